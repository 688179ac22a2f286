import type { Knowledge } from '../knowledge.ts'

/**
 * Takes out of a visitor's words what may say who they are, before anything is sent to a model:
 * e-mail and postal addresses, links and names on networks, telephone and other long numbers, days of
 * birth, and names where somebody says theirs.
 */

/** "name@example.com", and as it is written to escape programs: "name at example dot com". */
const email =
  /[\p{L}\p{N}._%+-]+\s?(?:@|[([]\s?at\s?[)\]])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|[([]\s?dot\s?[)\]])\s?[\p{L}\p{N}-]+)+|[\w.+-]+ at (?:[\w-]+(?: dot \w{2,})+|(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|live)\b)|[\w.+-]+@[\w-]+/giu
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:com|co|org|net|uk|eu|io|me|info|example|app|dev)\b(?:\/\S*)?|(?<![\p{L}\p{N}])@[\w.]{2,}/giu
/** "Insta: sarah.j92", "sarah_j": a name with a line in it is one of a network. */
const handle =
  /(?<=\b(?:insta(?:gram)?|ig|snap(?:chat)?|tik ?tok|twitter|facebook|fb|telegram|handle|username)(?: name| handle)?(?: is |['’]s |: ?))[\w.]+|\b[a-z][a-z\d.]*_[\w.]+/gi
/** "14 Acacia Avenue", "flat 3b". */
const postal =
  /\b(?:(?:flat|apartment) \d+[a-z]?\b|\d+[a-z]?,? (?!(?:days?|weeks?|months?|years?|ml|units?) )(?:[\p{L}'’]+ ){1,2}(?:street|st|road|rd|avenue|ave|lane|crescent|terrace|gardens|mews|grove|drive|close)\b)/giu
/** A day after what says that it is one of birth. */
const birth =
  /(?<=\b(?:d\.?o\.?b\.?|(?:date|day) of birth|birthday|born)(?: is| on| the|:)* ?)\d{1,4}(?:[/. -]\d{1,2}[/. -]\d{2,4}|(?:st|nd|rd|th)?(?: of)? \p{L}{3,9},? \d{2,4})/giu
const nationalInsurance = /\b[a-z]{2} ?(?:\d{2} ?){3}[a-d]\b/gi
const postcode = /\b[a-z]{1,2}\d[a-z\d]? ?\d[abd-hjlnp-uw-z]{2}\b/gi
/** Seven digits or more, in any script, with what people write between them. */
const digits = /(?:[+(]|\bo(?=\d))?\p{Nd}(?:[\s().\u2010-\u2015-]{0,3}\p{Nd}){6,}/gu
const digitWords =
  /\b(?:(?:double|treble|triple|oh|o|zero|nought|one|two|three|four|five|six|seven|eight|nine)[\s,-]+){6,}(?:oh|zero|nought|one|two|three|four|five|six|seven|eight|nine)\b/gi
/** 2026-06-14, 14.06.2026 */
const date = /^(?:\d{4}[.-]\d{1,2}[.-]\d{1,2}|\d{1,2}[. -]\d{1,2}[. -]\d{4})$/

/** What stands before a name for certain, and what may stand before anything. */
const saysName =
  /(?<![\p{L}\p{N}])(?:(?:my|the|full|first) (?:full |first |last |sur)?names?(?:['’]s| is|:)?|names['’]?s?|call me|i(?:['’]?m| am) called|(?:i(?:['’]?m| am)|it['’]?s|this is|under|for) (?:dr|mrs?|ms|miss)\b\.?|signed|je m['’]appelle|mon nom est|me llamo|mi nombre es|ich hei(?:ß|ss)e|mein name ist|mi chiamo|nazywam si[ęe]|mam na imi[ęe]|meu nome [ée]|me chamo|mera naam|اسمي|میرا نام|मेरा नाम|我叫|我的名字是|私の名前は)[\s:,]*/giu
const maySayName =
  /(?<![\p{L}\p{N}])(?:i(?:['’]m| am)|this is|it['’]?s|my (?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|friend|mum|mother|dad|sister|brother|daughter|son))\s+/giu
/** "im sarah"; "im Jahr" is German. */
const im = /(?<![\p{L}\p{N}])im\s+/giu
/** "Sarah here, how much" */
const here = /(?<=^|[.!?]\s+|\b(?:hi|hello|hey),? )\p{L}+(?= here\b)/giu
/** The same in languages whose words the site does not know: a name has a capital there. */
const maySayNameElsewhere = /(?<![\p{L}\p{N}])(?:ich bin|je suis|soy|sono|(?:eu )?sou|jestem)\s+/giu
/** Endings of "hypothyroid", "diabetic", "sensitive", "nervous", "smoking", which names have not. */
const adjective = /(?:oid|tic|emic|phobic|ive|ous|ing)$/
/** A farewell at the end of a line, "Thanks, Sarah", and not "had it done at yours apparently". */
const farewell =
  /(?<=(?:thanks|thank you|regards|cheers|best|love|(?<!\bat )yours(?: faithfully| sincerely| truly)?)[,\s]{1,4})\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?(?=[\s.!x]*$)/gimu
/**
 * Up to three words of a name, "Anne-Marie O'Neill Smith"; two of scripts whose words are not told
 * from names, and three letters where no space stands between words.
 */
const nameWords =
  /^(?:\p{Script=Han}{2,3}|[\p{Script=Latin}\p{M}'’.-]+(?: [\p{Script=Latin}\p{M}'’-]+){0,2}|[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?)/u

export class PersonalDetails {
  /** The words of the site and of its visitors' questions, which are no names. */
  readonly #words: ReadonlySet<string>
  /** The most common of them, which end a name: "my name is rose and". */
  readonly #small: ReadonlySet<string>
  /** Those that keep their capital: "Nigerian". */
  readonly #proper: ReadonlySet<string>

  constructor({ assistant, words = [], learned, properNames, sections }: Knowledge) {
    const { topics, conditions, names, signs, complaints, smallWords } = assistant
    const phrases = JSON.stringify([topics, conditions, names, signs, complaints])
    const all = [...words, ...smallWords, learned?.deciding, phrases.toLowerCase()].join(' ')
    const site = sections.map(({ text }) => text).join(' ')
    this.#words = new Set(`${all} ${site.toLowerCase()}`.match(/\p{L}+/gu))
    this.#small = new Set(smallWords)
    this.#proper = new Set(properNames)
  }

  /** Returns a text, in English unless it is said, without what may say who somebody is. */
  without(text: string, isEnglish = true): string {
    return this.#withoutNames(
      text
        .normalize('NFKC')
        .replace(email, '[e-mail]')
        .replace(link, '[link]')
        .replace(handle, '[link]')
        .replace(birth, '[date]')
        .replace(postal, '[address]')
        .replace(nationalInsurance, '[number]')
        .replace(digits, (found) => (date.test(found.trim()) ? found : '[number]'))
        .replace(digitWords, '[number]')
        .replace(postcode, '[postcode]'),
      isEnglish,
    )
  }

  #withoutNames(text: string, isEnglish: boolean): string {
    return [
      [maySayName, 'unknown'],
      ...(isEnglish ? [[im, 'unknown']] : []),
      [maySayNameElsewhere, 'capital'],
      [saysName, 'any'],
    ]
      .reduce((left, [pattern, sign]) => this.#after(pattern as RegExp, left, sign as Sign), text)
      .replace(farewell, (words) =>
        this.#nameIn(words.split(' '), 'unknown') > 0 ? '[name]' : words,
      )
      .replace(here, (word) => (this.#nameIn([word], 'unknown') > 0 ? '[name]' : word))
  }

  /** Takes out the words after a pattern that are a name. */
  #after(pattern: RegExp, text: string, sign: Sign): string {
    let done = ''
    let at = 0
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].length
      if (start < at) continue
      const [words] = nameWords.exec(text.slice(start)) ?? []
      if (words === undefined) continue
      const name = this.#nameIn(words.split(' '), sign)
      if (name === 0) continue
      done += `${text.slice(at, start)}[name]`
      at = start + words.split(' ').slice(0, name).join(' ').length
    }
    return done + text.slice(at)
  }

  /** Returns how many of the words are a name: from the first, as far as they go on. */
  #nameIn(words: readonly string[], sign: Sign): number {
    const isName = (word: string) => {
      const [bare = ''] = word.match(/^\p{L}+/u) ?? []
      const small = bare.toLowerCase()
      if (bare === '') return false
      // Who says that it is their name has one, whatever it means elsewhere: "my name is rose".
      if (sign === 'any') return !this.#small.has(small)
      if (/^\p{Lu}\p{Ll}/u.test(bare)) return !this.#proper.has(bare)
      return sign === 'unknown' && !this.#words.has(small) && !adjective.test(small)
    }
    const known = words.findIndex((word) => !isName(word))
    return known < 0 ? words.length : known
  }
}

/** What tells that a word is a name: any word is one, or one with a capital, or an unknown one. */
type Sign = 'any' | 'capital' | 'unknown'
