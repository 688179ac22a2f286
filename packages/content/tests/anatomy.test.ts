import { reportOn } from './helpers/baseContent'

/** Tests of the gate on plates of anatomy, and on a treatment's place on them. */

const where = { plate: 'muscles', marked: ['masseter'], text: 'Into the chewing muscle.' }
const placed = (change: object) =>
  reportOn((f) => {
    f['treatments/lip-fillers.json'].where = { ...where, ...change }
  })

test('a treatment may say where it goes', () => {
  expect(placed({})).toBe('')
})

test('what is marked has to be named on the plate', () => {
  expect(placed({ marked: ['maseter'] })).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › where › marked › #1: "maseter" is not a part of the plate muscles in data/anatomy.json. Did you mean "masseter"?"`,
  )
  expect(placed({ marked: ['mentalis'] })).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › where › marked › #1: "mentalis" is not a part of the plate muscles in data/anatomy.json. It can be "masseter"."`,
  )
  expect(placed({ plate: 'layers' })).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › where › marked › #1: "masseter" is not a part of the plate layers in data/anatomy.json. It can be "fat", "on-bone"."`,
  )
  expect(placed({ plate: 'bones' })).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › where › plate: "bones" is not one of its values. It can be "muscles", "layers"."`,
  )
  expect(placed({ marked: [] })).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › where › marked: has 0 entries, but needs 1 or more. Add 1 more."`,
  )
})

test('a part has to be drawn on its plate, once, and leads to a page', () => {
  const plate = (change: (parts: Record<string, string>[]) => void) =>
    reportOn((f) => change(f['anatomy.json'].muscles.parts))
  expect(plate((parts) => void (parts[0]!.id = 'biceps'))).toMatchInlineSnapshot(
    `"data/anatomy.json › muscles › parts › #1 › id: "biceps" is not drawn on this plate. It shows temporalis, masseter, mentalis, levator-labii, zygomaticus, depressor-anguli-oris, orbicularis-oris, frontalis, nasalis, dilator-naris, orbicularis-oculi, corrugator, procerus, platysma."`,
  )
  expect(plate((parts) => void parts.push(parts[0]!))).toMatchInlineSnapshot(
    `"data/anatomy.json › muscles › parts › #2 › id: "masseter" is on the plate already. Keep one of the two."`,
  )
  expect(plate((parts) => void (parts[0]!.page = '/lip-filers'))).toMatchInlineSnapshot(
    `"data/anatomy.json › muscles › parts › #1 › page: "/lip-filers" is not a page. Did you mean "/lip-fillers"?"`,
  )
})

test('a way of placing a product can be marked, and is one that is drawn, once', () => {
  expect(placed({ plate: 'layers', marked: ['on-bone', 'fat'] })).toBe('')
  const placements = (change: (list: Record<string, string>[]) => void) =>
    reportOn((f) => change(f['anatomy.json'].layers.placements))
  expect(placements((list) => void (list[0]!.id = 'on-bones'))).toMatchInlineSnapshot(
    `"data/anatomy.json › layers › placements › #1 › id: "on-bones" is not drawn on this plate. It shows on-surface, punctures, droplets, spreading, thread, in-fat, on-bone, in-muscle."`,
  )
  expect(placements((list) => void list.push(list[0]!))).toMatchInlineSnapshot(
    `"data/anatomy.json › layers › placements › #2 › id: "on-bone" is on the plate already. Keep one of the two."`,
  )
})
