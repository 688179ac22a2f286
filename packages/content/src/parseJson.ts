/** One mistake in the way a file is written. Lines and columns count from 1. */
export type JsonMistake = { line: number; column: number; what: string; fix: string }

/**
 * The outcome of parsing a JSON file. With mistakes, `value` is what could be read around them
 * (undefined when the rest of the file could not be understood): good enough to tell which page the
 * file was meant to be, never to be published.
 */
export type ParsedJson =
  | { ok: true; value: unknown }
  | { ok: false; mistakes: JsonMistake[]; value: unknown }

/**
 * Parses JSON as strictly as JSON.parse, and says more when it cannot: where, what and how to fix
 * it, the same in every engine. Slips whose meaning is plain (a comma too many or too few, a
 * comment, other quotes, a name given twice) do not stop it, so that they are all reported at once.
 */
export function parseJson(source: string): ParsedJson {
  const { value, mistakes } = new JsonReader(source)
  return mistakes.length === 0 ? { ok: true, value } : { ok: false, mistakes, value }
}

/**
 * Returns the value of JSON without mistakes, and which of its groups `{ }` were written on one
 * line.
 */
export const parseLayout = (source: string): Pick<JsonReader, 'value' | 'oneLine'> =>
  new JsonReader(source)

/** The mistake after which the rest of the file cannot be understood. */
class Unreadable extends Error {}

const deepest = 100
/**
 * After so many mistakes a file is something else than JSON, and to tell more would help nobody.
 */
const mostMistakes = 50

// Sticky: each is looked for where the reader stands.
const blanks = /[ \n\r\t]*/y
const comment = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y
const invisible = /[\u00a0\u2028\ufeff]/y
/** Matches the usual part of a text: runs of characters that need no check. */
// oxlint-disable-next-line no-control-regex
const plainRun = /[^"\\\u0000-\u001F]*/y
const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const numberLike = /[-+.\d][\w.+-]{0,59}/y
/** Letters without quotes: true, false, null, or a text that lacks them. */
const bareWord = /[\p{L}_$][\p{L}\p{N}_$-]{0,59}/uy
const mergeMark = /<{7}|={7}|>{7}/y
const openLine = /\{[ \r\t]*\n/y

const quotes = /["'“”‘’`]/
const letterOrDigit = /[\p{L}\p{N}]/u
const literals = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** A recursive-descent parser that notes mistakes and, where their meaning is plain, reads on. */
class JsonReader {
  value: unknown
  readonly mistakes: JsonMistake[] = []
  readonly oneLine = new Set<object>()
  private readonly text: string
  private at = 0

  constructor(source: string) {
    this.text = source.replace(/^\uFEFF/, '')
    try {
      this.document()
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
    }
  }

  private document(): void {
    this.skip()
    if (this.at >= this.text.length && this.mistakes.length === 0)
      this.stop('the file is empty', 'Put its content back, or delete the file', 0)
    this.value = this.anyValue(0)
    this.skip()
    if (this.at < this.text.length)
      this.stop(
        `found ${this.text[this.at]} after the end`,
        'Take out what stands after the last bracket, or look for a bracket closed too early',
      )
  }

  private place(offset: number) {
    const before = this.text.slice(0, offset)
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
  }

  private note(what: string, fix: string, offset = this.at): void {
    if (this.mistakes.length >= mostMistakes) throw new Unreadable()
    this.mistakes.push({ ...this.place(offset), what, fix })
  }

  private stop(what: string, fix: string, offset = this.at): never {
    this.note(what, fix, offset)
    throw new Unreadable()
  }

  /** Passes over what fits the pattern here, and gives it; '' when nothing does. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }

  /** Passes over blanks, and over comments, which JSON does not have. */
  private skip(): void {
    for (;;) {
      this.take(blanks)
      const opened = this.at
      if (this.take(comment))
        this.note('found a comment', 'JSON has no comments: take it out', opened)
      else if (this.take(invisible))
        this.note(
          'an invisible character stands here',
          'Delete it and type an ordinary space',
          opened,
        )
      else return
    }
  }

  private anyValue(depth: number): unknown {
    this.skip()
    const char = this.text[this.at]
    if (depth > deepest)
      this.stop('brackets stand inside brackets too deep to read', 'Take some out')
    if (char === undefined)
      return this.stop(
        'the file ends where a value was expected',
        'Finish it, or put the end of the file back',
      )
    if (char === '{') return this.object(depth)
    if (char === '[') return this.list(depth)
    if (quotes.test(char)) return this.string()
    if (/[-+.\d]/.test(char)) return this.number()
    return this.literal(char)
  }

  /** true, false or null; a word without quotes is read as the text it was meant to be. */
  private literal(char: string): unknown {
    const opened = this.at
    const word = this.take(bareWord)
    if (literals.has(word)) return literals.get(word)
    if (word === '') {
      this.refuseMerge()
      if (char === ',')
        this.stop(
          'found a comma where a value was expected',
          'Take one comma out, or put the missing value before it',
        )
      this.stop(`did not expect ${char}`, 'Check the quotes, commas and brackets just before it')
    }
    const meant = word.toLowerCase()
    const isLiteral = literals.has(meant)
    this.note(
      `${word} is not in quotes`,
      isLiteral ? `Write ${meant}, in small letters` : 'Put text between double quotes "',
      opened,
    )
    return isLiteral ? literals.get(meant) : word
  }

  private number(): number {
    const opened = this.at
    const written = this.take(numberLike)
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(written))
      this.note(
        `${written} is not written as JSON writes numbers`,
        'Write digits only, such as 350 or 12.50; anything else goes between quotes',
        opened,
      )
    return Number(written)
  }

  private string(): string {
    const opened = this.at
    const quote = this.text[this.at++]!
    const closing = '“”'.includes(quote) ? '“”"' : '‘’'.includes(quote) ? '‘’' : quote
    if (quote !== '"') this.note(`found ${quote}`, 'Use straight double quotes "', opened)
    for (let out = ''; ;) {
      if (quote === '"') out += this.take(plainRun)
      const char = this.text[this.at]
      if (char === undefined || char === '\n' || char === '\r')
        this.stop(
          'the text that begins with ' +
            `${this.text.slice(opened, Math.min(this.at, opened + 24))} is not ` +
            'closed on its line',
          'Close it with " on the same line, and write \\" for quotes inside it',
          opened,
        )
      else if (char === '\\') out += this.escaped()
      else if (char < ' ') {
        this.note('a tab or another control character stands inside a text', 'Use a space instead')
        this.at++
      } else {
        this.at++
        if (closing.includes(char)) return out
        out += char
      }
    }
  }

  private escaped(): string {
    const sequence = this.take(escapeSequence)
    if (sequence) return JSON.parse(`"${sequence}"`) as string
    const letter = this.text[this.at + 1] ?? ''
    if (letter === '\n' || letter === '\r') this.at++
    else {
      this.note(`\\${letter} means nothing in JSON`, 'Write \\\\ for a backslash, or take it out')
      this.at += 2
    }
    return ''
  }

  private list(depth: number): unknown[] {
    const out: unknown[] = []
    this.entries(']', () => out.push(this.anyValue(depth + 1)))
    return out
  }

  private object(depth: number): Record<string, unknown> {
    const out: Record<string, unknown> = {}
    const opened = this.at
    if (!this.take(openLine)) this.oneLine.add(out)
    this.at = opened
    const first = new Map<string, number>()
    this.entries('}', () => {
      const named = this.at
      const key = this.name()
      this.colon(key, opened)
      const before = first.get(key)
      if (before === undefined) first.set(key, named)
      else
        this.note(
          `"${key}" stands twice in the same { }: it was already given on line ` +
            `${this.place(before).line}`,
          'Keep one of the two, because only the last would count',
          named,
        )
      const value = this.anyValue(depth + 1)
      // Not by assignment: a field may be called __proto__.
      const property = { value, enumerable: true, configurable: true, writable: true }
      Object.defineProperty(out, key, property)
    })
    return out
  }

  private name(): string {
    const char = this.text[this.at]!
    if (quotes.test(char)) return this.string()
    this.refuseMerge()
    if (/\d/.test(char) && /\d\s*,\s*$/.test(this.text.slice(0, this.at)))
      this.stop('a comma stands inside a number', 'Write it without the comma: 1250')
    const opened = this.at
    const bare = this.take(bareWord)
    if (bare === '')
      this.stop(
        `found ${char} where a name in quotes was expected`,
        'Check the commas and brackets just before it',
      )
    this.note(`the name ${bare} is not in quotes`, 'Put it between double quotes "', opened)
    return bare
  }

  private colon(key: string, opened: number): void {
    this.skip()
    const char = this.text[this.at]
    if (char === undefined) this.ends(opened)
    if (char === '=') this.note('found = after a name', 'Use a colon :')
    else if (char !== ':') {
      this.refuseQuoteInside(this.at)
      this.stop(`found ${char} after the name "${key}"`, 'Put a colon between a name and its value')
    }
    this.at++
  }

  /** From the opening bracket to the closing one, with what `entry` reads between them. */
  private entries(close: '}' | ']', entry: () => void): void {
    const opened = this.at++
    this.skip()
    if (this.text[this.at] !== close)
      do {
        this.skip()
        const char = this.text[this.at]
        if (char === undefined) this.ends(opened)
        if (char === '}' || char === ']')
          this.stop(
            `found ${char} where ${close} was expected`,
            `Close the ${this.text[opened]} of line ${this.place(opened).line} with ${close}`,
          )
        entry()
      } while (this.more(opened, close))
    this.at++
  }

  /** After an entry: passes a comma, and says whether another entry follows. */
  private more(opened: number, close: '}' | ']'): boolean {
    const ended = this.at
    this.skip()
    const char = this.text[this.at]
    if (char === close) return false
    if (char === undefined) return this.ends(opened)
    if (char !== ',') {
      this.refuseMerge()
      this.refuseQuoteInside(ended)
      if (!/["'“”‘’{[\p{L}\p{N}-]/u.test(char))
        this.stop(
          `found ${char} where a comma or ${close} was expected`,
          'Check the quotes and brackets just before it',
        )
      this.note('a comma is missing here', 'Put a comma between the two entries', ended)
      return true
    }
    const comma = this.at++
    this.skip()
    while (this.text[this.at] === ',') {
      this.note('found two commas in a row', 'Take one of them out')
      this.at++
      this.skip()
    }
    if (this.text[this.at] !== close) return true
    this.note(`a comma stands before the closing ${close}`, 'Take that last comma out', comma)
    return false
  }

  private ends(opened: number): never {
    const { line, column } = this.place(opened)
    const bracket = this.text[opened]
    return this.stop(
      `the file ends, but the ${bracket} of line ${line}, column ${column} was never closed`,
      `Look for a missing ${bracket === '{' ? '}' : ']'}`,
      this.text.length,
    )
  }

  /** Stops at what git leaves where two versions of a file disagree. */
  private refuseMerge(): void {
    const opened = this.at
    if (this.take(mergeMark))
      this.stop(
        'two versions of the file were merged and both are still in it (<<<<<<<)',
        'Keep one of the two, and delete the lines with <<<<<<<, ======= and >>>>>>>',
        opened,
      )
  }

  /** Stops where words follow the quote that ended a text: the text has quotes of its own. */
  private refuseQuoteInside(ended: number): void {
    if (this.text[ended - 1] === '"' && letterOrDigit.test(this.text[this.at]!))
      this.stop(
        'words stand after the quote that closed their text',
        'Write \\" for quotes inside a text, or put a comma between two entries',
      )
  }
}
