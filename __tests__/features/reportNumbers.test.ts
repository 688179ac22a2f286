import { frontAnchor } from '@clinic/illustration/face/frontAnchors'
import { formDefaults } from '../../src/features/analysis/questions'
import { marksOf, numberPlaces } from '../../src/features/analysis/preview/marks'

/** As wide as a number is drawn on a phone: 18 pixels where 204 mm are 140. */
const numberWidth = (18 / 140) * 204

const rated = (...names: (keyof typeof formDefaults)[]) => ({
  ...formDefaults,
  ...Object.fromEntries(names.map((name) => [name, 3])),
})

it.each([
  ['both lines of the mouth', rated('smileLines', 'marionette')],
  [
    'everything',
    rated('forehead', 'frown', 'crowsFeet', 'underEyes', 'cheeks', 'smileLines', 'lips', 'marionette', 'chin', 'jowls'), // prettier-ignore
  ],
])('no number lies on another with %s at 3', (_what, form) => {
  const places = numberPlaces(
    marksOf(form).flatMap(({ zone }) => (zone ? [frontAnchor(zone)] : [])),
  )
  const gaps = places.flatMap(([x, y], i) =>
    places.slice(0, i).map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y)),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(numberWidth)
})
