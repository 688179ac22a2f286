import { galleryWords } from './check/photographs'
import { mentionsOfPagesTakenDown } from './check/reachability'
import type { ReadableContent } from './load'
import { placeInFile, problem } from './problem'
import { translationsIn } from './translations'

/** What may be published as it is and should be looked at again, with how. */
export type SecondLook = { what: string; fix: string }

const place = (file: string, path: (string | number)[]) => placeInFile(problem(file, path, '', ''))

/** Returns what deserves a second look in content that is in order. */
export const secondLooks = (content: ReadableContent): SecondLook[] => [
  ...translationsBehind(content),
  ...[...mentionsOfPagesTakenDown(content), ...galleryWords(content)].map(
    ({ file, path, what, fix }) => ({
      what: `${place(file, path)} ${what}`,
      fix,
    }),
  ),
]

/** Returns the translations of safety advice whose English has changed since. */
const translationsBehind = ({ safety, languages }: ReadableContent): SecondLook[] =>
  (safety === null ? [] : translationsIn(safety)).flatMap(
    ({ path, language, english, mark, of }) =>
      of === undefined || of === mark
        ? []
        : {
            what: `${place('data/safety.json', path)}: the ${languages.find(({ code }) => code === language)?.name ?? language} of "${english}" was made from an earlier English text.`,
            fix: `Until it is renewed the page says so and gives the English as well. Have it translated anew, then write "${mark}" here`,
          },
  )

/** Returns the second looks as lines of a report; empty when there are none. */
export function secondLookNotice(content: ReadableContent): string {
  const found = secondLooks(content)
  return found.length === 0
    ? ''
    : ['Worth a second look:', ...found.map(({ what, fix }) => `  ${what} ${fix}.`)].join('\n')
}
