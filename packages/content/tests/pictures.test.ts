import { reportOn } from './helpers/baseContent'

/** Tests of the report on chosen pictures: illustrations, and photographs with their consent. */

const treatment = 'treatments/lip-fillers.json'
const consent = {
  signed: '2026-05-02',
  scope: 'website',
  recordHeldAt: 'Patient records, Harley Street',
  reviewBy: '2028-05-02',
}
const photograph = {
  image: 'lips',
  alt: 'Lips from the front',
  taken: '2026-05-01',
  timing: 'Four weeks after treatment',
  retouched: false,
  consent,
}
const pairOf = (more: object = {}) => ({
  kind: 'photograph',
  description: 'Smaller.',
  timing: 'Eight weeks after treatment',
  photographs: {
    before: { image: 'before', taken: '2026-03-01' },
    after: { image: 'after', taken: '2026-05-01' },
    retouched: false,
    consent,
  },
  ...more,
})
type Files = Parameters<Parameters<typeof reportOn>[0]>[0]
const withFace = (face: object) => (f: Files) => {
  Object.assign(f[treatment].illustration.face, face)
}
/**
 * Returns a treatment with a photograph in the place of its illustration, in order but for
 * `spoilt`.
 */
const withPhotograph =
  (spoilt: object = {}, files: string[] = ['images/lips.jpg']) =>
  (f: Files) => {
    f[treatment].photograph = { ...photograph, ...spoilt }
    for (const file of files) f[file] = 'picture'
  }
const withPair =
  (more: object = {}) =>
  (f: Files) => {
    const { illustration: _, ...words } = f['gallery.json'].items[0]
    f['gallery.json'].items[0] = { ...words, ...pairOf(more) }
    f['images/before.jpg'] = f['images/after.jpg'] = 'picture'
  }

test('a form is kept in one of the places that the clinic names, and nowhere else', () => {
  const keptAt = (recordHeldAt: string) =>
    reportOn(withPhotograph({ consent: { ...consent, recordHeldAt } }))
  expect(keptAt('Records of Jane Doe')).toContain(
    'consent › recordHeldAt: "Records of Jane Doe" is not a place of consentRecords in data/clinic.json.',
  )
  expect(keptAt(consent.recordHeldAt)).not.toContain('recordHeldAt')
})

describe('illustrations', () => {
  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'two treatments with one picture, however it is written': (f) => {
      f['treatments/chin-filler.json'].illustration = { face: { crop: 'mouth', view: 'front', sitter: 'ines', marked: ['lips'], ratings: { chin: 0 } } } // prettier-ignore
    },
    'a page with the plate of a treatment': (f) => {
      f[treatment].illustration = { plate: { subject: 'hand', view: 'palm' } }
      f['pages/treatments.json'].illustration = { plate: { view: 'palm', subject: 'hand' } }
    },
    'a treatment without one': (f) => delete f[treatment].illustration,
    'both a face and a plate, or neither': (f) => {
      f[treatment].illustration.plate = { subject: 'hand', view: 'palm' }
      f['treatments/chin-filler.json'].illustration = {}
    },
    'a view that the plate has not': (f) =>
      (f[treatment].illustration = { plate: { subject: 'hand', view: 'section' } }),
    'a pair that does not change, or in other things, shows the wrong crop, or is of no known kind':
      (f) => {
        const { items } = f['gallery.json']
        items[0].illustration.after = items[0].illustration.before
        items[1].illustration.crop = 'lobe'
        items[3].illustration.after = { frown: 1 }
        items[2].kind = 'ilustration'
      },
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())

  test.each([
    ['another sitter is another picture', { sitter: 'winston' }],
    ['a rating makes another picture', { crop: 'lower', ratings: { lips: 1 } }],
  ])('%s', (_, face) => {
    const report = reportOn((f) => {
      f['treatments/chin-filler.json'].illustration = structuredClone(f[treatment].illustration)
      Object.assign(f['treatments/chin-filler.json'].illustration.face, face)
    })
    expect(report).toBe('')
  })

  const told: Record<string, () => unknown> = {
    'a crop of the other view': () => reportOn(withFace({ crop: 'ear', marked: undefined })),
    'a crop that there is none of': () => reportOn(withFace({ crop: 'mouht' })),
    'a zone of the other view': () => reportOn(withFace({ marked: ['underChin'] })),
    'a zone outside the crop': () => reportOn(withFace({ marked: ['lips', 'forehead'] })),
    'a zone that narrow screens cut off': () =>
      reportOn(withFace({ crop: 'chin', marked: ['lips', 'jawline'] })),
    'a rating above the scale, and one that there is none of': () =>
      reportOn(withFace({ ratings: { lips: 4, lipps: 1 } })),
    'a bump of the nose from the front': () => reportOn(withFace({ ratings: { hump: 2 } })),
  }
  test.each(Object.entries(told))('%s', (_, tell) => expect(tell()).toMatchSnapshot())
})

describe('photographs', () => {
  test('in order, in the place of an illustration and of a pair', () => {
    expect(reportOn(withPhotograph())).toBe('')
    expect(reportOn(withPair())).toBe('')
  })

  test('without consent, and without half of it', () => {
    expect(reportOn(withPhotograph({ consent: undefined }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › photograph › consent: is missing. Add it: The consent of the person in the photograph. Without it no photograph is shown."`,
    )
    expect(reportOn(withPhotograph({ consent: { signed: '2026-05-02' } }))).toMatchSnapshot()
  })

  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'without the day, the words and the timing': withPhotograph({
      alt: undefined,
      taken: undefined,
      timing: undefined,
      retouched: undefined,
    }),
    'with dates that cannot be': withPhotograph({
      taken: '2027-01-01',
      consent: { ...consent, signed: '2027-01-02', reviewBy: '2026-12-31' },
    }),
    'that nobody shows': (f) => (f['images/rooms.jpg'] = 'picture'),
    'shown twice': (f) => {
      withPhotograph()(f)
      f['people/dr-doe.json'].portrait = {
        image: 'lips',
        alt: 'Dr Doe',
        taken: '2026-05-01',
        retouched: false,
        consent,
      }
    },
    'photographs with the words of the drawing that stood there': withPair({
      timing: 'A drawing of the usual aim, not a patient.',
      description: 'Drawing of smaller lips.',
      alt: { before: 'Illustration of an eye', after: 'The same eye' },
    }),
  }
  test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())

  const told: Record<string, () => unknown> = {
    retouched: () => reportOn(withPhotograph({ retouched: true })),
    'with consent for something else': () =>
      reportOn(withPhotograph({ consent: { ...consent, scope: 'teaching' } })),
    'whose consent has run out': () =>
      reportOn(withPhotograph({ consent: { ...consent, reviewBy: '2026-11-20' } })),
    'a pair marked as drawings': () => reportOn(withPair({ kind: 'illustration' })),
  }
  test.each(Object.entries(told))('%s', (_, tell) => expect(tell()).toMatchSnapshot())

  test('whose consent is to be confirmed today', () =>
    expect(reportOn(withPhotograph({ consent: { ...consent, reviewBy: '2026-11-21' } }))).toBe(''))

  test('that is not there', () => {
    expect(reportOn(withPhotograph({}, []))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › photograph › image: "lips" is not a picture in data/images. Put the picture there, as .jpg, .png, .webp or .avif."`,
    )
    expect(reportOn(withPhotograph({ image: 'lips.jpg' }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › photograph › image: "lips.jpg" is not a picture in data/images. Write its name without the ending."`,
    )
    expect(reportOn(withPhotograph({ image: 'lipz' }, ['images/lips.jpg']))).toMatchSnapshot()
  })

  test('that may be shown by a file which cannot be read', () => {
    const report = reportOn((f) => {
      withPhotograph()(f)
      f[treatment].titel = 'x'
    })
    expect(report).not.toContain('data/images')
  })

  test('a pair the wrong way round', () => {
    const { photographs } = pairOf()
    const report = reportOn(
      withPair({
        photographs: { ...photographs, before: { image: 'before', taken: '2026-06-01' } },
      }),
    )
    expect(report).toMatchInlineSnapshot(
      `"data/gallery.json › items › #1 › photographs › after › taken: 2026-05-01 is not later than the photograph before (2026-06-01). Check both days."`,
    )
  })
})
