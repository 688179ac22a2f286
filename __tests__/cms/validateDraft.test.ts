import { build } from 'esbuild'
import { changedMeanwhile, validateDraft } from '../../src/cms/browser/validateDraft'
import { standIn } from '@clinic/content/pictureFacts'
import { readFileSync, readdirSync } from 'node:fs'
import { clinicData } from '../../scripts/testing/clinicSite'
import type { Snapshot } from '../../src/cms/publishCms'

const files = Object.fromEntries(
  readdirSync(clinicData, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [`data/${name}`, readFileSync(`${clinicData}/${name}`, 'utf8')]),
)
/**
 * The photographs that pages show by now, but for the one of the treatment that is changed here.
 */
const own = (
  JSON.parse(files['data/treatments/lip-fillers.json']!) as { photograph?: { image: string } }
).photograph?.image
const pictures = readdirSync(`${clinicData}/images`).filter(
  (name) => !name.startsWith('.') && name.replace(/\.\w+$/, '') !== own,
)
const now: Snapshot = { files, pictures }

type Treatment = { group: string; intro: string; route: string; photograph?: unknown }
/** Returns what the editor says of a treatment that was changed so. */
const judged = (
  change: (treatment: Treatment) => void,
  more: Partial<{ now: Snapshot; pictures: Map<string, Uint8Array> }> = {},
) => {
  const path = 'data/treatments/lip-fillers.json'
  const treatment = JSON.parse(files[path]!) as Treatment
  delete treatment.photograph
  change(treatment)
  return validateDraft(more.now ?? now, {
    path,
    text: JSON.stringify(treatment),
    pictures: more.pictures ?? new Map(),
  })
}

/** A PNG as far as the gate looks into it. */
const png = (width: number, bytes = 45) => {
  const all = new Uint8Array(bytes)
  all.set(standIn(width, -1))
  return all
}

describe('the gate in the editor', () => {
  it('lets a sound change pass', () => {
    expect(
      judged(
        (treatment) => void (treatment.intro = `${treatment.intro} You are seen by a doctor.`),
      ),
    ).toBeNull()
  })

  it('refuses with the words of the gate, whatever the mistake', () => {
    expect(judged((treatment) => void (treatment.group = 'dermal-filers'))).toMatchInlineSnapshot(
      `"Treatments › Lip fillers › Group: "dermal-filers" is not a group in “Groups of treatments”. Did you mean "dermal-fillers"?"`,
    )
    expect(judged((treatment) => void (treatment.route = '/Lip-Fillers'))).toMatchInlineSnapshot(
      `"Treatments › Lip fillers › Address: "/Lip-Fillers" is not a route. Write it like /lip-fillers: a slash, lower-case words and hyphens, no slash at the end."`,
    )
    expect(
      judged(
        (treatment) => void (treatment.intro = 'Lips from £300, with [chin filler](/chin-filers).'),
      ),
    ).toMatchSnapshot()
  })

  it('blames of two pages with one title the one that is saved, whichever the other is', () => {
    const paths = ['lip-fillers', 'profhilo'].map((id) => `data/treatments/${id}.json`)
    const read = (path: string) => JSON.parse(files[path]!) as { name: string; title: string }
    for (const [path, other] of [paths, paths.toReversed()] as [string, string][]) {
      const text = JSON.stringify({ ...read(path), title: read(other).title })
      expect(validateDraft(now, { path, text, pictures: new Map() })).toContain(
        `Treatments › ${read(path).name} › Title: "${read(other).title}" is also the title of “Treatments › ${read(other).name}”.`,
      )
    }
  })

  it('says of a new entry without a name that it has none, not its file’s random name', () => {
    const path = 'data/people/5cf904a8834f.json'
    const report = validateDraft(now, { path, text: '{}', pictures: new Map() })!.split('\n')
    expect(report.every((line) => line.startsWith('People › no name yet › '))).toBe(true)
    expect(report).toContain(
      'People › no name yet › Name: is missing. Add it: Full name with title.',
    )
  })

  it('minds no mistake that stood in another file before, and every new one', () => {
    const broken = {
      ...now,
      files: {
        ...files,
        'data/redirects.json': '{ "redirects": [{ "from": "/old", "to": "/nowhere" }] }',
      },
    }
    expect(
      judged(
        (treatment) => void (treatment.intro = `${treatment.intro} You are seen by a doctor.`),
        { now: broken },
      ),
    ).toBeNull()
    expect(judged((treatment) => void (treatment.route = '/lips'))).toMatch(
      /^In \d+ places: "\/lip-fillers" is not a page.* Cards of the menu › Dermal Fillers › /m,
    )
  })

  it('looks into the pictures that a change brings along', () => {
    const withPicture = (name: string, bytes: Uint8Array) =>
      judged((treatment) => void (treatment.photograph = { image: 'lips-shown' }), {
        pictures: new Map([[name, bytes]]),
      })
    expect(withPicture('lips-shown.png', png(400))).toContain(
      'data/images/lips-shown.png: is 400 pixels wide, which is too small to be sharp. Use a picture that is 800 pixels wide or more.',
    )
    expect(withPicture('lips-shown.png', png(2000, 3_500_000))).toContain(
      'data/images/lips-shown.png: is 3.5 MB, which is too heavy. Save it smaller than 3 MB.',
    )
    expect(withPicture('lips-shown.png', new Uint8Array(30))).toContain(
      'data/images/lips-shown.png: cannot be read as a picture.',
    )
    expect(withPicture('lips-shown.png', png(1200))).not.toContain('data/images')
    // A picture of a person needs its words and its consent, with or without the editor.
    expect(withPicture('lips-shown.png', png(1200))).toContain(
      'Photograph › What the picture shows: is missing. Add it: What the picture shows, for people who cannot see it.',
    )
    expect(withPicture('lips-shown.png', png(1200))).toContain('Photograph › Consent: is missing.')
  })
})

describe('a file that changed while it was open', () => {
  const text = (amount: number) =>
    JSON.stringify({ prices: [{ key: 'lips', label: 'Lips', amount }] })
  const path = 'data/prices.json'
  const saving = (current: number, ...known: number[]) =>
    changedMeanwhile(path, {
      texts: known.map(text),
      now: { files: { [path]: text(current) }, pictures: [] },
    })

  it('is not saved over what somebody else has written, and the field is named', () => {
    expect(saving(2, 1, 1)).toMatch(/^Prices › Lips › .*: was changed by somebody else/)
  })

  it.each([
    ['nobody changed it', 1, [1, 1]],
    ['the form was read after the change', 2, [1, 2]],
    ['the change is this page’s own', 3, [1, 1, 3]],
  ])('is saved when %s', (_, current, known) => {
    expect(saving(current, ...known)).toBeNull()
  })
})

test('the gate runs in a browser, with nothing of Node', async () => {
  const { errors } = await build({
    entryPoints: ['src/cms/browser/validateDraft.ts'],
    bundle: true,
    write: false,
    logLevel: 'silent',
  })
  expect(errors).toEqual([])
})
