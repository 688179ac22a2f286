import { render, screen, within } from '@testing-library/react'
import { streetMap } from '../../src/kinds/sections/streetMap'
import { StreetMap } from '../../src/kinds/sections/StreetMap'
import { testBuildContext } from '../helpers/buildContext'

/** Whoever cannot see the map reads the same beside it. */
test('the map is one picture with a name, and its stations and streets stand in lists', () => {
  const map = streetMap(testBuildContext())
  render(<StreetMap map={map} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(`around ${map.door.street}`)
  const walks = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(walks).toEqual(map.stations.map(({ name }) => name))
  const streets = within(screen.getByRole('list')).getAllByRole('listitem').map(({ textContent }) => textContent) // prettier-ignore
  expect(streets).toEqual(['Chapel Row', 'Mill Road'])
})

test('names on the map have the curly apostrophes of all other words', () => {
  const context = testBuildContext((content) => {
    content.directions.map!.stations[0]!.name = "St James's Park"
  })
  expect(streetMap(context).stations[0]!.name).toBe('St James’s Park')
})
