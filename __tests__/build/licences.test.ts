import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { licenceNotice, packageOf } from '../../src/files/licences'

const root = mkdtempSync(join(tmpdir(), 'licences-'))
afterAll(() => rmSync(root, { recursive: true }))

function put(path: string, text: string | object): string {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text))
  return file
}
const described = (name: string, more: object = {}) =>
  put(`node_modules/${name}/package.json`, { name, version: '1.2.3', license: 'MIT', ...more })

it('knows the package a file is from', () => {
  expect(packageOf('/site/node_modules/zod/v4/mini/index.js')).toBe('/site/node_modules/zod')
  expect(packageOf('/site/node_modules/@emotion/react/dist/index.js')).toBe(
    '/site/node_modules/@emotion/react',
  )
  expect(packageOf('/site/node_modules/a/node_modules/b/index.js')).toBe(
    '/site/node_modules/a/node_modules/b',
  )
  expect(packageOf('/site/src/layout/Header.tsx')).toBeUndefined()
  expect(packageOf('/site/.cache/production-app.js')).toMatch(/node_modules\/gatsby$/)
})

it('gives each package’s terms once, and nothing for the site’s own files', () => {
  for (const name of ['@us/one', '@us/two', 'other', 'bare'])
    described(name, name === 'bare' ? { license: 'ISC', author: { name: 'Ann Other' } } : {})
  put('node_modules/@us/one/LICENSE', 'Copyright Us\r\n\r\nDo as you like.\n')
  put('node_modules/@us/two/license.md', 'Copyright Us\n\nDo as you like.')
  put('node_modules/other/LICENCE', 'Copyright Other')
  put('node_modules/other/NOTICE.txt', 'With thanks to Another')
  put('node_modules/other/licensed.js', 'export const no = 1')
  const files = [
    'other/licensed.js',
    '@us/two/a.js',
    '@us/one/a.js',
    '@us/one/b.js',
    'bare/x.js',
  ].map((file) => join(root, 'node_modules', file))
  expect(licenceNotice([...files, join(root, 'src/page.tsx')])).toMatchSnapshot()
})
