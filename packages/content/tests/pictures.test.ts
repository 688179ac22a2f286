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

test.each([
  ['Jane Doe', 'Jane'],
  ['Records, Jane Doe', 'Jane'],
  ['Ann’s file', 'Ann’s'],
  ['Patient records, born 12.3.1988', 'born'],
  ['Patient records, number 443210', '443210'],
])('a person where the place of the form belongs: %s', (recordHeldAt, said) =>
  expect(reportOn(withPhotograph({ consent: { ...consent, recordHeldAt } }))).toContain(
    `recordHeldAt: says "${said}", which may say who the person is`,
  ),
)

describe('illustrations', () => {
  const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
    'two treatments with one picture, however it is written': (f) => {
      f['treatments/chin-filler.json'].illustration = { face: { crop: 'mouth', view: 'front', sitter: 'ines', marked: ['lips'], faceShape: 'balanced', ratings: { chin: 0 } } } // prettier-ignore
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
    'a pair that does not change, shows the wrong crop, or is of no known kind': (f) => {
      const { items } = f['gallery.json']
      items[0].illustration.after = items[0].illustration.before
      items[1].illustration.crop = 'chin'
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

  test('a crop of the other view', () =>
    expect(reportOn(withFace({ crop: 'ear', marked: undefined }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › illustration › face › crop: "ear" is not a part of the front. It can be head, face, forehead, brow, temple, eyes, eye, cheek, midface, nose, mouth, chin, lower, jaw, jawAndNeck, neck."`,
    ))
  test('a crop that there is none of', () =>
    expect(reportOn(withFace({ crop: 'mouht' }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › illustration › face › crop: "mouht" is not one of its values. Did you mean "mouth"?"`,
    ))
  test('a zone of the other view', () =>
    expect(reportOn(withFace({ marked: ['underChin'] }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › illustration › face › marked › #1: "underChin" is not a zone of the front. The zones are forehead, frown, brow, temples, crowsFeet, tearTrough, cheeks, bunnyLines, nose, nasalFlare, nasolabial, gummySmile, lipFlip, lips, marionette, chin, jowls, masseter, jawline, neck."`,
    ))
  test('a zone outside the crop', () =>
    expect(reportOn(withFace({ marked: ['lips', 'forehead'] }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › illustration › face › marked › #2: "forehead" is outside the crop "mouth". Choose a crop that shows it, or take it out."`,
    ))
  test('a zone that narrow screens cut off', () =>
    expect(reportOn(withFace({ crop: 'chin', marked: ['lips', 'jawline'] })))
      .toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › illustration › face › marked › #1: "lips" is cut off in the crop "chin" on narrow or wide screens. Choose a crop that shows more round it, or take it out.
     data/treatments/lip-fillers.json › illustration › face › marked › #2: "jawline" is cut off in the crop "chin" on narrow or wide screens. Choose a crop that shows more round it, or take it out."
    `))
  test('a rating above the scale, and one that there is none of', () =>
    expect(reportOn(withFace({ ratings: { lips: 4, lipps: 1 } }))).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › illustration › face › ratings › lipps: is not a field here. Did you mean "lips"?
     data/treatments/lip-fillers.json › illustration › face › ratings › lips: 4 is too great. A rating is 0 to 3."
    `))
  test('a trait of the nose from the front', () =>
    expect(reportOn(withFace({ traits: { hump: 1 } }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › illustration › face › traits: is for the profile only. Take it out, or change the view."`,
    ))
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
    expect(reportOn(withPhotograph({ consent: { signed: '2026-05-02' } }))).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › photograph › consent › recordHeldAt: is missing. Add it: Where the signed form is kept, for example: Patient records, Harley Street. Never the person's name.
     data/treatments/lip-fillers.json › photograph › consent › reviewBy: is missing. Add it: When the consent must be confirmed again. The check fails once this date has passed.
     data/treatments/lip-fillers.json › photograph › consent › scope: is missing. Add it: What the signed form allows. Write "website": this site, with the previews of its pages in searches and messages."
    `)
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

  test('retouched', () =>
    expect(reportOn(withPhotograph({ retouched: true }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › photograph › retouched: true says that the picture was retouched, and the site shows none. Use the original, and write false without quotes."`,
    ))
  test('with consent for something else', () =>
    expect(
      reportOn(withPhotograph({ consent: { ...consent, scope: 'teaching' } })),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › photograph › consent › scope: "teaching" is not one of its values. It can be "website"."`,
    ))
  test('whose consent has run out', () =>
    expect(
      reportOn(withPhotograph({ consent: { ...consent, reviewBy: '2026-11-20' } })),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › photograph › consent › reviewBy: the consent had to be confirmed by 2026-11-20. Ask the person again and move the date on, or take the photograph out."`,
    ))
  test('whose consent is to be confirmed today', () =>
    expect(reportOn(withPhotograph({ consent: { ...consent, reviewBy: '2026-11-21' } }))).toBe(''))

  test('that is not there', () => {
    expect(reportOn(withPhotograph({}, []))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › photograph › image: "lips" is not a picture in data/images. Put the picture there, as .jpg, .png, .webp or .avif."`,
    )
    expect(reportOn(withPhotograph({ image: 'lips.jpg' }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › photograph › image: "lips.jpg" is not a picture in data/images. Write its name without the ending."`,
    )
    expect(reportOn(withPhotograph({ image: 'lipz' }, ['images/lips.jpg']))).toMatchInlineSnapshot(`
     "data/images/lips.jpg: is a picture that no page shows. Name it in a treatment, in data/gallery.json or in data/people, with its consent, or delete it.
     data/treatments/lip-fillers.json › photograph › image: "lipz" is not a picture in data/images. Did you mean "lips"?"
    `)
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

  test('a pair marked as drawings', () =>
    expect(reportOn(withPair({ kind: 'illustration' }))).toMatchInlineSnapshot(`
     "data/gallery.json › items › #1 › illustration: is missing. Add it: The same face before and after. Nothing may differ but what the treatment changes.
     data/gallery.json › items › #1 › photographs: is not a field here. Take it out; the fields here are kind, illustration, id, start, alt, treatment, publicLabel, description, route, timing, sample."
    `))
})
