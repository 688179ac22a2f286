import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinicData } from '../../scripts/testing/clinicSite'
import { copySite, differences, fingerprints, type SiteCopy } from '../helpers/siteCopy'

/**
 * A build that only renders the pages which a change of content touches gives the same files as a
 * build from nothing.
 */
const minutes = 60_000
const publicOf = (copy: SiteCopy) => fingerprints(join(copy.folder, 'public'))

function clinicCopy(): SiteCopy {
  const copy = copySite({ pictures: true })
  rmSync(join(copy.folder, 'data'), { recursive: true })
  cpSync(clinicData, join(copy.folder, 'data'), { recursive: true })
  return copy
}

async function build(copy: SiteCopy): Promise<string> {
  const { code, output } = await copy.run('tsx', 'scripts/build.ts')
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`)
  return output
}

/** Replaces what a file surely holds. */
const replace = (file: string, old: string | RegExp, text: string) => (copy: SiteCopy) =>
  copy.edit(file, (before) => {
    const after = before.replace(old, text)
    if (after === before) throw new Error(`${file} does not hold ${old}`)
    return after
  })

function addProduct({ folder }: SiteCopy): void {
  const product = JSON.parse(
    readFileSync(join(folder, 'data/products/gentle-cleanser.json'), 'utf8'),
  ) as Record<string, unknown>
  const own = {
    title: 'Evening balm: what is in it',
    description:
      'One ingredient, one use and no promise: a plain balm for dry skin in the evening, and when to leave it in the cupboard.',
    name: 'Evening balm',
    kind: 'Balm',
    keywords: ['evening balm', 'balm for dry skin'],
    summary: 'A plain balm that keeps water in dry skin overnight.',
    verdict: [
      'A balm slows the loss of water from dry patches. Oily skin can do without one.',
      'It is four fats in a jar, and each of them has been in use for longer than anybody can remember. None is rare, none is dear, and no study has found one of them to be better than the next for shins that itch in January.',
      'Buy the jar that is nearest, use it on three evenings, and keep it only when the itch has gone. Wool fat troubles a few people: try it on the inside of an elbow before it comes near a face.',
    ],
    ingredients: ['Petrolatum', 'Lanolin', 'Beeswax', 'Squalane'].map((name) => ({
      name,
      role: 'Occlusive',
      evidence: 'strong',
      note: `${name} lies on the surface.`,
    })),
    suits: ['Dry shins in winter', 'Hands that are washed often'],
    notFor: ['Skin that is oily already', 'An allergy to wool'],
    howToUse: ['Warm a little between two fingers.', 'Pat it on last, over cream.'],
  }
  writeFileSync(
    join(folder, 'data/products/evening-balm.json'),
    JSON.stringify({ ...product, ...own }),
  )
}

/** What editors do every day; none of it changes what scripts hold. */
const edits: [name: string, edit: (copy: SiteCopy) => void][] = [
  ['a price', replace('data/prices.json', /("amount": )\d+/, '$1367')],
  [
    'a sentence',
    replace('data/products/daily-sunscreen-spf50.json', 'Shade, a hat', 'Shade, a wide hat'),
  ],
  [
    "a picture's words",
    replace(
      'data/treatments/chin-filler.json',
      'A chin seen from the side, in even light',
      'A chin from the side, lit evenly',
    ),
  ],
  ['a new page', addProduct],
]

test(
  'a price, a sentence, the words of a picture and a new page: the same files, byte for byte, as a build from nothing',
  async () => {
    const [edited, fresh] = [clinicCopy(), clinicCopy()]
    try {
      await build(edited)
      for (const [name, edit] of edits) {
        edit(edited)
        edit(fresh)
        const before = publicOf(edited)
        expect([name, await build(edited)]).toEqual([
          name,
          expect.stringContaining('Only content has changed'),
        ])
        expect(differences(before, publicOf(edited))).not.toEqual([])
      }
      // Of another build's pages Gatsby knows nothing, and has to make them all.
      const afterEdits = publicOf(edited)
      await build(fresh)
      expect(differences(publicOf(fresh), afterEdits)).toEqual([])
      const { code } = await edited.run('gatsby', 'build')
      expect(code).toBe(0)
      expect(differences(publicOf(fresh), publicOf(edited))).toEqual([])
    } finally {
      edited.remove()
      fresh.remove()
    }
  },
  12 * minutes,
)
