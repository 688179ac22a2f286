/** @jest-environment node */
import vm from 'node:vm'
import { controllerFile, earlyScript } from '../../src/boot/bootScript'
import { deferScripts } from '../../src/boot/deferScripts'
import type { BootData } from '../../src/boot/protocol'

const gatsby = `<!DOCTYPE html><html><head><title>T</title><link as="script" rel="preload" href="/app-1.js"/><link rel="preload" as="font" href="/f.woff2"/></head><body><div id="___gatsby">Hi</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/lip-fillers/";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"component---t\\":[\\"/t-2.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="h1";</script><script src="/polyfill-9.js" nomodule></script><script src="/webpack-runtime-3.js" async></script><script src="/app-1.js" async=""></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`

const options = { boot: '/boot.js?v=1', chunk: ['/t-2.js'] }
const dataOf = (html: string) =>
  JSON.parse(/id="boot-data">(.*?)<\/script>/s.exec(html)![1]!) as BootData

describe('deferScripts', () => {
  const done = deferScripts(gatsby, options)
  test('leaves no script that a browser would fetch', () => {
    expect(done).not.toMatch(/<script[^>]*\bsrc=/)
    expect(done).not.toMatch(/<link[^>]*as="script"/)
    expect(done).toContain('as="font"')
  })
  test('keeps the scripts in order, the globals and the early files in the data block', () => {
    expect(dataOf(done)).toEqual({
      boot: '/boot.js?v=1',
      scripts: ['/webpack-runtime-3.js', '/app-1.js'],
      globals: { pagePath: '/lip-fillers/', ___webpackCompilationHash: 'h1' },
      prefetch: ['/page-data/lip-fillers/page-data.json', '/page-data/app-data.json', '/t-2.js'],
      analytics: false,
    })
  })
  test('puts the inline script into the head, before anything can be pressed', () => {
    expect(done.indexOf('__early')).toBeLessThan(done.indexOf('</head>'))
    expect(done.indexOf('boot-data')).toBeLessThan(done.indexOf('__early'))
  })
  test('done twice is done once', () => expect(deferScripts(done, options)).toBe(done))
  test('a page whose scripts Gatsby has replaced is done again, and keeps its path', () => {
    const slice = /(<!-- slice-start[^>]*-->)[\s\S]*?(<!-- slice-end)/
    const stitched = done.replace(
      slice,
      `$1<script>window.___webpackCompilationHash="h2";</script><script src="/app-5.js" async></script>$2`,
    )
    const again = deferScripts(stitched, { ...options, boot: '/boot.js?v=2' })
    expect(dataOf(again)).toMatchObject({
      boot: '/boot.js?v=2',
      scripts: ['/app-5.js'],
      globals: { pagePath: '/lip-fillers/', ___webpackCompilationHash: 'h2' },
    })
    expect(again.match(/data-boot/g)).toHaveLength(1)
    expect(again.match(/id="boot-data"/g)).toHaveLength(1)
    expect(again).not.toMatch(/<script[^>]*\bsrc=/)
  })
  test('a page without scripts comes back as it is', () =>
    expect(deferScripts('<html><head></head><body></body></html>', options)).toBe(
      '<html><head></head><body></body></html>',
    ))
  test('content that looks like markup cannot leave the data block', () => {
    const strange = deferScripts(
      gatsby.replace('/lip-fillers/', '/\\u003c/script>\\u003cb>/'),
      options,
    )
    expect(strange).not.toContain('</script><b>')
    expect(dataOf(strange).globals.pagePath).toBe('/</script><b>/')
  })
})

test('a page that was done before gets the scripts of now', () => {
  const done = deferScripts(gatsby, options)
  expect(deferScripts(done, { ...options, boot: '/boot.js?v=2' })).toBe(
    done.replace('boot.js?v=1', 'boot.js?v=2'),
  )
})

describe('the inline script', () => {
  test('is one valid script, the same on every page', () => {
    expect(() => new vm.Script(earlyScript())).not.toThrow()
    expect(deferScripts(gatsby.replace('/lip-fillers/', '/about/'), options)).toContain(
      earlyScript(),
    )
  })
  test('is small', () => expect(Buffer.byteLength(earlyScript())).toBeLessThan(3520))
})

describe("the controller's file", () => {
  const map = '{"app":["/app-1.js"]}'
  test('is a valid script that tells Gatsby of its files, as text, which is how Gatsby reads them', () => {
    const { text } = controllerFile(map)
    expect(() => new vm.Script(text)).not.toThrow()
    const window: Record<string, unknown> = { __dialogs: {} }
    vm.runInNewContext(text, { window, document: {}, location: {} })
    expect(window.___chunkMapping).toBe(map)
  })
  test('has a lasting name, and an address that changes with what is in it', () => {
    const [one, other] = [controllerFile(map), controllerFile('{}')]
    expect([one.name, other.name]).toEqual(['boot.js', 'boot.js'])
    expect(one.href).toMatch(/^\/boot\.js\?v=[0-9a-f]{12}$/)
    expect(one.href).not.toBe(other.href)
  })
})
