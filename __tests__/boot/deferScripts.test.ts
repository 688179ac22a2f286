/** @jest-environment node */
import vm from 'node:vm'
import { deferScripts as defer } from '../../src/boot/deferScripts'
import type { BootData } from '../../src/boot/protocol'
import { inlineScript } from '../../src/gatsby/publish'

const gatsby = `<!DOCTYPE html><html><head><title>T</title><link as="script" rel="preload" href="/app-1.js"/><link rel="preload" as="font" href="/f.woff2"/></head><body><div id="___gatsby">Hi</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/lip-fillers/";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"component---t\\":[\\"/t-2.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="h1";</script><script src="/polyfill-9.js" nomodule></script><script src="/webpack-runtime-3.js" async></script><script src="/app-1.js" async=""></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`

const script = inlineScript('boot/boot', 'boot()')
const deferScripts = (html: string) => defer(html, ['/t-2.js'], script)
const dataOf = (html: string) =>
  JSON.parse(/id="boot-data">(.*?)<\/script>/s.exec(html)![1]!) as BootData

describe('deferScripts', () => {
  const done = deferScripts(gatsby)
  test('leaves no script that a browser would fetch', () => {
    expect(done).not.toMatch(/<script[^>]*\bsrc=/)
    expect(done).not.toMatch(/<link[^>]*as="script"/)
    expect(done).toContain('as="font"')
  })
  test('keeps the scripts in order, the globals and the early files in the data block', () => {
    expect(dataOf(done)).toEqual({
      scripts: ['/webpack-runtime-3.js', '/app-1.js'],
      globals: {
        pagePath: '/lip-fillers/',
        ___chunkMapping: '{"app":["/app-1.js"],"component---t":["/t-2.js"]}',
        ___webpackCompilationHash: 'h1',
      },
      prefetch: ['/page-data/lip-fillers/page-data.json', '/page-data/app-data.json', '/t-2.js'],
      analytics: false,
    })
  })
  test('puts the inline script into the head, before anything can be pressed', () => {
    expect(done.indexOf('__boot')).toBeLessThan(done.indexOf('</head>'))
    expect(done.indexOf('boot-data')).toBeLessThan(done.indexOf('__boot'))
  })
  test('done twice is done once', () => expect(deferScripts(done)).toBe(done))
  test('a page whose scripts Gatsby has replaced is done again, and keeps its path', () => {
    const slice = /(<!-- slice-start[^>]*-->)[\s\S]*?(<!-- slice-end)/
    const stitched = done.replace(
      slice,
      `$1<script>window.___webpackCompilationHash="h2";</script><script src="/app-5.js" async></script>$2`,
    )
    const again = deferScripts(stitched)
    expect(dataOf(again)).toMatchObject({
      scripts: ['/app-5.js'],
      globals: { pagePath: '/lip-fillers/', ___webpackCompilationHash: 'h2' },
    })
    expect(again.match(/data-boot/g)).toHaveLength(1)
    expect(again.match(/id="boot-data"/g)).toHaveLength(1)
    expect(again).not.toMatch(/<script[^>]*\bsrc=/)
  })
  test('a page without scripts comes back as it is', () =>
    expect(deferScripts('<html><head></head><body></body></html>')).toBe(
      '<html><head></head><body></body></html>',
    ))
  test('content that looks like markup cannot leave the data block', () => {
    const strange = deferScripts(gatsby.replace('/lip-fillers/', '/\\u003c/script>\\u003cb>/'))
    expect(strange).not.toContain('</script><b>')
    expect(dataOf(strange).globals.pagePath).toBe('/</script><b>/')
  })
})

describe('the inline script', () => {
  test('is one valid script, the same on every page', () => {
    expect(() => new vm.Script(script)).not.toThrow()
    expect(deferScripts(gatsby.replace('/lip-fillers/', '/about/'))).toContain(script)
  })
  test('is small', () => expect(Buffer.byteLength(script)).toBeLessThan(6200))
})
