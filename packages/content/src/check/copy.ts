import { didYouMean } from '../didYouMean'
import { timeTokens } from '../quotedTimes'
import { clinicNumbers, clinicTokens, linkPattern, tokenPattern } from '../expand'
import { ownerTokens } from '../ownerStatements'
import type { ReadableContent } from '../load'
import { memoizeByIdentity, textsIn, type FoundText } from '../traverse'
import { problem, type Problem } from '../problem'
import type { Clinic } from '../schemas/clinic'
import { entryKinds } from '../schemas/all'
import { folderOf, pageEntries, type PageEntry } from '../siteContent'
import { contentFiles, type ContentFile } from './files'
import { isAddress, typedMedicine } from './medicine'

/** The two pages whose own titles hold this word. */
const flawlessRoutes = ['/cosmetalk/flawless-skin', '/clinical-concepts-to-flawless-skin']

/** Fewest words of each kind of page. */
const leastWords: { [kind: string]: number | undefined } = {
  treatment: 500,
  article: 700,
  person: 80,
  product: 150,
}
const shortPages = ['/thank-you', '/popupoffer', '/admin/video-upload', '/', '/contact', '/team']

/**
 * Checks the words themselves: amounts, tokens, the medicine's name, mark-up, and whether there are
 * enough of them.
 */
export function copyProblems(content: ReadableContent): Problem[] {
  // A treatment whose file could not be read may have the time that others quote.
  const unread = (content.broken ?? [])
    .filter(({ folder }) => folder === 'treatments')
    .map(({ id }) => timesOf(id))
  return [
    ...contentFiles(content)
      .flatMap(mistakesWith(namesIn(content)))
      .filter(({ absent }) => absent === undefined || !unread.includes(absent)),
    ...pageEntries(content).flatMap(tooFewWords),
  ]
}

/** Names the times of a treatment as a thing that may be absent. */
const timesOf = (id: string) => `times of ${id}`

/**
 * The names that tokens may have after their colon; null while the file that would say so is
 * broken.
 */
type Names = Record<
  'price' | 'call' | 'safety' | 'sentence' | 'clinic' | 'legal' | 'terms' | 'answers',
  readonly string[] | null
>

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

/** Returns the clinic's facts that copy may name. */
const namedFacts = (clinic: Clinic) => {
  const numbers = clinicNumbers(clinic)
  return clinicTokens.filter(
    (token) => !(token in numbers) || numbers[token as keyof typeof numbers] !== undefined,
  )
}

/** Returns the names there are, and while they do not change, the very same object. */
const namesIn = ({ prices, safety, clinic }: ReadableContent): Names => {
  const names: Names = {
    price: prices && prices.prices.map((p) => p.key),
    call: safety && idsOf(safety.numbers),
    safety: safety && idsOf(safety.protocols),
    sentence: safety && idsOf(safety.sentences),
    clinic: clinic && namedFacts(clinic),
    ...ownerTokens,
    answers: ['analysis', 'offer', 'search', 'upload'],
  }
  if (JSON.stringify(names) !== JSON.stringify(lastNames)) lastNames = names
  return lastNames!
}
let lastNames: Names | null = null

/** Returns the mistakes in the words of a file, where tokens may have these names. */
const mistakesWith = memoizeByIdentity((names: Names) =>
  memoizeByIdentity(({ file, value }: ContentFile) =>
    textsIn(value).flatMap((found) =>
      textMistakes(found, value, names, file).map(([what, fix, absent]) => ({
        ...problem(file, found.path, what, fix),
        ...(absent !== undefined && { absent }),
      })),
    ),
  ),
)

const tooFewWords = memoizeByIdentity((value: PageEntry) => {
  const kind = entryKinds[folderOf(value)]
  const route = 'route' in value ? value.route : null
  if (route === null && kind === 'person') return []
  const least = route !== null && shortPages.includes(route) ? 80 : (leastWords[kind] ?? 200)
  const count = wordCount(value, 'language' in value ? value.language?.lang : undefined, least)
  const words = `has ${count} ${count === 1 ? 'word' : 'words'}.`
  return count >= least
    ? []
    : [
        problem(
          value.file,
          [],
          words,
          `${kind === 'article' ? 'An' : 'A'} ${kind} like this needs ${least} or more that ` +
            'belong to it alone',
        ),
      ]
})

type Mistake = [what: string, fix: string, absent?: string]

function textMistakes(found: FoundText, value: unknown, names: Names, file: string): Mistake[] {
  if (isAddress(found.text)) return letters(found.text)
  const isSource = found.path.includes('sources')
  return [
    ...amounts(found.text, isSource),
    ...tokens(found, names, file),
    ...markUp(found),
    ...letters(found.text),
    ...unfitWords(found, value, isSource),
  ]
}

const digit = '[\\d\\u0660-\\u0669\\u06F0-\\u06F9]'
const amountPatterns = [
  new RegExp(`[£￡]\\s?${digit}[\\d.,\\u0660-\\u0669]*`, 'u'),
  /\bGBP\s?\d[\d.,]*/i,
  new RegExp(
    `${digit}[\\d.,\\u0660-\\u0669]*\\s?(?:(?:pounds?|quid|GBP)(?![\\p{L}])|英镑|英鎊|ポンド|جنيه)`,
    'iu',
  ),
  /\b(?:\w+ty|ten|hundred|thousand)(?:[ -]\w+)? (?:pounds|quid)\b/i,
]

/**
 * Matches a character or word that every amount contains. Most copy has none and is not searched
 * closely; the patterns below do the same for their checks.
 */
const mayBeAmount = /[£￡英ポج]|GBP|pound|quid/i

/**
 * Finds amounts of money, which belong in data/prices.json; a source may quote one in its title.
 */
function amounts(text: string, isSource: boolean): Mistake[] {
  if (isSource || !mayBeAmount.test(text)) return []
  const typed = amountPatterns
    .map((pattern) => pattern.exec(text)?.[0])
    .find((amount) => amount !== undefined)
    ?.replace(/[.,]$/, '')
  return [
    ...(typed
      ? [
          [
            `has the amount "${typed}" typed into it.`,
            'Use a token such as {price:masseter}, so that the amount stands only in ' +
              'data/prices.json',
          ] as Mistake,
        ]
      : []),
    ...(/[£￡]\s?\{price:/.test(text)
      ? [['has a £ before a price token, which brings its own.', 'Take the £ out'] as Mistake]
      : []),
  ]
}

/**
 * Returns the path of a text without its positions in lists: `clinic.address.street`,
 * `people.role`.
 */
const placeOf = (file: string, path: FoundText['path']) =>
  [
    file.split('/')[1]!.replace(/\.json$/, ''),
    ...path.filter((part) => typeof part === 'string'),
  ].join('.')

/**
 * Facts and names that go onto pages, into links and to machines as they are written: a token in
 * them would be read with its brackets.
 */
const asWritten = new RegExp(
  [
    'clinic\\.(?!claims|notices|questionsRead\\.with|disclaimer|adultsOnly|inPerson|emergency|terms).*',
    '(?:people|products|cities)\\.name',
    'people\\.role',
    'products\\.ingredients\\.name',
    'assessment\\.categories\\.(?:name|meaning|items\\.name)',
    'concerns\\.concerns\\.label',
    'reviews\\.reviews\\.who',
    'prices\\.prices\\.unit',
    '[a-z]+\\.sources\\.source',
  ]
    .map((place) => `^${place}$`)
    .join('|'),
)

/** Texts that tokens stand for, and the tokens of which they may hold none. */
const inCircles: [place: RegExp, token: RegExp][] = [
  [/^clinic\./, /\{(?:legal|terms|answers|sentence|safety):[a-z-]*\}/],
  [/^enquiries\.answers/, /\{(?:answers|sentence|safety):[a-z-]*\}/],
  [/^safety\.(?:sentences|protocols\.line|answers)/, /\{(?:answers|sentence|safety):[a-z-]*\}/],
]

/** The tokens that name something after a colon. */
const naming: Record<Exclude<keyof Names, 'clinic'>, { what: string; example: string }> = {
  price: { what: 'price', example: '{price:masseter}' },
  call: { what: 'number', example: '{call:999}' },
  safety: { what: 'protocol', example: '{safety:stroke}' },
  sentence: { what: 'sentence', example: '{sentence:pregnancy}' },
  legal: { what: 'statement', example: '{legal:company}' },
  terms: { what: 'term', example: '{terms:deposit}' },
  answers: { what: 'answer', example: '{answers:offer}' },
}

function tokens({ path, text }: FoundText, names: Names, file: string): Mistake[] {
  if (!/[{}]/.test(text)) return []
  const [first] = text.match(tokenPattern) ?? []
  if (first !== undefined && asWritten.test(placeOf(file, path)))
    return [
      [`uses ${first}, and this field is shown as it is typed.`, 'Write the words themselves'],
    ]
  const circle = inCircles.find(
    ([place, token]) => place.test(placeOf(file, path)) && token.test(text),
  )
  if (circle)
    return [
      [
        `uses ${circle[1].exec(text)![0]}, which may lead back to itself.`,
        'Write the words themselves',
      ],
    ]
  const field = path.findLast((part) => typeof part === 'string')!
  const mistakes = [...text.matchAll(tokenPattern)]
    .map(([token, name, argument]) => tokenMistake(token, name!, argument, field, names))
    .filter((mistake) => mistake !== null)
  if (/[{}]/.test(text.replace(tokenPattern, '')))
    mistakes.push([
      'has a curly bracket that belongs to no token.',
      'Write tokens like {price:masseter} or {medicine}, without spaces',
    ])
  return mistakes
}

/** Returns the mistake in one token, if it has one. */
function tokenMistake(
  token: string,
  name: string,
  argument: string | undefined,
  field: string,
  names: Names,
): Mistake | null {
  const tell = (what: string, ...fix: [fix: string, absent?: string]): Mistake => [
    `uses ${token}, ${what}`,
    ...fix,
  ]
  if (name in naming) {
    const { what, example } = naming[name as keyof typeof naming]
    const known = names[name as keyof typeof naming]
    if (!argument)
      return tell(
        `which does not say which ${what}.`,
        `Write its ${name === 'price' ? 'key' : 'id'} after a colon: ${example}`,
      )
    return known === null || known.includes(argument)
      ? null
      : tell(`but there is no such ${what}.`, didYouMean(argument, known), argument)
  }
  if (name === 'clinic') {
    if (!(clinicTokens as readonly string[]).includes(argument ?? ''))
      return tell('but there is no such fact.', didYouMean(argument ?? '', clinicTokens))
    return names.clinic === null || names.clinic.includes(argument!)
      ? null
      : tell(
          'and data/clinic.json has no such number.',
          'Write {clinic:line}, or leave the number out of the sentence',
        )
  }
  if (name === 'name' || name === 'concern')
    return field === 'personalizedMessage'
      ? null
      : tell('which only personalizedMessage of an offer may hold.', 'Take it out')
  if (name === 'medicine' || name === 'Medicine')
    return argument === undefined
      ? null
      : tell('which takes nothing after a colon.', `Write {${name}}`)
  const where = name.startsWith('wait') ? 'until in its recovery' : 'times'
  if (timeTokens.includes(name))
    return tell(
      argument === undefined
        ? `and there is no such number under ${where}.`
        : `and no treatment "${argument}" has such a number under ${where}.`,
      `Write {${name}} in the file of a treatment, {${name}:lip-fillers} elsewhere, and the ` +
        'number there',
      argument && timesOf(argument),
    )
  const meant = examples[name.toLowerCase()]
  return tell(
    'which is not a token.',
    meant
      ? `Write it like ${meant}`
      : 'The tokens are {price:…}, {medicine}, {Medicine}, {clinic:…}, {call:…}, {safety:…}, ' +
          '{sentence:…}, {legal:…}, {terms:…}, {answers:…} and the times {onset}, {fullEffect}, ' +
          '{lasts}, {review}, {timeOff}, {waitGym}, {waitAlcohol} and so on',
  )
}

/** Tokens by their names in small letters, for whoever wrote one otherwise. */
const examples: Record<string, string | undefined> = {
  price: '{price:masseter}',
  medicine: '{medicine}',
  clinic: '{clinic:line}',
  call: '{call:999}',
  safety: '{safety:stroke}',
}

/** Fields that are shown as they stand, on one line: a link in them would appear as brackets. */
const plainFields = new Set([
  'title',
  'description',
  'heading',
  'name',
  'label',
  'publicLabel',
  'question',
  'unit',
  'group',
  'role',
  'kind',
  'who',
  'before',
  'after',
  'timing',
])

const mayBeMarkUp = /[[\]<&*_#•]|https?:|www|(?:^|\})\s*-/m

function markUp({ path, text }: FoundText): Mistake[] {
  if (!mayBeMarkUp.test(text)) return []
  const mistakes: Mistake[] = []
  const stray = text.replace(tokenPattern, '').replace(linkPattern, '$1')
  const linked = stray !== text.replace(tokenPattern, '')
  if (linked && typeof path.at(-1) === 'string' && plainFields.has(path.at(-1) as string))
    mistakes.push([
      'has a link, which this field cannot show.',
      'Keep the words and take the link out',
    ])
  if (/\]\s*\(|\[[^\]]*\]?$/.test(stray))
    mistakes.push([
      'has a link that is not finished.',
      'Write it like [words](/route), without spaces',
    ])
  if (/https?:\/\/|\bwww\./.test(stray) && path[0] !== 'sources')
    mistakes.push([
      'has a web address typed into the words.',
      'Write it as a link: [words](https://…)',
    ])
  if (/<\/?[a-z][^>]*>|&(?:[a-z]{2,8}|#\d+);/i.test(stray))
    mistakes.push([
      'has HTML in it, which would be shown as it is typed.',
      'Write plain words; a link is [words](/route)',
    ])
  if (
    /(?<![\p{L}\p{N}*])\*(?=\S)[^*]{1,80}\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=\S)[^_]{1,80}_(?![\p{L}\p{N}_])|\*\*|__|^\s*(?:#{1,6}|[-*•])\s/mu.test(
      stray,
    )
  )
    mistakes.push([
      'has Markdown in it, which would be shown as it is typed.',
      'Write plain words; lists, headings and steps have fields of their own',
    ])
  return mistakes
}

/**
 * Besides soft hyphens and blanks without width: control characters, halves of a character, and
 * marks that turn the direction of writing, with which a text can read otherwise than it is.
 * Joiners, isolates and the simple marks of direction belong to languages, and pass.
 */
const invisible =
  /[\p{Cs}\p{Noncharacter_Code_Point}\u00AD\u200B\u2028-\u202E\u2060\uFEFF]|(?![\n\r\t])\p{Cc}/u

/** The letters of English with the marks it is printed with. */
const everyday = /^[ -~£–—‘’“”…é·×²]*$/

/**
 * Finds characters that were never meant: spoilt by a wrong encoding, invisible, or breaking the
 * line.
 */
function letters(text: string): Mistake[] {
  if (everyday.test(text)) return []
  const mistakes: Mistake[] = []
  const spoilt = /\uFFFD|Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€./.exec(text)
  if (spoilt)
    mistakes.push([
      `has letters spoilt by a wrong encoding ("${spoilt[0]}").`,
      'Type them again and save the file as UTF-8',
    ])
  if (/[\n\r\t]/.test(text))
    mistakes.push(['has a line break or a tab in it.', 'Use a space, or begin a new paragraph'])
  if (invisible.test(text))
    mistakes.push([
      'has an invisible character in it.',
      'Type the words again, rather than pasting them',
    ])
  return mistakes
}

function unfitWords(found: FoundText, value: unknown, isSource: boolean): Mistake[] {
  const { path, text } = found
  const mistakes: Mistake[] = []
  const words = text.replace(linkPattern, '$1')
  const field = path.findLast((part) => typeof part === 'string')!

  const named = typedMedicine(found, value)
  if (named)
    mistakes.push([
      `names the medicine ("${named}").`,
      'Write {medicine} or {Medicine}, or "wrinkle-relaxing injections"',
    ])

  const ownTitle =
    typeof value === 'object' &&
    value !== null &&
    'route' in value &&
    flawlessRoutes.includes(value.route as string) &&
    ['title', 'heading'].includes(field)
  if (/flawless/i.test(words) && !ownTitle && !path.includes('keywords') && !isSource)
    mistakes.push([
      'says "flawless".',
      'Say what changes instead; the word stands only in the titles of two articles',
    ])

  const draft = drafts.exec(words)?.[0]
  if (draft !== undefined)
    mistakes.push([
      `says "${draft}", which a draft leaves behind.`,
      'Write the words that belong here, or take the place out',
    ])
  const prize = /\b(?:raffle|prize|lottery|lucky draw|winner)s?\b/i.exec(words)
  if (prize && !path.includes('whyCompliant') && !isSource)
    mistakes.push([
      `says "${prize[0]}", and medical advertising may not speak of prizes.`,
      'Call it a welcome offer',
    ])
  const picture = /\p{Extended_Pictographic}/u.exec(words)?.[0]
  if (picture && !/[©®™↔]/.test(picture))
    mistakes.push([
      `has the picture "${picture}" in its words, which screen readers read out.`,
      'Take it out',
    ])
  if (['title', 'heading', 'description', 'summary', 'label'].includes(field) && isShouted(words))
    mistakes.push(['is written in capitals.', 'Write it as a sentence'])
  if (path.includes('alt') && isNoDescription.test(words.trim()))
    mistakes.push([
      `says "${words}", which describes nothing.`,
      'Say what the picture shows, for somebody who cannot see it',
    ])
  return mistakes
}

/** Words that stand for words which somebody meant to write later; marks of it in capitals only. */
const drafts =
  /\b(?:TODO|FIXME|XXX+|TBD)\b|\b(?:[Ll]orem ipsum|dolor sit amet|[Pp]laceholder|[Dd]ummy text|(?:[Tt]ext|[Ww]ords|[Cc]opy|[Pp]icture|[Pp]hoto(?:graph)?) (?:goes here|to follow|to come)|[Ii]nsert \w+(?: \w+)? here|asdf\w*|qwerty)\b/

/** Checks whether nearly all letters of a text of some words are capitals. */
function isShouted(text: string): boolean {
  const found = text.replace(tokenPattern, '').match(/\p{L}/gu) ?? []
  return found.length > 11 && found.filter((l) => /\p{Lu}/u.test(l)).length / found.length > 0.7
}

/** The names of files and bare nouns, where a picture should be described. */
const isNoDescription =
  /^(?:(?:IMG|DSC|DSCN|PXL|P)[_-]?\d+.*|[\w-]+\.(?:jpe?g|png|webp|avif|heic)|(?:an? |the )?(?:image|picture|photo|photograph|before|after|portrait|alt))\.?$/i

const unseen = new Set([
  'illustration',
  'photograph',
  'title',
  'description',
  'keywords',
  'summary',
  'areas',
  'concerns',
  'related',
  'sources',
  'review',
  '$schema',
  'route',
  'file',
  'id',
])

/**
 * Words a reader sees, counted until there are `enough`: metadata and addresses do not count.
 * Chinese and Japanese are counted at two characters a word.
 */
function wordCount(value: object, language: string | undefined, enough: number): number {
  const shown = textsIn(value).filter(
    ({ path, text }) => !unseen.has(String(path[0])) && !text.startsWith('/'),
  )
  const isWritten =
    language === 'zh-Hans' || language === 'ja'
      ? /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
      : null
  let count = 0
  for (const { text } of shown) {
    if (isWritten) count += (text.match(isWritten)?.length ?? 0) / 2
    else count += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    if (count >= enough) break
  }
  return Math.round(count)
}
