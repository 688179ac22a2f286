import type { Learned } from '../knowledge.ts'

/** Classes of examples, of each example its features; one that stands twice counts twice. */
export type Classes = readonly (readonly (readonly string[])[])[]

/** Which examples of which class have a feature. */
export class ExampleTable {
  /** Of each example its class. */
  readonly classOf: Uint16Array
  readonly classes: number
  /** For each feature of the lexicon, where the examples that have it stand among all of them. */
  readonly #starts: Uint32Array
  readonly #having: Uint16Array

  /**
   * @param lexicon the number of each feature
   * @param sizes the number of examples of each class
   * @param examples of each example its features by their numbers, rising
   */
  private constructor(
    private readonly lexicon: ReadonlyMap<string, number>,
    private readonly sizes: readonly number[],
    private readonly examples: readonly Uint32Array[],
  ) {
    this.classes = sizes.length
    this.classOf = Uint16Array.from(sizes.flatMap((size, of) => Array.from({ length: size }, () => of))) // prettier-ignore
    const counts = new Uint32Array(lexicon.size + 1)
    for (const features of examples) for (const feature of features) counts[feature + 1]!++
    for (let i = 1; i < counts.length; i++) counts[i]! += counts[i - 1]!
    this.#starts = counts
    this.#having = new Uint16Array(counts.at(-1)!)
    const next = counts.slice()
    for (const [example, features] of examples.entries())
      for (const feature of features) this.#having[next[feature]!++] = example
  }

  /** Returns the table of some examples; features that are new to the lexicon are added to it. */
  static of(classes: Classes, lexicon = new Map<string, number>()): ExampleTable {
    const numberOf = (feature: string) => {
      const known = lexicon.get(feature) ?? lexicon.size
      if (known === lexicon.size) lexicon.set(feature, known)
      return known
    }
    return new ExampleTable(
      lexicon,
      classes.map(({ length }) => length),
      classes.flat().map((features) => Uint32Array.from(features, numberOf).toSorted()),
    )
  }

  /** Returns the table of some of the classes. */
  only(classes: readonly number[]): ExampleTable {
    return new ExampleTable(
      this.lexicon,
      classes.map((of) => this.sizes[of]!),
      classes.flatMap((of) => this.examples.filter((_, i) => this.classOf[i] === of)),
    )
  }

  /** Returns the examples that have a feature. */
  having(feature: string): Uint16Array {
    return this.#examplesOf(this.lexicon.get(feature) ?? Infinity)
  }

  #examplesOf(number: number): Uint16Array {
    // The lexicon may have grown since.
    return number + 1 < this.#starts.length
      ? this.#having.subarray(this.#starts[number], this.#starts[number + 1])
      : new Uint16Array()
  }

  /** Goes through the features that any example has, with these. */
  *features(): Generator<[feature: string, having: Uint16Array]> {
    let number = 0
    for (const feature of this.lexicon.keys()) {
      const having = this.#examplesOf(number++)
      if (having.length > 0) yield [feature, having]
    }
  }

  /**
   * Returns the table in numbers: the sizes of its classes, and of each example by how much each
   * feature's number is above the one before.
   * @param renumbered the number that each feature is to have
   */
  packed(renumbered: Uint32Array): string {
    const examples = this.examples.map((all) =>
      all.map((feature) => renumbered[feature]!).toSorted(),
    )
    return pack([
      this.classes,
      ...this.sizes,
      ...examples.flatMap((features) => [
        features.length,
        ...Array.from(features, (feature, i) => feature - (features[i - 1] ?? 0)),
      ]),
    ])
  }

  static unpacked(text: string, lexicon: ReadonlyMap<string, number>): ExampleTable {
    const numbers = unpack(text)
    const classes = numbers[0]!
    const sizes = Array.from(numbers.subarray(1, 1 + classes))
    const examples: Uint32Array[] = []
    for (let at = 1 + classes; at < numbers.length;) {
      const features = numbers.subarray(at + 1, (at += 1 + numbers[at]!))
      for (let i = 1; i < features.length; i++) features[i]! += features[i - 1]!
      examples.push(features)
    }
    return new ExampleTable(lexicon, sizes, examples)
  }
}

type PackedTables = Pick<Learned, 'features' | 'tables'>

/**
 * Gives tables by name: those of a knowledge file, or else made of their examples, which takes a
 * second for those of the site.
 */
export class Tables {
  readonly #lexicon: Map<string, number>
  readonly #packed: PackedTables['tables']
  readonly #made = new Map<string, ExampleTable>()

  constructor(packed?: PackedTables) {
    this.#lexicon = new Map(wordsIn(packed?.features).map((feature, i) => [feature, i]))
    this.#packed = packed?.tables ?? {}
  }

  get(name: string, examples: () => Classes): ExampleTable {
    const packed = this.#packed[name]
    const table =
      packed === undefined
        ? ExampleTable.of(examples(), this.#lexicon)
        : ExampleTable.unpacked(packed, this.#lexicon)
    this.#made.set(name, table)
    return table
  }

  /** Returns all tables that were given, for the knowledge file. */
  pack(): PackedTables {
    // The more examples have a feature, the smaller its number; those of one stand side by side.
    const counts = new Map([...this.#lexicon.keys()].map((feature) => [feature, 0]))
    for (const table of this.#made.values())
      for (const [feature, having] of table.features())
        counts.set(feature, counts.get(feature)! + having.length)
    const features = [...counts].toSorted(([, a], [, b]) => b - a).map(([feature]) => feature)
    const renumbered = new Uint32Array(features.length)
    for (const [number, feature] of features.entries())
      renumbered[this.#lexicon.get(feature)!] = number
    return {
      features: inNumbers(features),
      tables: Object.fromEntries(
        [...this.#made].map(([name, table]) => [name, table.packed(renumbered)]),
      ),
    }
  }
}

const radix = 36

/**
 * Returns features a line each, those of two words by the numbers of these, which stand before them
 * since no pair is more frequent than its words.
 */
function inNumbers(features: readonly string[]): string {
  const numbers = new Map(features.map((feature, i) => [feature, i]))
  const short = (feature: string) =>
    feature
      .split(' ')
      .map((word) => numbers.get(word)!.toString(radix))
      .join(' ')
  return features.map((one) => (one.includes(' ') ? short(one) : one)).join('\n')
}

function wordsIn(text: string | undefined): string[] {
  const features: string[] = []
  for (const line of text?.split('\n') ?? []) {
    const [first, second] = line.split(' ')
    const word = (number: string) => features[parseInt(number, radix)]!
    features.push(second === undefined ? line : `${word(first!)} ${word(second)}`)
  }
  return features
}

/** Writes whole numbers as base64, seven bits of each a byte. */
function pack(numbers: readonly number[]): string {
  const bytes: number[] = []
  for (let number of numbers) {
    for (; number > 127; number = Math.floor(number / 128)) bytes.push((number % 128) + 128)
    bytes.push(number)
  }
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
}

function unpack(text: string): Uint32Array {
  const bytes = atob(text)
  const numbers = new Uint32Array(bytes.length)
  let count = 0
  let number = 0
  let unit = 1
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes.charCodeAt(i)
    number += (byte & 127) * unit
    unit *= 128
    if (byte < 128) {
      numbers[count++] = number
      number = 0
      unit = 1
    }
  }
  return numbers.slice(0, count)
}
