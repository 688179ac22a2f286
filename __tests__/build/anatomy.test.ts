import { anatomyPlates, plateShapes } from '@clinic/illustration/anatomy/plates'
import { anatomyFigure, whereData } from '../../src/buildContext/anatomy'
import { testBuildContext } from '../helpers/buildContext'

const { content } = testBuildContext()
const masseter = content.treatments.find(({ where }) => where?.plate === 'muscles')!

test.each(anatomyPlates)('all that the plate %s names lies on it', (plate) => {
  const { box, parts } = plateShapes[plate]()
  const [left, top, wide, tall] = box
  for (const { at, extent, leaves } of Object.values(parts)) {
    expect(at[0] >= left && at[0] <= left + wide && at[1] >= top && at[1] <= top + tall).toBe(true)
    expect(extent[0]).toBeGreaterThanOrEqual(left)
    expect(extent[0] + extent[2]).toBeLessThanOrEqual(left + wide)
    expect(leaves).toBeGreaterThan(top)
  }
})

test('names at one side stand clear of each other, in the order of their lines', () => {
  const context = testBuildContext((changed) => {
    changed.anatomy.muscles.parts = Object.keys(plateShapes.muscles().parts).map((id) => ({
      id,
      name: id,
      does: `What ${id} does.`,
    }))
  })
  const { parts, box } = anatomyFigure(context, 'muscles')
  for (const side of ['left', 'right']) {
    const leaders = parts.map(({ leader }) => leader).filter((leader) => leader.side === side)
    const inOrder = leaders.toSorted((a, b) => a.leaves - b.leaves).map(({ name }) => name)
    const gaps = inOrder.slice(1).map((name, i) => name - inOrder[i]!)
    expect(Math.min(...gaps)).toBeGreaterThan(box[3] * 0.11)
    expect(Math.min(...inOrder)).toBeGreaterThan(box[1])
    expect(Math.max(...inOrder)).toBeLessThan(box[1] + box[3])
  }
})

test('a treatment’s page shows the part of the plate in which all that is marked lies', () => {
  const { window, parts } = whereData(testBuildContext(), masseter)!
  const [left, top, wide, tall] = window
  const { extent } = plateShapes.muscles().parts.masseter!
  expect(parts.map(({ id }) => id)).toEqual(['masseter'])
  expect(left).toBeLessThan(extent[0])
  expect(left + wide).toBeGreaterThan(extent[0] + extent[2])
  expect(top).toBeLessThan(extent[1])
  expect(top + tall).toBeGreaterThan(extent[1] + extent[3])
})

test('a treatment that says nothing of its place has no plate', () => {
  expect(whereData(testBuildContext(), { ...masseter, where: undefined })).toBeNull()
})
