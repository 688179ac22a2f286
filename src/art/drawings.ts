import type { PlateName } from '../content/schemas/common'
import { bottle, dispensedBottle } from './bottle'
import { bodySubjects } from './bodySubjects'
import { faceSubjects } from './faceSubjects'
import { engravedHead } from './engraving/engravedHead'
import { heroWindow } from './hero'
import { rooms } from './roomsSubject'
import { cityPlates } from './scenes/cities'
import { streetFront } from './scenes/street'
import { ledgerSubject } from './scenes/ledger'
import { portraitFrame } from './scenes/portraitFrame'
import { mirrorSubject, visitPlates } from './scenes/visit'
import { terrace } from './terrace'
import { skinSubjects } from './skinSubjects'
import { drawing, type Drawing, type PlateSubject, type View } from './plate'
import type { Window } from './relief'

/** How far the hero of a page is drawn beyond its box, for wide pages. */
const runOff = 104

const windowOf = ({ left, top, scale }: View, width: number, height: number): Window => ({
  left,
  top,
  width: width * scale,
  height: height * scale,
})

/** What plates are cut from, by name. */
export const subjects: Record<PlateName, PlateSubject> = {
  ...faceSubjects,
  ...bodySubjects,
  ...skinSubjects,
  bottle,
  rooms,
  ledger: ledgerSubject,
  mirror: mirrorSubject,
}

/**
 * What is seen of the engraved head and of the engraved house: on the hero of a page, and on a
 * card. The others are ruled.
 */
const engraved: Partial<
  Record<
    PlateName,
    { of: (window: Window, coarseness?: number) => Drawing; hero: Window; card: Window }
  >
> = {
  face: head([-48, -38, 142], [-24, -34, 106]),
  forehead: head([-46, -92, 112], [-10, -62, 84]),
  cheek: head([-40, -22, 124], [-30, -6, 88]),
  nose: head([-52, -24, 104], [-26, -6, 76]),
  lips: head([-44, 12, 112], [-22, 36, 76]),
  neck: head([-48, 62, 136], [-20, 72, 104]),
  rooms: {
    of: streetFront,
    hero: { left: 0, top: 2, width: 248, height: 112 },
    card: { left: 4, top: 16, width: 132, height: 99 },
  },
}

/** Left, top and height of what is seen of the head. */
function head(
  onHero: [left: number, top: number, height: number],
  onCard: [left: number, top: number, height: number],
) {
  const cut = ([left, top, height]: [number, number, number], ratio: number): Window => ({
    left,
    top,
    width: height * ratio,
    height,
  })
  return { of: engravedHead, hero: cut(onHero, (144 + runOff) / 112), card: cut(onCard, 4 / 3) }
}

/** How much less than on the home page is kept of the lines. */
const coarseness = { hero: 2.2, card: 3 }

function innerHero(name: PlateName): Drawing {
  const plate = engraved[name]
  return plate ? plate.of(plate.hero, coarseness.hero) : ruledHero(subjects[name])
}

function card(name: PlateName): Drawing {
  const plate = engraved[name]
  return plate ? plate.of(plate.card, coarseness.card) : ruledCard(subjects[name])
}

function ruledHero({ draw, hero }: PlateSubject): Drawing {
  const window = windowOf(hero, 144 + runOff, 112)
  return drawing(window, draw({ window, gap: 1.8 * hero.scale, cross: 3.1 * hero.scale }))
}

function ruledCard({ draw, card: view }: PlateSubject): Drawing {
  const window = windowOf(view, 64, 48)
  return drawing(window, draw({ window, gap: 1.2 * view.scale, cross: 1.4 * view.scale }))
}

/** A strip of a few rules, for the tinted heads of the menu's cards. */
function icon({ draw, card: { left }, strip: { level, scale } }: PlateSubject): Drawing {
  const [width, height] = [90 * scale, 18 * scale]
  const window = { left, top: level - height / 2, width, height }
  return {
    ...drawing(window, draw({ window, gap: 2.6 * scale, cross: 0, plain: true })),
    width: 280,
    height: 56,
  }
}

/** The width of the picture at the right of a social picture, as a share of its height. */
const socialRatio = 510 / 630

/**
 * The head of the home page for its social picture: tall rather than wide, with paper in front of
 * it.
 */
export const socialHead = (): Drawing =>
  engravedHead({ ...heroWindow, left: -42, width: heroWindow.height * socialRatio })

/**
 * A cut for a social picture, tall rather than wide, in bolder lines because it is mostly seen
 * small.
 */
export function socialCut(name: PlateName): Drawing {
  const plate = engraved[name]
  if (plate)
    return plate.of({ ...plate.hero, width: plate.hero.height * socialRatio }, coarseness.card)
  const { draw, hero } = subjects[name]
  const window = windowOf(hero, 112 * socialRatio, 112)
  return drawing(window, draw({ window, gap: 2.3 * hero.scale, cross: 2.9 * hero.scale }))
}

/** Every picture of the site by name, drawn when asked for. */
export function drawings(names: readonly PlateName[]): Map<string, () => Drawing> {
  return new Map<string, () => Drawing>([
    ['profile', () => engravedHead(heroWindow)],
    ...names.flatMap((name): [string, () => Drawing][] => [
      [`hero-${name}`, () => innerHero(name)],
      [`card-${name}`, () => card(name)],
      [`icon-${name}`, () => icon(subjects[name])],
    ]),
    ['bottle', dispensedBottle],
    ['terrace', terrace],
    ['portrait-frame', portraitFrame],
    ...visitPlates,
    ...cityPlates,
  ])
}
