/** One mistake in the way a file is written. Lines and columns count from 1. */
export type JsonMistake = { line: number; column: number; what: string; mend: string }

/**
 * The outcome of parsing a JSON file. With mistakes, `value` is what could be read around them
 * (undefined when the rest of the file could not be understood): good enough to tell which page the
 * file was meant to be, never to be published.
 */
export type ParsedJson =
  { ok: true; value: unknown } | { ok: false; mistakes: JsonMistake[]; value: unknown }

/** What a text usually is: runs of letters with nothing between them that needs a look. */
// oxlint-disable-next-line no-control-regex
const plainRun = /[^"\\\u0000-\u001F]*/y

/** The mistake after which the rest of the file cannot be understood. */
class Unreadable extends Error {}

const deepest = 100
/**
 * After so many mistakes a file is something else than JSON, and to tell more would help nobody.
 */
const mostMistakes = 50
const escapes: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}
const literals: [string, unknown][] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

/**
 * Parses JSON as strictly as JSON.parse, and says more when it cannot: where, what and how to mend
 * it, the same in every engine. Slips whose meaning is plain (a comma too many or too few, a
 * comment, other quotes, a name given twice) do not stop it, so that they are all reported at once.
 */
export function parseJson(source: string): ParsedJson {
  const text = source.replace(/^\uFEFF/, '')
  const mistakes: JsonMistake[] = []
  let at = 0

  const place = (offset: number) => {
    const before = text.slice(0, offset)
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
  }
  const note = (offset: number, what: string, mend: string) => {
    if (mistakes.length >= mostMistakes) throw new Unreadable()
    mistakes.push({ ...place(offset), what, mend })
  }
  const stop = (offset: number, what: string, mend: string): never => {
    note(offset, what, mend)
    throw new Unreadable()
  }
  const ends = (opened: number, bracket: '{' | '['): never => {
    const { line, column } = place(opened)
    return stop(
      text.length,
      `the file ends, but the ${bracket} of line ${line}, column ${column} was never closed`,
      `Look for a missing ${bracket === '{' ? '}' : ']'}`,
    )
  }

  /** Passes over blanks, and over comments, which JSON does not have. */
  const skip = () => {
    for (;;) {
      while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++
      const opened = at
      if (text.startsWith('//', at)) at = to(text.indexOf('\n', at))
      else if (text.startsWith('/*', at)) at = to(text.indexOf('*/', at), 2)
      else if (text[at] === '\u00a0' || text[at] === '\u2028' || text[at] === '\ufeff') {
        note(at++, 'an invisible character stands here', 'Delete it and type an ordinary space')
        continue
      } else return
      note(opened, 'found a comment', 'JSON has no comments: take it out')
    }
  }
  const to = (found: number, length = 0) => (found < 0 ? text.length : found + length)

  const string = (): string => {
    const opened = at
    const quote = text[at++]!
    const closing =
      quote === '“' || quote === '”' ? /[“”"]/ : quote === '‘' || quote === '’' ? /[‘’]/ : quote
    if (quote !== '"') note(opened, `found ${quote}`, 'Use straight double quotes "')
    let out = ''
    for (;;) {
      if (closing === '"') {
        plainRun.lastIndex = at
        const run = plainRun.exec(text)?.[0] ?? ''
        out += run
        at += run.length
      }
      const char = text[at]
      if (char === undefined || char === '\n' || char === '\r') return unclosed(opened)
      if (typeof closing === 'string' ? char === closing : closing.test(char)) {
        at++
        return out
      }
      if (char === '\\') out += escaped()
      else if (char < ' ') {
        note(at, 'a tab or another control character stands inside a text', 'Use a space instead')
        at++
      } else {
        out += char
        at++
      }
    }
  }
  const quoteInside = (offset: number): never =>
    stop(
      offset,
      'words stand after the quote that closed their text',
      'Write \\" for quotes inside a text, or put a comma between two entries',
    )
  const unclosed = (opened: number): never => {
    const words = text.slice(opened, Math.min(at, opened + 24))
    return stop(
      opened,
      `the text that begins with ${words} is not closed on its line`,
      'Close it with " on the same line, and write \\" for quotes inside it',
    )
  }
  const escaped = (): string => {
    const opened = at
    const letter = text[at + 1] ?? ''
    at += 2
    if (letter === 'u') {
      const digits = /^[0-9a-fA-F]{4}/.exec(text.slice(at, at + 4))?.[0]
      if (digits) {
        at += 4
        return String.fromCharCode(parseInt(digits, 16))
      }
    } else if (letter in escapes) return escapes[letter]!
    if (letter === '\n' || letter === '\r') at = opened + 1
    else
      note(
        opened,
        `\\${letter} means nothing in JSON`,
        'Write \\\\ for a backslash, or take it out',
      )
    return ''
  }

  const number = (): number => {
    const opened = at
    const written = /^[-+.\d][\w.+-]*/.exec(text.slice(at, at + 60))![0]
    at += written.length
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(written))
      note(
        opened,
        `${written} is not written as JSON writes numbers`,
        'Write digits only, such as 350 or 12.50; anything else goes between quotes',
      )
    return Number(written)
  }

  const value = (depth: number): unknown => {
    skip()
    const char = text[at]
    if (depth > deepest)
      return stop(at, 'brackets stand inside brackets too deep to read', 'Take some out')
    if (char === undefined)
      return stop(
        at,
        'the file ends where a value was expected',
        'Finish it, or put the end of the file back',
      )
    if (char === '{') return object(depth)
    if (char === '[') return list(depth)
    if (/["'“”‘’`]/.test(char)) return string()
    if (/[-+.\d]/.test(char)) return number()
    const name = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(text.slice(at, at + 60))?.[0]
    const known = literals.find(([word]) => word === name)
    if (known) {
      at += known[0].length
      return known[1]
    }
    if (text.startsWith('<<<<<<<', at)) return merge()
    if (name === undefined)
      return stop(
        at,
        char === ',' ? 'found a comma where a value was expected' : `did not expect ${char}`,
        char === ','
          ? 'Take one comma out, or put the missing value before it'
          : 'Check the quotes, commas and brackets just before it',
      )
    const meant = literals.find(([word]) => word === name.toLowerCase())
    note(
      at,
      `${name} is not in quotes`,
      meant ? `Write ${meant[0]}, in small letters` : 'Put text between double quotes "',
    )
    at += name.length
    return meant ? meant[1] : name
  }
  const merge = (): never =>
    stop(
      at,
      'two versions of the file were merged and both are still in it (<<<<<<<)',
      'Keep one of the two, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    )

  /** After an entry: passes a comma, and says whether another entry follows. */
  const more = (opened: number, close: '}' | ']'): boolean => {
    const ended = at
    skip()
    if (text[at] === close) return false
    if (text[at] === undefined) return ends(opened, close === '}' ? '{' : '[')
    if (text[at] !== ',') {
      if (
        text.startsWith('<<<<<<<', at) ||
        text.startsWith('=======', at) ||
        text.startsWith('>>>>>>>', at)
      )
        return merge()
      if (text[ended - 1] === '"' && /[\p{L}\p{N}]/u.test(text[at]!)) return quoteInside(at)
      if (!/["'“”‘’{[\p{L}\p{N}-]/u.test(text[at]!))
        return stop(
          at,
          `found ${text[at]} where a comma or ${close} was expected`,
          'Check the quotes and brackets just before it',
        )
      note(ended, 'a comma is missing here', 'Put a comma between the two entries')
      return true
    }
    const comma = at++
    skip()
    while (text[at] === ',') {
      note(at++, 'found two commas in a row', 'Take one of them out')
      skip()
    }
    if (text[at] !== close) return true
    note(comma, `a comma stands before the closing ${close}`, 'Take that last comma out')
    return false
  }

  const list = (depth: number): unknown[] => {
    const opened = at++
    const out: unknown[] = []
    skip()
    if (text[at] !== ']')
      do {
        skip()
        if (text[at] === undefined) ends(opened, '[')
        if (text[at] === '}')
          stop(
            at,
            `found } where ] was expected`,
            `Close the [ of line ${place(opened).line} with ]`,
          )
        out.push(value(depth + 1))
      } while (more(opened, ']'))
    at++
    return out
  }

  const object = (depth: number): Record<string, unknown> => {
    const opened = at++
    const out: Record<string, unknown> = {}
    const first = new Map<string, number>()
    skip()
    if (text[at] !== '}')
      do {
        skip()
        const named = at
        const key = name(opened)
        skip()
        if (text[at] === ':') at++
        else if (text[at] === '=') note(at++, 'found = after a name', 'Use a colon :')
        else if (text[at] === undefined) ends(opened, '{')
        else if (text[at - 1] === '"' && /[\p{L}\p{N}]/u.test(text[at]!)) quoteInside(at)
        else
          stop(
            at,
            `found ${text[at]} after the name "${key}"`,
            'Put a colon between a name and its value',
          )
        const before = first.get(key)
        if (before === undefined) first.set(key, named)
        else
          note(
            named,
            `"${key}" stands twice in the same { }: it was already given on line ${place(before).line}`,
            'Keep one of the two, because only the last would count',
          )
        const inner = value(depth + 1)
        Object.defineProperty(out, key, {
          value: inner,
          enumerable: true,
          configurable: true,
          writable: true,
        })
      } while (more(opened, '}'))
    at++
    return out
  }
  const name = (opened: number): string => {
    const char = text[at]
    if (char === undefined) return ends(opened, '{')
    if (/["'“”‘’`]/.test(char)) return string()
    const bare = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(text.slice(at, at + 60))?.[0]
    if (text.startsWith('<<<<<<<', at)) return merge()
    if (char === ']')
      return stop(
        at,
        'found ] where } was expected',
        `Close the { of line ${place(opened).line} with }`,
      )
    if (/\d/.test(char) && /\d\s*,\s*$/.test(text.slice(0, at)))
      return stop(at, 'a comma stands inside a number', 'Write it without the comma: 1250')
    if (bare === undefined)
      return stop(
        at,
        `found ${char} where a name in quotes was expected`,
        'Check the commas and brackets just before it',
      )
    note(at, `the name ${bare} is not in quotes`, 'Put it between double quotes "')
    at += bare.length
    return bare
  }

  let read: unknown
  try {
    skip()
    if (at >= text.length && mistakes.length === 0)
      stop(0, 'the file is empty', 'Put its content back, or delete the file')
    read = value(0)
    skip()
    if (at < text.length)
      stop(
        at,
        `found ${text[at]} after the end`,
        'Take out what stands after the last bracket, or look for a bracket closed too early',
      )
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
  }
  return mistakes.length === 0 ? { ok: true, value: read } : { ok: false, mistakes, value: read }
}
