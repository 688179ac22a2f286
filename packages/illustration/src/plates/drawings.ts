import type { PlateName } from '../names'
import { shoulder } from '../bodyPlates/back'
import { calf } from '../bodyPlates/calves'
import { hand } from '../bodyPlates/hand'
import { needling } from '../bodyPlates/needling'
import { scalp } from '../bodyPlates/scalp'
import { cream, mole, skin, thread } from '../bodyPlates/skinBlock'

import { engravedHead } from '../engraving/engravedHead'
import { heroWindow } from './hero'
import { bathroomShelf, bottle } from '../scenes/bottles'
import { cityPlates } from '../scenes/cities'
import { journalSubject, ledgerSubject } from '../scenes/books'
import { letterSubject } from '../scenes/letter'
import { portraitFrame } from '../scenes/portraitFrame'
import { streetFront, terrace } from '../scenes/street'
import { mirrorSubject, planSubject, visitPlates } from '../scenes/visit'
import { cardViewBox, heroViewBox, type Drawing, type PlateSubject } from '../engraving/plate'

/**
 * Returns left, top and height of what is seen of the head on the hero of a page; on cards a sitter
 * stands for it. The ruling does not grow finer with the window: closer than about 100 millimetres,
 * its lines furrow the skin.
 */
const head = (...hero: [left: number, top: number, height: number]): PlateSubject => ({
  of: (viewBox, { coarseness }) => engravedHead(viewBox, coarseness),
  hero: heroViewBox(...hero),
})

/** The subjects of plates, by name. */
export const subjects: Record<PlateName, PlateSubject> = {
  face: head(-48, -38, 142),
  forehead: head(-46, -92, 112),
  cheek: head(-40, -22, 124),
  nose: head(-52, -24, 104),
  lips: head(-44, 12, 112),
  neck: head(-48, 62, 136),
  hand,
  calf,
  shoulder,
  scalp,
  skin,
  cream,
  thread,
  mole,
  needling,
  bottle,
  rooms: {
    of: streetFront,
    hero: heroViewBox(0, 2, 112),
    card: cardViewBox(4, 16, 99),
  },
  ledger: ledgerSubject,
  journal: journalSubject,
  letter: letterSubject,
  mirror: mirrorSubject,
  plan: planSubject,
}

/**
 * The simplification of the lines, compared with those kept than on the social picture of the home
 * page.
 */
const coarseness = { hero: 2.2, card: 3 }

/** The width of the picture at the right of a social picture, as a share of its height. */
const socialRatio = 510 / 630

/** Draws the head of the home page for its social picture: tall, with paper in front of it. */
export const socialHead = (): Drawing =>
  engravedHead({ ...heroWindow, left: -42, width: heroWindow.height * socialRatio })

/** Draws a tall cut for a social picture, in bolder lines because it is mostly seen small. */
export function socialCut(name: PlateName): Drawing {
  const { of, hero } = subjects[name]
  return of({ ...hero, width: hero.height * socialRatio }, { coarseness: coarseness.card })
}

const cut = (name: PlateName, use: 'hero' | 'card'): [string, Drawing] => [
  `${use}-${name}`,
  subjects[name].of(subjects[name][use]!, { coarseness: coarseness[use] }),
]

/** Returns every picture of the site by name. */
export function drawings(names: readonly PlateName[]): Map<string, Drawing> {
  return new Map([
    ['profile', engravedHead(heroWindow, coarseness.hero)],
    ...names.flatMap((name): [string, Drawing][] => [
      cut(name, 'hero'),
      ...(subjects[name].card ? [cut(name, 'card')] : []),
    ]),
    ['bathroom-shelf', bathroomShelf],
    ['terrace', terrace()],
    ['portrait-frame', portraitFrame],
    ...visitPlates,
    ...cityPlates,
  ])
}
