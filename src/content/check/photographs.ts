import { didYouMean } from '../didYouMean'
import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'
import type { Consent } from '../schemas/consent'

/** One photograph of a person, wherever in the content it is named. */
type Shown = {
  file: string
  /** Where its consent stands. */ path: Problem['path']
  consent: Consent
  pictures: { path: Problem['path']; image: string; taken: string }[]
}

function shownIn(content: ReadableContent): Shown[] {
  const one = (
    file: string,
    field: string,
    shown: { image: string; taken: string; consent: Consent } | undefined,
  ): Shown[] =>
    shown
      ? [
          {
            file,
            path: [field],
            consent: shown.consent,
            pictures: [{ path: [field], image: shown.image, taken: shown.taken }],
          },
        ]
      : []
  return [
    ...content.treatments.flatMap((t) => one(t.file, 'photograph', t.photograph)),
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

/** Photographs: the files are there and all in use, and the consent of whoever is in them holds. */
export function photographProblems(
  content: ReadableContent,
  { today, images }: { today: string; images: ReadonlyMap<string, string> },
): Problem[] {
  const problems: Problem[] = []
  const shown = shownIn(content)
  const usedBy = new Map<string, string>()
  for (const { file, path, consent, pictures } of shown) {
    const add = (field: string, what: string, mend: string) =>
      problems.push(problem(file, [...path, 'consent', field], what, mend))
    if (consent.signed > today)
      add('signed', `${consent.signed} is in the future.`, 'Give the day the form was signed')
    if (consent.reviewBy <= consent.signed)
      add(
        'reviewBy',
        `${consent.reviewBy} is not after the signature (${consent.signed}).`,
        'Give the day by which the consent must be confirmed again',
      )
    else if (consent.reviewBy < today)
      add(
        'reviewBy',
        `the consent had to be confirmed by ${consent.reviewBy}.`,
        'Ask the person again and move the date on, or take the photograph out',
      )
    for (const { path: place, image, taken } of pictures) {
      if (!images.has(image))
        problems.push(
          problem(
            file,
            [...place, 'image'],
            `"${image}" is not a picture in data/images.`,
            missing(image, [...images.keys()]),
          ),
        )
      if (taken > today)
        problems.push(
          problem(
            file,
            [...place, 'taken'],
            `${taken} is in the future.`,
            'Give the day the photograph was taken',
          ),
        )
      const other = usedBy.get(image)
      if (other !== undefined)
        problems.push(
          problem(
            file,
            [...place, 'image'],
            `"${image}" already stands in ${other}.`,
            'Use a photograph of its own',
          ),
        )
      else for (const name of [image, image.replace(/\.\w+$/, '')]) usedBy.set(name, file)
    }
    const [before, after] = pictures
    if (after && before!.taken >= after.taken)
      problems.push(
        problem(
          file,
          [...after.path, 'taken'],
          `${after.taken} is not later than the photograph before (${before!.taken}).`,
          'Check both days',
        ),
      )
  }
  content.gallery?.forEach((item, i) => {
    if (item.kind !== 'photograph') return
    const words = {
      'alt › before': item.alt.before,
      'alt › after': item.alt.after,
      description: item.description,
      timing: item.timing,
    }
    for (const [field, text] of Object.entries(words)) {
      const found = /\b(?:drawing|illustration|not a patient)\b/i.exec(text)?.[0]
      if (found)
        problems.push(
          problem(
            'data/gallery.json',
            ['items', i, ...field.split(' › ')],
            `says "${found}" of a photograph.`,
            'Write what the photograph shows, and when',
          ),
        )
    }
  })
  const keptFor = (page: object) =>
    ['photograph', 'portrait'].map(
      (field) => (page as Record<string, { image?: string } | undefined>)[field]?.image,
    )
  const kept = (content.takenDown ?? []).flatMap(keptFor)
  // Whatever names it may stand in a file that could not be read.
  const allRead = content.gallery !== null && (content.broken ?? []).length === 0
  if (allRead)
    for (const [name, file] of images)
      if (!usedBy.has(name) && !kept.includes(name))
        problems.push(
          problem(
            `data/images/${file.split('/').at(-1)}`,
            [],
            'is a picture that no page shows.',
            'Name it in a treatment, in data/gallery.json or in data/people, with its consent, or delete it',
          ),
        )
  return problems
}

const missing = (image: string, names: string[]) =>
  names.length === 0
    ? 'Put the picture there, as .jpg, .png, .webp or .avif'
    : /\.\w+$/.test(image)
      ? 'Write its name without the ending'
      : didYouMean(image, names)
