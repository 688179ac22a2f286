import { sentence } from '@clinic/contract/prose'
import { didYouMean } from './didYouMean'

/**
 * A content mistake, in an editor's words. `absent`: the missing thing that is named here. Mistakes
 * with the same one have one cause, and are reported together.
 */
export type Problem = {
  file: string
  path: (string | number)[]
  what: string
  fix: string
  absent?: string
}

/**
 * @param path the way to the field in the file; empty for the file itself
 * @param what what is wrong, as the end of a sentence that begins with the place
 * @param fix how to put it right, as a sentence of its own
 */
export const problem = (
  file: string,
  path: (string | number)[],
  what: string,
  fix: string,
): Problem => ({ file, path, what, fix })

/** Gathers what is wrong with a file, below a path in it. */
export function problemsIn(file: string, below: Problem['path'] = []) {
  const problems: Problem[] = []
  const add = (path: Problem['path'] | string, what: string, fix: string) =>
    void problems.push(problem(file, [...below, ...[path].flat()], what, fix))
  return { problems, add }
}

const longestPart = 80
const longestWhat = 500

/**
 * Prepares content for a report: long texts are cut and invisible characters are escaped, so that a
 * report line stays one line.
 */
const shown = (words: string, most: number) =>
  (words.length > most ? `${words.slice(0, most - 30)}…${words.slice(-30)}` : words).replace(
    /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )

/**
 * Formats the place of a mistake by file and field. Array positions count from 1, as people count.
 */
export const placeInFile = ({ file, path }: Problem): string =>
  [
    shown(file, Infinity),
    ...path.map((part) => (typeof part === 'number' ? `#${part + 1}` : shown(part, longestPart))),
  ].join(' › ')

const wordsOf = ({ what, fix }: Problem) =>
  `${sentence(shown(what, longestWhat))} ${sentence(shown(fix, Infinity))}`

/**
 * Returns one line a mistake: `data/treatments/lip-fillers.json › group: "fillerz" is not a group.
 * Did you mean "dermal-fillers"?`
 * @param place says where it is
 */
export const formatProblem = (found: Problem, place = placeInFile): string =>
  `${place(found)}: ${wordsOf(found)}`

const order = new Intl.Collator('en-GB', { numeric: true })
const inOrder = (lines: Iterable<string>) => [...new Set(lines)].toSorted(order.compare)

/** From this many places on, the same missing thing is reported in one line. */
const many = 4
/** The most places that the line lists. */
const namedPlaces = 8

/**
 * Returns a line for every mistake, by file and place; the same line stands once. What many places
 * name and is not there comes last, in one line: its cause is most likely among the lines above.
 */
export function reportLines(problems: readonly Problem[], place = placeInFile): string[] {
  const alone: string[] = []
  const folded: string[] = []
  for (const group of byAbsence(problems)) {
    const places = inOrder(group.map(place))
    if (places.length < many) alone.push(...group.map((one) => formatProblem(one, place)))
    else {
      const further =
        places.length > namedPlaces ? `; and ${places.length - namedPlaces} further places` : ''
      folded.push(
        `In ${places.length} places: ${mostCommon(group.map(wordsOf))} They are ` +
          `${places.slice(0, namedPlaces).join('; ')}${further}.`,
      )
    }
  }
  return [...inOrder(alone), ...inOrder(folded)]
}

/** Returns the problems; those together that tell of the same thing which is not there. */
function byAbsence(problems: readonly Problem[]): Problem[][] {
  const groups = new Map<string | number, Problem[]>()
  problems.forEach((one, i) => {
    const key = one.absent ?? i
    groups.set(key, [...(groups.get(key) ?? []), one])
  })
  return [...groups.values()]
}

/** Returns the text that stands most often among some. */
const mostCommon = (texts: readonly string[]): string => {
  const count = (text: string) => texts.filter((other) => other === text).length
  return texts.reduce((best, text) => (count(text) > count(best) ? text : best))
}

/** Returns the whole report: every mistake, counted at the end. */
export function formatReport(problems: readonly Problem[]): string {
  const count = new Set(problems.map((one) => formatProblem(one))).size
  return [
    ...reportLines(problems),
    '',
    `${count} ${count === 1 ? 'mistake' : 'mistakes'} in the content. Nothing was published.`,
  ].join('\n')
}

/**
 * Returns a mistake for a name that leads to nothing. When many places name the same missing thing,
 * {@link reportLines} reports them in one line.
 * @param kind what was expected: "a page", "a price in data/prices.json"
 */
export const missingReference = (
  file: string,
  path: Problem['path'],
  value: string,
  kind: string,
  known: readonly string[],
): Problem => ({
  ...problem(file, path, `"${value}" is not ${kind}.`, didYouMean(value, known)),
  absent: value,
})
