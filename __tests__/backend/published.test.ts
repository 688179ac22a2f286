import { forgetPublished, readSearchPages } from '../../src/backend/published'

/** The published list of pages is followed only inside the site, whoever wrote the file. */
const page = (path: unknown) => ({ path, title: 'Lips', keywords: ['lips'] })
const publish = (pages: unknown) => {
  forgetPublished()
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => pages })) as never
}

it.each(['/', '/lip-fillers/', '/cosmetalk/flawless-skin/', '/product-analysis/vitamin-c/'])(
  'takes %s',
  async (path) => {
    publish([page(path)])
    expect(await readSearchPages()).toEqual([page(path)])
  },
)

it.each([
  '//other.example/',
  '/\\other.example/',
  '/\t/other.example/',
  '/..//other.example/',
  'https://other.example/',
  'javascript:alert(1)',
  '/x/?to=//other.example',
  'lip-fillers/',
  '',
  7,
])('refuses the list for %j', async (path) => {
  publish([page('/'), page(path)])
  await expect(readSearchPages()).rejects.toThrow('is not what it should be')
})
