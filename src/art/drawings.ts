import type { PlateName } from '../content/schemas/common'
import type { PlateSubjectName } from '../face/crops'
import { bottle, dispensedBottle } from './bottle'
import { bodySubjects } from './bodySubjects'
import { engravedHead } from './engraving/engravedHead'
import { heroWindow } from './hero'
import { scalp } from './scalp'
import { cityPlates } from './scenes/cities'
import { streetAtScale, streetFront } from './scenes/street'
import { ledgerSubject } from './scenes/ledger'
import { portraitFrame } from './scenes/portraitFrame'
import { mirrorSubject, visitPlates } from './scenes/visit'
import { terrace } from './terrace'
import { skinSubjects } from './skinSubjects'
import { drawing, type Drawing, type PlateSubject, type View } from './plate'
import type { Window } from './relief'

/** How far the hero of a page is drawn beyond its box, for wide pages. */
const runOff = 104

/** The width of the picture at the right of a social picture, as a share of its height. */
const socialRatio = 510 / 630

/** How much less than on the home page is kept of the lines of an engraving. */
const coarseness = { hero: 2.2, card: 3 }

/**
 * The pictures of a plate: at the top of a page, on a card, and for a social picture, which is tall
 * rather than wide and mostly seen small.
 */
type Plate = Record<'hero' | 'card' | 'social', () => Drawing>

function ruled({ draw, hero, card }: PlateSubject): Plate {
  const cut = ({ left, top, scale }: View, size: [number, number], gap: number, cross: number) => {
    const window = { left, top, width: size[0] * scale, height: size[1] * scale }
    return drawing(window, draw({ window, gap: gap * scale, cross: cross * scale }))
  }
  return {
    hero: () => cut(hero, [144 + runOff, 112], 1.8, 3.1),
    card: () => cut(card, [64, 48], 1.2, 1.4),
    social: () => cut(hero, [112 * socialRatio, 112], 2.3, 2.9),
  }
}

function engraved(
  draw: (window: Window, coarseness?: number) => Drawing,
  hero: Window,
  card: Window,
): Plate {
  return {
    hero: () => draw(hero, coarseness.hero),
    card: () => draw(card, coarseness.card),
    social: () => draw({ ...hero, width: hero.height * socialRatio }, coarseness.card),
  }
}

/** Parts of the engraved head: left, top and height of what is seen. */
function headPart(
  hero: [left: number, top: number, height: number],
  card: [left: number, top: number, height: number],
): Plate {
  const cut = ([left, top, height]: [number, number, number], ratio: number): Window => ({
    left,
    top,
    width: height * ratio,
    height,
  })
  return engraved(engravedHead, cut(hero, (144 + runOff) / 112), cut(card, 4 / 3))
}

const plates: Record<PlateName, Plate> = {
  face: headPart([-48, -38, 142], [-24, -34, 106]),
  forehead: headPart([-46, -92, 112], [-10, -62, 84]),
  cheek: headPart([-40, -22, 124], [-30, -6, 88]),
  nose: headPart([-52, -24, 104], [-26, -6, 76]),
  lips: headPart([-44, 12, 112], [-22, 36, 76]),
  neck: headPart([-48, 62, 136], [-20, 72, 104]),
  rooms: engraved(
    streetFront,
    { left: 0, top: 2, width: 248, height: 112 },
    { left: 4, top: 16, width: 132, height: 99 },
  ),
  scalp: ruled(scalp),
  hand: ruled(bodySubjects.hand),
  calf: ruled(bodySubjects.calf),
  shoulder: ruled(bodySubjects.shoulder),
  skin: ruled(skinSubjects.skin),
  thread: ruled(skinSubjects.thread),
  mole: ruled(skinSubjects.mole),
  bottle: ruled(bottle),
  ledger: ruled(ledgerSubject),
  mirror: ruled(mirrorSubject),
}

/** What illustrations show a part of, in millimetres of its own. */
export const subjects: Record<PlateSubjectName, Pick<PlateSubject, 'draw'>> = {
  ...bodySubjects,
  ...skinSubjects,
  scalp,
  bottle,
  // 28 millimetres wide at the door, which is 36 in the scene.
  rooms: { draw: () => streetAtScale(28 / 36, [-58, 102]) },
}

/**
 * The head of the home page for its social picture: tall rather than wide, with paper in front of
 * it.
 */
export const socialHead = (): Drawing =>
  engravedHead({ ...heroWindow, left: -42, width: heroWindow.height * socialRatio })

/** A plate for a social picture. */
export const socialCut = (name: PlateName): Drawing => plates[name].social()

/** Every picture of the site by name, drawn when asked for. */
export function drawings(names: readonly PlateName[]): Map<string, () => Drawing> {
  return new Map<string, () => Drawing>([
    ['profile', () => engravedHead(heroWindow)],
    ...names.flatMap((name): [string, () => Drawing][] => [
      [`hero-${name}`, plates[name].hero],
      [`card-${name}`, plates[name].card],
    ]),
    ['bottle', dispensedBottle],
    ['terrace', terrace],
    ['portrait-frame', portraitFrame],
    ...visitPlates,
    ...cityPlates,
  ])
}
