import type { PlateName } from '../content/schemas/common'
import { faceStudies, faceSubjects, type FaceSubject, type Study, type View } from './faceSubjects'
import { head } from './head'
import { plate, type Drawing } from './plate'
import type { Window } from './relief'

/** The hero's box; the art runs on past it, off the right edge of the page. */
const heroBox = { left: -98, top: 6, width: 156, height: 200 }
const runOff = { profile: 112, hero: 104 }

const at = ({ forward, top, scale }: View, width: number, height: number): Window => ({ left: -forward, top, width: width * scale, height: height * scale })

const subjectOf = (name: PlateName): FaceSubject => (faceSubjects as Partial<Record<PlateName, FaceSubject>>)[name] ?? faceSubjects.face

function innerHero(name: PlateName): Drawing {
  const { hero, ...subject } = subjectOf(name)
  const box = at(hero, 144, 112)
  return plate(subject, { window: { ...box, width: box.width + runOff.hero * hero.scale }, gap: 1.8 * hero.scale, ring: 3.1 * hero.scale })
}

function card(name: PlateName): Drawing {
  const { card: view, ...subject } = subjectOf(name)
  const window = at(view, 64, 48)
  return plate(subject, { window, gap: 1.2 * view.scale, ring: window.width / 46 })
}

function icon(name: PlateName): Drawing {
  const { card: view, ...subject } = subjectOf(name)
  const window = at(view, 56, 56)
  return { ...plate(subject, { window, gap: 6 * view.scale }), width: 56, height: 56 }
}

const half = (study: Study, traits: Study['before']): Drawing =>
  plate(
    { relief: head(traits), marks: [] },
    { window: { left: -study.forward, top: study.top, width: study.width, height: (study.width * 4) / 3 }, gap: study.gap },
  )

/** Every picture of the site by name, drawn when asked for. */
export function drawings(names: readonly PlateName[]): Map<string, () => Drawing> {
  return new Map<string, () => Drawing>([
    ['profile', () => plate({ relief: head(), marks: [] }, { window: { ...heroBox, width: heroBox.width + runOff.profile }, gap: 2 })],
    ...names.flatMap((name): [string, () => Drawing][] => [
      [`hero-${name}`, () => innerHero(name)],
      [`card-${name}`, () => card(name)],
      [`icon-${name}`, () => icon(name)],
    ]),
    ...Object.entries(faceStudies).flatMap(([name, study]): [string, () => Drawing][] => [
      [`${name}-before`, () => half(study, study.before)],
      [`${name}-after`, () => half(study, study.after)],
    ]),
    ['bottle', () => card('bottle')],
    ['terrace', () => card('rooms')],
  ])
}
