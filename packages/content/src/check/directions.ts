import { didYouMean } from '../didYouMean'
import type { ReadableContent } from '../load'
import { problem, problemsIn, type Problem } from '../problem'
import type { StreetMap } from '../schemas/directions'
import { metresFrom } from '../streets'
import { pageEntries } from '../siteContent'

const file = 'data/directions.json'
/**
 * The greatest distance of the door from its street, in metres: half of a wide road and a front
 * garden.
 */
const besideStreet = 40
/** The least and the greatest extent of a map for somebody who walks, in metres. */
const reach = { least: 100, most: 4000 }

/**
 * Checks the map of the streets: a door that is not in its street, a street given twice, a scale
 * that is not metres; and pages that show a map that is not there.
 */
export function directionsProblems(content: ReadableContent): Problem[] {
  const { directions } = content
  if (directions === null) return []
  return directions.map ? mapProblems(directions.map) : pagesWithoutMap(content)
}

function mapProblems(map: StreetMap): Problem[] {
  const { problems, add } = problemsIn(file, ['map'])
  const names = map.streets.map(({ name }) => name)
  map.streets.forEach(({ name }, i) => {
    if (names.indexOf(name) < i)
      add(['streets', i, 'name'], `"${name}" is on the map already.`, 'Keep one of the two')
  })
  const street = map.streets.find(({ name }) => name === map.door.street)
  if (!street) {
    const fix = didYouMean(map.door.street, names)
    add(['door', 'street'], `"${map.door.street}" is not a street of the map.`, fix)
    return problems
  }
  const off = Math.round(metresFrom(map.door, street))
  if (off > besideStreet)
    add(
      'door',
      `is ${off} metres away from ${street.name}.`,
      'Move it onto its street, or correct where the street runs',
    )
  const spots = map.streets.flatMap(({ from, to }) => [from, to])
  const reachOf = (way: 'east' | 'south') =>
    Math.max(...spots.map((spot) => spot[way])) - Math.min(...spots.map((spot) => spot[way]))
  const extent = Math.max(reachOf('east'), reachOf('south'))
  if (extent < reach.least || extent > reach.most)
    add(
      'streets',
      `reach over ${Math.round(extent)} metres.`,
      `Give metres, not degrees or kilometres: a map for walking is ${reach.least} to ` +
        `${reach.most} metres across`,
    )
  return problems
}

const pagesWithoutMap = (content: ReadableContent): Problem[] =>
  pageEntries(content).flatMap((entry) =>
    'sections' in entry
      ? entry.sections.flatMap(({ feature }, i) =>
          feature === 'directions'
            ? [problem(entry.file, ['sections', i, 'feature'], 'shows the way to the clinic, but data/directions.json has no map.', 'Add the map there, or take the feature out')]
            : [],
        )
      : [],
  ) // prettier-ignore
