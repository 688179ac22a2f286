/** Strands of hair as path data, sorted at random into dark, deep and light ones. */
export class Strands {
  dark = ''
  deep = ''
  light = ''

  /** @param dark up to which share of 1 they are dark, and up to `deep` deep */
  constructor(
    private readonly rand: () => number,
    private readonly shares: { dark: number; deep: number },
  ) {}

  add(strand: string): void {
    const share = this.rand()
    if (share < this.shares.dark) this.dark += strand
    else if (share < this.shares.deep) this.deep += strand
    else this.light += strand
  }
}
