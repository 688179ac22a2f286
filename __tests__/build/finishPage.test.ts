import { finishPage } from '../../src/gatsby/publish'

const font = (name: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/static/${name}.woff2"/>`
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title>${font('a')}${font('b')}</head><body><main>Text</main><script src="/app-1.js" async></script></body></html>`
const finish = (html: string) => finishPage(html, [], 'boot()')

test('a page that is finished is finished again as it is', () =>
  expect(finish(finish(page))).toBe(finish(page)))
