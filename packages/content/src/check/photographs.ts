import { stem } from '../dataFolder'
import { didYouMean } from '../didYouMean'
import type { ReadableContent } from '../load'
import type { PictureFacts } from '../pictureFacts'
import { heroWidth, leastWidth } from '../pictureSize'
import { problem, problemsIn, type Problem } from '../problem'
import type { Consent } from '../schemas/consent'
import { textsIn } from '../traverse'

/** One photograph of a person, wherever in the content it is named. */
type Shown = {
  file: string
  /** Path to its consent. */ path: Problem['path']
  /** None where nobody is in it. */ consent: Consent | undefined
  pictures: { path: Problem['path']; image: string; taken: string }[]
}

/** Returns every photograph of a person that the content names. */
function shownIn(content: ReadableContent): Shown[] {
  const one = (
    file: string,
    field: string,
    shown: { image: string; taken: string; consent?: Consent | undefined } | undefined,
  ): Shown[] =>
    shown
      ? [{ file, path: [field], consent: shown.consent, pictures: [{ path: [field], ...shown }] }]
      : []
  return [
    ...[content.treatments, content.articles, content.cities, content.pages]
      .flat()
      .flatMap((page) => one(page.file, 'photograph', page.photograph)),
    ...content.people.flatMap((p) => one(p.file, 'portrait', p.portrait)),
    ...(content.gallery ?? []).flatMap((item, i): Shown[] => {
      if (item.kind === 'illustration') return []
      const path = ['items', i, 'photographs']
      const { before, after, consent } = item.photographs
      return [
        { file: 'data/gallery.json', path, consent, pictures: [{ path: [...path, 'before'], ...before }, { path: [...path, 'after'], ...after }] }, // prettier-ignore
      ]
    }),
  ]
}

type Consented = Shown & { consent: Consent }

/** Returns the photographs that somebody has consented to. */
export const consentedIn = (content: ReadableContent): Consented[] =>
  shownIn(content).filter((one): one is Consented => one.consent !== undefined)

/**
 * Checks photographs: the files are there and all in use, and the consent of whoever is in them
 * holds.
 */
export function photographProblems(
  content: ReadableContent,
  {
    today,
    images,
    pictures,
  }: {
    today: string
    images: ReadonlyMap<string, string>
    pictures: ReadonlyMap<string, PictureFacts | null>
  },
): Problem[] {
  const shown = shownIn(content)
  return [
    ...consentedIn(content).flatMap((one) => consentProblems(one, today)),
    ...shown.flatMap((one) => dayProblems(one, today)),
    ...fileProblems(shown, content, images),
    ...captionProblems(content),
    ...placeProblems(content, pictures),
  ]
}

/** Two heights for the same width that differ by more are another cut of the picture. */
const sameShape = 0.02

/** Finds photographs that do not fit where they stand: too narrow, or of another shape. */
function placeProblems(
  { treatments, articles, cities, pages, people, gallery }: ReadableContent,
  pictures: ReadonlyMap<string, PictureFacts | null>,
): Problem[] {
  const shapeOf = (image: string) => {
    const facts = pictures.get(image)
    return facts && facts.height > 0 ? facts.width / facts.height : null
  }
  return [
    ...[treatments, articles, cities, pages].flat().flatMap(({ file, photograph }) => {
      const width = photograph && pictures.get(photograph.image)?.width
      return width && width >= leastWidth && width < heroWidth
        ? problem(
            file,
            ['photograph', 'image'],
            `"${photograph.image}" is ${width} pixels wide, and the top of a page needs ` +
              `${heroWidth}.`,
            'Use a larger one',
          )
        : []
    }),
    ...people.flatMap(({ file, portrait }) =>
      portrait && portrait.focus === undefined && (shapeOf(portrait.image) ?? 0) > 1.1
        ? problem(
            file,
            ['portrait', 'focus'],
            `is missing, and "${portrait.image}" is wider than high: a portrait is shown ` +
              'upright, and would be cut from brow to chin.',
            'Say where the eyes are: { "x": 50, "y": 35 }, or cut it to 4 by 5',
          )
        : [],
    ),
    ...(gallery ?? []).flatMap((item, i) => {
      if (item.kind === 'illustration') return []
      const { before, after } = item.photographs
      const [was, is] = [shapeOf(before.image), shapeOf(after.image)]
      return was !== null && is !== null && Math.abs(was / is - 1) > sameShape
        ? problem(
            'data/gallery.json',
            ['items', i, 'photographs', 'after', 'image'],
            `"${after.image}" has another shape than "${before.image}", so that the two ` +
              'would not lie over each other.',
            'Cut both to the same width and height, from the same place',
          )
        : []
    }),
  ]
}

/** Words beside the gallery that only hold while all its pictures are drawings. */
const onlyOfDrawings =
  /\b(?:(?:are|is) not (?:a )?patients?|(?:these|they|pairs|pictures) are (?:all )?(?:drawings|illustrations)|photographs (?:replace|will take|take the place))\b/i

/**
 * Finds what pages with the gallery say of it that a photograph has made untrue. It is told and not
 * refused: the picture and the words are two saves in the CMS.
 */
export function galleryWords({ gallery, pages }: ReadableContent): Problem[] {
  if (!gallery?.some(({ kind }) => kind === 'photograph')) return []
  return pages
    .filter(({ sections }) => sections.some(({ feature }) => feature === 'gallery'))
    .flatMap(({ file, sections, intro, questions, asked }) =>
      textsIn({ intro, sections, questions, asked }).flatMap(({ path, text }) => {
        const said = onlyOfDrawings.exec(text)?.[0]
        return said === undefined || path.includes('phrases')
          ? []
          : problem(
              file,
              path,
              `says "${said}", and the gallery has photographs of patients.`,
              'Write what holds now; each picture says by itself whether it is a drawing',
            )
      }),
    )
}

function consentProblems({ file, path, consent }: Consented, today: string): Problem[] {
  const { signed, reviewBy } = consent
  const { problems, add } = problemsIn(file, [...path, 'consent'])
  if (signed > today)
    add('signed', `${signed} is in the future.`, 'Give the day the form was signed')
  if (reviewBy <= signed)
    add(
      'reviewBy',
      `${reviewBy} is not after the signature (${signed}).`,
      'Give the day by which the consent must be confirmed again',
    )
  else if (reviewBy < today)
    add(
      'reviewBy',
      `the consent had to be confirmed by ${reviewBy}.`,
      'Ask the person again and move the date on, or take the photograph out',
    )
  return problems
}

/** Checks the days on which the photographs of one person were taken. */
function dayProblems({ file, pictures }: Shown, today: string): Problem[] {
  const { problems, add } = problemsIn(file)
  for (const { path, taken } of pictures)
    if (taken > today)
      add([...path, 'taken'], `${taken} is in the future.`, 'Give the day the photograph was taken')
  const [before, after] = pictures
  if (after && before!.taken >= after.taken)
    add(
      [...after.path, 'taken'],
      `${after.taken} is not later than the photograph before (${before!.taken}).`,
      'Check both days',
    )
  return problems
}

/** Finds pictures that are not there, that stand in two places, or that no page shows. */
function fileProblems(
  shown: readonly Shown[],
  { gallery, broken = [], takenDown = [] }: ReadableContent,
  images: ReadonlyMap<string, string>,
): Problem[] {
  const usedBy = new Map<string, string>()
  const misnamed = new Set([...images].map(([, file]) => stem(file.split('/').at(-1)!)))
  const named = shown.flatMap(({ file, pictures }) => {
    const { problems, add } = problemsIn(file)
    for (const { path, image } of pictures) {
      const other = usedBy.get(image)
      for (const name of [image, image.replace(/\.\w+$/, '')])
        if (other === undefined) usedBy.set(name, file)
      const place = [...path, 'image']
      if (!images.has(image) && !misnamed.has(image))
        add(
          place,
          `"${image}" is not a picture in data/images.`,
          missing(image, [...images.keys()]),
        )
      if (other !== undefined)
        add(place, `"${image}" already stands in ${other}.`, 'Use a photograph of its own')
    }
    return problems
  })
  // Whatever names a picture may stand in a file that could not be read.
  if (gallery === null || broken.length > 0) return named
  const kept = takenDown.flatMap((page: object) =>
    ['photograph', 'portrait'].map(
      (field) => (page as Record<string, { image?: string } | undefined>)[field]?.image,
    ),
  )
  // A picture whose own name is wrong is told of by that.
  const unused = [...images].filter(
    ([name, file]) =>
      !usedBy.has(name) && !kept.includes(name) && stem(file.split('/').at(-1)!) === name,
  )
  return [
    ...named,
    ...unused.map(([, file]) =>
      problem(
        `data/images/${file.split('/').at(-1)}`,
        [],
        'is a picture that no page shows.',
        'Name it in a page, in data/gallery.json or in data/people, with its consent, or delete it',
      ),
    ),
  ]
}

/** Words of a photograph in the gallery that only fit a drawing. */
const captionProblems = ({ gallery }: ReadableContent): Problem[] =>
  (gallery ?? []).flatMap(({ kind, alt, description, timing }, i) =>
    kind === 'photograph'
      ? textsIn({ alt, description, timing }).flatMap(({ path, text }) => {
          const found = /\b(?:drawing|illustration|not a patient)\b/i.exec(text)?.[0]
          return found === undefined
            ? []
            : problem(
                'data/gallery.json',
                ['items', i, ...path],
                `says "${found}" of a photograph.`,
                'Write what the photograph shows, and when',
              )
        })
      : [],
  )

const missing = (image: string, names: string[]) =>
  names.length === 0
    ? 'Put the picture there, as .jpg, .png, .webp or .avif'
    : /\.\w+$/.test(image)
      ? 'Write its name without the ending'
      : didYouMean(image, names)
