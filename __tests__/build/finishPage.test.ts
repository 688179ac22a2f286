import { finishPage } from '../../src/build/finishPage'

const font = (name: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/static/${name}.woff2"/>`
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title>${font('a')}${font('b')}</head><body><main>Text</main><script src="/app-1.js" async></script></body></html>`
const options = { boot: '/boot.js?v=1', chunk: [], early: 'early()' }

test('fonts are asked for after the text, in their order, and everything else stays', () => {
  const done = finishPage(page, options)
  expect(done).toMatch(/<main>Text<\/main>.*\/static\/a\.woff2.*\/static\/b\.woff2"\/><\/body>/)
  expect(done.match(/as="font"/g)).toHaveLength(2)
  expect(done).toContain('Content-Security-Policy')
  expect(done).toContain('early()')
})

test('a page that is finished is finished again as it is', () => expect(finishPage(finishPage(page, options), options)).toBe(finishPage(page, options)))
