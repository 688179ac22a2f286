/**
 * Every mark as the plainest keyboard types it. An apostrophe, a hyphen, a space or a digit has
 * dozens of looks; what Unicode says of a character tells which it is, so that no list of them can
 * be too short. It comes before NFKD, which makes a space and an accent of ´.
 */
export const plainMarks = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Zs}/gu, ' ')
    .replace(betweenLetters, "'")
    .replace(/[\p{Pi}\p{Pf}„‟″‶〝〞〟״]/gu, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/(?:(\d+) *)?(\p{No})/gu, (as: string, whole: string | undefined, sign: string) => {
      const [, part, of] = /^(\d+)⁄(\d+)$/.exec(sign.normalize('NFKD')) ?? []
      return part === undefined ? as : added(whole, part, of)
    })
    .replace(writtenFraction, (_, whole: string | undefined, part: string, of: string) =>
      added(whole, part, of),
    )
    .replace(/(\d)[·∙•⋅・٫](?=\d)/g, '$1.')
    .replace(/(\d)[٬'](?=\d{3}(?!\d))/g, '$1')
    .replace(decimalComma, '$1.$2')

/**
 * What stands for an apostrophe within a word: quotation marks, accents that stand alone, letters
 * that only modify, primes and single quotation marks, and what is put for a character lost.
 */
const betweenLetters =
  /(?<=\p{Script=Latin})[\p{Pi}\p{Pf}\p{Sk}\p{Lm}'"‚′″‵׳״՚\ufffd]+(?=\p{Script=Latin})/gu

const unit = String.raw`(?: ?(?:an? )?(?:m[lL]s?|ML|cc|mils?|mills?|syringes?|vials?)\b)`

/** "1/2 ml", "1 1/2 syringes"; 1/2 alone may be a date. */
const writtenFraction = new RegExp(
  String.raw`(?<![\d/.])(?:(\d+) +)?(\d) ?[/⁄∕] ?([2-9])(?!\d)(?=${unit})`,
  'g',
)

/** "0,5" and "1,5 ml"; "1,250" is a thousand, and "1,2 or 3 areas" are two numbers. */
const decimalComma = new RegExp(
  String.raw`(?<![\d.,])(0(?=,)|\d{1,2}(?=,\d{1,2}${unit})),(\d{1,2})(?![\d,])`,
  'g',
)

const added = (whole: string | undefined, part: string, of: string | undefined): string =>
  ` ${Math.round(100 * (Number(whole ?? 0) + Number(part) / Number(of))) / 100}`

/** A digit of any script as 0 to 9: in every script ten of them stand together, 0 first. */
function asciiDigit(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0)!
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}
