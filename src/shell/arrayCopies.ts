/**
 * Gives arrays the two methods that the site uses, and that Safari below 16 and Chrome below 110
 * lack.
 */
for (const [name, inPlace] of [
  ['toReversed', Array.prototype.reverse],
  ['toSorted', Array.prototype.sort],
] as const)
  if (!(name in Array.prototype))
    // oxlint-disable-next-line no-extend-native -- as the language itself has them since 2023
    Object.defineProperty(Array.prototype, name, {
      value(this: unknown[], ...order: []) {
        return inPlace.apply([...this], order)
      },
      writable: true,
      configurable: true,
    })
