import { along, type Cut } from '../engraving/burin'
import type { Layer } from '../engraving/engraving'
import { evenly } from '../engraving/lines'
import type { Point } from '../geometry/points'
import { cardViewBox, engravedSubject, heroViewBox } from '../engraving/plate'
import { block, frontEdge, hair, tube, vessel } from './skinBlock'

/** The block of skin with the end of a needling device on it. Lengths as in skinBlock.ts. */

/** The end of the device: a tube whose rim is seen from a little above. */
const device = { middle: -22, radius: 21, rim: 25, bulge: 4, top: -60 }
/** The depth of the needles, which reach into the inner skin. */
const depth = 62
/** The needles' places across the rim, as shares of its radius. */
const needles = [-0.8, -0.54, -0.27, 0, 0.27, 0.54, 0.8]
/** The channels that the needles have left beside the device. */
const channels = [-72.4, -66.7, -61, -55.3, -49.6]

const { cos, PI, sin, sqrt } = Math

/**
 * Returns the rim of the device at a place across it, each from -1 to 1, moved along the tube by
 * `up`.
 */
const rimAt = (share: number, up = 0): Point => [
  device.middle + device.radius * share,
  device.rim - up + device.bulge * sqrt(1 - share * share),
]
const around = (up = 0): Point[] =>
  Array.from({ length: 25 }, (_, i) => rimAt(-cos((i * PI) / 24), up))

/** Draws a tube lit from the left: rulings along it, closer and heavier towards its right side. */
function deviceEnd(): Layer[] {
  // prettier-ignore
  const outline = [rimAt(-1, device.rim - device.top), ...around(),
    rimAt(1, device.rim - device.top)]
  const shades = Array.from({ length: 19 }, (_, i): Cut => {
    const angle = 0.05 + i * 0.08
    const side = evenly([rimAt(sin(angle), 1.6), rimAt(sin(angle), device.rim - device.top)], 4)
    return along(side, 0.12 + 0.34 * angle, [0.5, 1, 1])
  })
  const bands = [5, 30].map((up) => along(around(up), 0.5, [0.5, 0.6, 1]))
  return [
    {
      washes: [['#f1ede3', outline]],
      cuts: [along(evenly(outline, 0.9), 0.65, [1, 1, 1]), ...shades, ...bands],
    },
  ]
}

/** Draws a channel through the outer skin, open for some hours. */
const channel = (x: number): Layer =>
  // prettier-ignore
  tube([[x, frontEdge + 0.4], [x, 46], [x, 54], [x, depth]], 1, '#f8ece2', 0.3, [1, 0.9, 0.7, 0])

/** Draws a needle; like its channel narrower than a hair. */
const needle = (share: number): Layer => {
  const [x, y] = rimAt(share, 1)
  // prettier-ignore
  return tube([[x, y], [x, (y + depth) / 2], [x, depth - 6], [x, depth]], 1.25, '#fdfbf7', 0.34,
    [1, 1, 0.9, 0])
}

const hero = heroViewBox(-98, -26, 119)
const card = cardViewBox(-90, -20, 91)

export const needling = engravedSubject(
  () => [
    ...block(),
    ...vessel(-72, 60),
    ...hair(30),
    ...channels.map(channel),
    ...needles.map(needle),
    ...deviceEnd(),
  ],
  [],
  hero,
  card,
)
