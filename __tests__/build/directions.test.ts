import { nameAt, streetsMet } from '@clinic/content/streets'
import { streetMap } from '../../src/kinds/sections/streetMap'
import { clinicContent, testBuildContext } from '../helpers/buildContext'
import { reportOn } from '@clinic/content/tests/helpers/baseContent'

/**
 * The map of the streets around the clinic: what the gate says of a wrong one, and what is read off
 * it.
 */

const spot = (east: number, south: number) => ({ east, south })
const map = () => ({
  door: { ...spot(200, 300), street: 'Larch Street' },
  streets: [
    { name: 'Larch Street', from: spot(200, 500), to: spot(200, 100) },
    { name: 'Mill Road', from: spot(40, 420), to: spot(420, 420) },
    { name: 'Chapel Row', from: spot(220, 180), to: spot(600, 200) },
    { name: 'Far Lane', from: spot(400, 0), to: spot(400, 600) },
  ],
  places: [],
  stations: [{ name: 'Mill Road', walk: 'Go west.' }],
})
type Map = ReturnType<typeof map>
const gate = (change: (map: Map) => void) => {
  const changed = map()
  change(changed)
  return reportOn((f) => {
    f['directions.json'] = { map: changed }
  })
}

test('a clinic may have a map, and may have none', () => {
  expect(gate(() => {})).toBe('')
  expect(reportOn(() => {})).toBe('')
})

test('the door has to be in a street of the map', () => {
  expect(gate(({ door }) => void (door.street = 'Larch Stret'))).toMatchInlineSnapshot(
    `"data/directions.json › map › door › street: "Larch Stret" is not a street of the map. Did you mean "Larch Street"?"`,
  )
  expect(gate(({ door }) => void (door.east = 330))).toMatchInlineSnapshot(
    `"data/directions.json › map › door: is 130 metres away from Larch Street. Move it onto its street, or correct where the street runs."`,
  )
})

test('a street given twice, and a map that is not in metres', () => {
  expect(gate(({ streets }) => void (streets[2]!.name = 'Mill Road'))).toMatchInlineSnapshot(
    `"data/directions.json › map › streets › #3 › name: "Mill Road" is on the map already. Keep one of the two."`,
  )
  const small = ({ door, streets }: Map) => {
    for (const one of [door, ...streets.flatMap(({ from, to }) => [from, to])])
      [one.east, one.south] = [one.east / 1000, one.south / 1000]
  }
  expect(gate(small)).toMatchInlineSnapshot(
    `"data/directions.json › map › streets: reach over 1 metres. Give metres, not degrees or kilometres: a map for walking is 100 to 4000 metres across."`,
  )
})

test('a page that shows the map of a clinic without one', () => {
  const report = reportOn((f) => {
    f['pages/home.json'].sections[0].feature = 'directions'
  })
  expect(report).toMatchInlineSnapshot(
    `"data/pages/home.json › sections › #1 › feature: shows the way to the clinic, but data/directions.json has no map. Add the map there, or take the feature out."`,
  )
})

test('names the streets that the clinic’s own meets, from the north, and no other', () => {
  expect(streetsMet(map(), 'Larch Street')).toEqual(['Chapel Row', 'Mill Road'])
})

test('writes a name between crossings and clear of stations', () => {
  const [larch, mill] = map().streets as [Map['streets'][0], Map['streets'][0]]
  expect(nameAt(map(), larch)).toBeCloseTo(0.06, 2)
  const withStation = (east: number) => ({
    ...map(),
    stations: [{ name: 'Mill Road', at: spot(east, 418), walk: 'Go west.' }],
  })
  expect(nameAt(map(), mill)).toBeCloseTo(0.68, 2)
  expect(nameAt(withStation(300), mill)).toBeCloseTo(0.21, 2)
  // between the right tip of the station's mark and the next crossing
  expect(nameAt(withStation(215), mill)).toBeCloseTo((239 + 400 - 80) / 2 / 380, 2)
})

test('holds every place of the map in its frame, and every station in its list', () => {
  const drawn = streetMap(testBuildContext())
  const [left, top, wide, tall] = drawn.box
  const spots = [
    drawn.door.at,
    ...drawn.streets.flatMap(({ from, to }) => [from, to]),
    ...drawn.stations.flatMap(({ at }) => (at ? [at] : [])),
  ]
  expect(
    spots.filter(([x, y]) => x < left || y < top || x > left + wide || y > top + tall),
  ).toEqual([])
  expect(drawn.stations.map(({ name }) => name)).toEqual(
    clinicContent().directions.map!.stations.map(({ name }) => name),
  )
})
