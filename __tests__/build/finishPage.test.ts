import { finishPage } from '../../src/gatsby/publish'

const font = (name: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/static/${name}.woff2"/>`
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title>${font('a')}${font('b')}</head><body><main>Text</main><script src="/app-1.js" async></script></body></html>`
const options = { boot: '/boot.js?v=1', chunk: [] }

test('a page that is finished is finished again as it is', () =>
  expect(finishPage(finishPage(page, options), options)).toBe(finishPage(page, options)))
