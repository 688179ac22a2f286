import type { PlateName } from '../content/schemas/common'
import { bottle, dispensedBottle } from './bottle'
import { bodySubjects } from './bodySubjects'
import { faceSubjects } from './faceSubjects'
import { engravedHead } from './engraving/engravedHead'
import { heroWindow } from './hero'
import { rooms } from './roomsSubject'
import { cityPlates } from './scenes/cities'
import { portraitFrame } from './scenes/portraitFrame'
import { visitPlates } from './scenes/visit'
import { terrace } from './terrace'
import { skinSubjects } from './skinSubjects'
import { drawing, type Drawing, type PlateSubject, type View } from './plate'
import type { Window } from './relief'

/** How far the hero of a page is drawn beyond its box, for wide pages. */
const runOff = 104

const windowOf = ({ left, top, scale }: View, width: number, height: number): Window => ({ left, top, width: width * scale, height: height * scale })

/** What plates are cut from, by name. */
export const subjects: Record<PlateName, PlateSubject> = { ...faceSubjects, ...bodySubjects, ...skinSubjects, bottle, rooms }

function innerHero({ draw, hero }: PlateSubject): Drawing {
  const window = windowOf(hero, 144 + runOff, 112)
  return drawing(window, draw({ window, gap: 1.8 * hero.scale, cross: 3.1 * hero.scale }))
}

function card({ draw, card: view }: PlateSubject): Drawing {
  const window = windowOf(view, 64, 48)
  return drawing(window, draw({ window, gap: 1.2 * view.scale, cross: 1.4 * view.scale }))
}

/** A strip of a few rules, for the tinted heads of the menu's cards. */
function icon({ draw, card: { left }, strip: { level, scale } }: PlateSubject): Drawing {
  const [width, height] = [90 * scale, 18 * scale]
  const window = { left, top: level - height / 2, width, height }
  return { ...drawing(window, draw({ window, gap: 2.6 * scale, cross: 0, plain: true })), width: 280, height: 56 }
}

/** The width of the picture at the right of a social picture, as a share of its height. */
const socialRatio = 510 / 630

/** The head of the home page for its social picture: tall rather than wide, with paper in front of it. */
export const socialHead = (): Drawing => engravedHead({ ...heroWindow, left: -42, width: heroWindow.height * socialRatio })

/** A cut for a social picture, tall rather than wide, in bolder rules because it is mostly seen small. */
export function socialCut(name: PlateName): Drawing {
  const { draw, hero } = subjects[name]
  const window = windowOf(hero, 112 * socialRatio, 112)
  return drawing(window, draw({ window, gap: 2.3 * hero.scale, cross: 2.9 * hero.scale }))
}

/** Every picture of the site by name, drawn when asked for. */
export function drawings(names: readonly PlateName[]): Map<string, () => Drawing> {
  return new Map<string, () => Drawing>([
    ['profile', () => engravedHead(heroWindow)],
    ...names.flatMap((name): [string, () => Drawing][] => [
      [`hero-${name}`, () => innerHero(subjects[name])],
      [`card-${name}`, () => card(subjects[name])],
      [`icon-${name}`, () => icon(subjects[name])],
    ]),
    ['bottle', dispensedBottle],
    ['terrace', terrace],
    ['portrait-frame', portraitFrame],
    ...visitPlates,
    ...cityPlates,
  ])
}
