import { builtPages, contentDir } from '../helpers/builtSite'
import { contentIn } from '../helpers/buildContext'
import { parsePage } from '../helpers/parsePage'
import { mainOf, ownText } from '../helpers/pageText'

/** Words that a treatment page may have, folded or not. */
const mostWords = 2800
/** The part of its runs of eight words that may stand on other pages, too, in per cent. */
const mostShared = 35

/** Returns each run of eight words. */
const runsIn = (words: string[]) => words.slice(7).map((_, i) => words.slice(i, i + 8).join(' '))

const wordsOf = (html: string): string[] => {
  const main = mainOf(parsePage(html)).cloneNode(true) as Element
  for (const aside of main.querySelectorAll('nav, aside, [hidden]')) aside.remove()
  return (
    ownText(main)
      .toLowerCase()
      .match(/[\p{L}\p{N}’£%-]+/gu) ?? []
  )
}

const pages = builtPages().map(({ path, html }) => ({ path, words: wordsOf(html) }))
const pagesWith = new Map<string, number>()
for (const { words } of pages)
  for (const run of new Set(runsIn(words))) pagesWith.set(run, (pagesWith.get(run) ?? 0) + 1)

const treatments = contentIn(contentDir).treatments.map(({ route }) => `${route}/`)

it('every treatment page says in few words what is its own, and links what others share', () => {
  const found = pages.filter(({ path }) => treatments.includes(path))
  expect(found).toHaveLength(treatments.length)
  const tooLong = found.flatMap(({ path, words }) => {
    const runs = runsIn(words)
    const shared = (runs.filter((run) => pagesWith.get(run)! > 1).length / runs.length) * 100
    return words.length > mostWords || shared > mostShared
      ? [`${path}: ${words.length} words, ${shared.toFixed(1)} % of its runs stand elsewhere too`]
      : []
  })
  expect(tooLong).toEqual([])
})
