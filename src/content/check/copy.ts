import { didYouMean } from '../didYouMean'
import { clinicTokens, linkPattern, tokenPattern } from '../expand'
import type { SiteContent } from '../load'
import { problem, type Problem } from '../problem'
import { textsIn, type FoundText } from '../walk'
import { contentFiles, pageFiles } from './files'

/** Names of prescription-only medicines of this kind; advertising rules want them behind the {medicine} token. */
const medicineNames = /\b(botox|botulinum|dysport|azzalure|bocouture|xeomin|letybo|alluzience|nuceiva)\b/i

/** Fields that may name the medicine: they are not shown, or have a publicLabel beside them, or name a publication. */
const mayNameMedicine = new Set(['id', 'group', 'keywords', 'sources', 'source', 'route', 'link', 'related', 'viewAllLink', '$schema', 'whyCompliant', 'url', 'bookingUrl', 'canonical'])

/** The two pages whose own titles the specification gives with this word. */
const flawlessRoutes = ['/cosmetalk/flawless-skin', '/clinical-concepts-to-flawless-skin']

/** Fewest words of each kind of page. */
const leastWords = { treatment: 500, article: 700, city: 200, page: 200, person: 80, product: 150 } as const
const shortPages = ['/thank-you', '/popupoffer', '/admin/video-upload', '/', '/contact', '/team']

/** The words themselves: amounts, tokens, the medicine's name, mark-up, and whether there are enough of them. */
export function copyProblems(content: SiteContent): Problem[] {
  return [
    ...contentFiles(content).flatMap(({ file, value }) => textsIn(value).flatMap((found) => textProblems(file, value, found, content))),
    ...pageFiles(content).flatMap(({ kind, value }) => {
      const route = 'route' in value ? value.route : null
      const least = route !== null && shortPages.includes(route) ? 80 : leastWords[kind]
      const language = kind === 'page' ? value.language?.lang : undefined
      const count = wordCount(value, language)
      return (route === null && kind === 'person') || count >= least
        ? []
        : [problem(value.file, [], `has ${count} words.`, `A ${kind} needs ${least} or more that belong to it alone`)]
    }),
  ]
}

function textProblems(file: string, value: unknown, { path, text }: FoundText, content: SiteContent): Problem[] {
  const problems: Problem[] = []
  const add = (what: string, mend: string) => problems.push(problem(file, path, what, mend))
  const isAddress = /^(\/|https?:|\.\.\/|#)/.test(text)
  const field = path.findLast((part) => typeof part === 'string')!

  const amount = /£\s?\d[\d,.]*|\b\d[\d,.]*\s?(?:pounds|GBP)\b/i.exec(text)
  if (amount && !path.includes('sources')) add(`has the amount "${amount[0]}" typed into it.`, 'Use a token such as {price:masseter}, so that the amount stands only in data/prices.json')

  for (const [token, name, argument = ''] of text.matchAll(tokenPattern)) {
    if (name === 'price') {
      const keys = content.prices.prices.map((p) => p.key)
      if (!keys.includes(argument)) add(`uses ${token}, but there is no such price.`, didYouMean(argument, keys))
    } else if (name === 'clinic') {
      if (!(clinicTokens as readonly string[]).includes(argument)) add(`uses ${token}, but there is no such fact.`, didYouMean(argument, clinicTokens))
    } else if (name === 'name' || name === 'concern') {
      if (field !== 'personalizedMessage') add(`uses ${token}, which only personalizedMessage of an offer may hold.`, 'Take it out')
    } else if (name !== 'medicine' && name !== 'Medicine') add(`uses ${token}, which is not a token.`, didYouMean(name!, ['price:…', 'clinic:…', 'medicine', 'Medicine']))
  }
  const stray = text.replace(tokenPattern, '')
  if (/[{}]/.test(stray)) add('has a curly bracket that belongs to no token.', 'Write tokens like {price:masseter} or {medicine}')
  if (/<\/?[a-z][^>]*>/i.test(stray)) add('has HTML in it, which would be shown as it is typed.', 'Write plain words; a link is [words](/route)')
  if (/\]\(/.test(stray.replace(linkPattern, ''))) add('has a link that is not finished.', 'Write it like [words](/route)')

  const named = medicineNames.exec(isAddress ? '' : text.replace(linkPattern, '$1'))
  if (named && !path.some((part) => mayNameMedicine.has(String(part))) && !hasPublicLabel(value, path) && !path.includes('medicine'))
    add(`names the medicine ("${named[0]}").`, 'Write {medicine} or {Medicine}, or "wrinkle-relaxing injections"')

  const ownTitle = typeof value === 'object' && value !== null && 'route' in value && flawlessRoutes.includes(value.route as string) && ['title', 'heading'].includes(field)
  if (/flawless/i.test(isAddress ? '' : text.replace(linkPattern, '$1')) && !ownTitle && !path.includes('keywords') && !path.includes('sources'))
    add('says "flawless".', 'Say what changes instead; the word stands only in the titles of two articles')
  if (/\braffle\b|\bprize\b/i.test(isAddress ? '' : text) && !path.includes('whyCompliant') && !path.includes('sources'))
    add('speaks of a raffle or a prize, which medical advertising may not.', 'Call it a welcome offer')
  return problems
}

/** Whether the field stands beside a publicLabel that is shown in its place. */
function hasPublicLabel(value: unknown, path: (string | number)[]): boolean {
  const field = path.at(-1)
  if (field !== 'name' && field !== 'label' && field !== 'treatment') return false
  const parent = path.slice(0, -1).reduce<unknown>((current, key) => (current as Record<string | number, unknown>)[key], value)
  return typeof (parent as { publicLabel?: unknown }).publicLabel === 'string'
}

/** Words a reader sees: metadata and addresses do not count. Chinese and Japanese are counted at two characters a word. */
function wordCount(value: object, language: string | undefined): number {
  const shown = textsIn(value).filter(({ path, text }) => !['title', 'description', 'keywords', 'summary', 'related', 'sources', 'review', '$schema', 'route', 'file', 'id'].includes(String(path[0])) && !/^\//.test(text))
  const words = shown.map(({ text }) => text).join(' ')
  if (language === 'zh-Hans' || language === 'ja') return Math.round((words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / 2)
  return words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
