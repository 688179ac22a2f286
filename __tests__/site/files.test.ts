import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import {
  builtFile,
  builtOrigin,
  builtPage,
  builtPages,
  builtStubs,
  contentDir,
  isServed,
  notFoundPath,
  siteDir,
} from '../helpers/builtSite'
import { hostHeaders, hostRedirects } from '../helpers/hostRules'
import { fingerprints } from '../helpers/siteCopy'

const files = [...fingerprints(siteDir).keys()]
const size = (path: string) => statSync(join(siteDir, path)).size
const zipped = (path: string) => gzipSync(readFileSync(join(siteDir, path)), { level: 9 }).length
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

describe('pictures and fonts', () => {
  it('the social pictures are 1200 by 630, and not heavy', async () => {
    const wrong = await Promise.all(
      builtPages()
        .filter((p) => p.path !== notFoundPath)
        .map(async (p) => {
          const path = new URL(/property="og:image" content="([^"]+)"/.exec(p.html)![1]!).pathname
          const { width, height, format } = await sharp(join(siteDir, path)).metadata()
          const right =
            width === 1200 &&
            height === 630 &&
            ['png', 'jpeg'].includes(format) &&
            size(path) < 300_000
          return right
            ? null
            : `${path}: ${width} by ${height}, ${format}, ${kilobytes(size(path))}`
        }),
    )
    expect(wrong.filter((w) => w !== null)).toEqual([])
  })

  it('the fonts weigh 60 kB or less together, those in the pages 14, and come from this site', () => {
    // The editor at /cms/ brings its own, which no page of the site loads.
    const fonts = files.filter((f) => /\.(woff2?|ttf|otf)$/.test(f) && !f.startsWith('/cms/'))
    expect(fonts.filter((f) => !f.endsWith('.woff2'))).toEqual([])
    expect(fonts.reduce((sum, f) => sum + size(f), 0)).toBeLessThanOrEqual(60 * 1024)
    const inPage = builtFile('index.html').match(/data:font\/woff2;base64,[^)]*/g) ?? []
    expect(inPage).toHaveLength(2)
    expect(inPage.join('').length * 0.75).toBeLessThanOrEqual(14 * 1024)
    for (const p of builtPages())
      expect([p.path, /url\(["']?(?:https?:)?\/\/[^)]*/.exec(p.html)?.[0]]).toEqual([
        p.path,
        undefined,
      ])
  })

  it('the manifest names icons that are there, in the sizes they have', async () => {
    const manifest = JSON.parse(builtFile('site.webmanifest')) as {
      name: string
      short_name: string
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    const clinic = JSON.parse(readFileSync(join(contentDir, 'clinic.json'), 'utf8')) as {
      name: string
      shortName: string
    }
    expect(manifest).toMatchObject({ name: clinic.name, short_name: clinic.shortName })
    expect(isServed(manifest.start_url)).toBe(true)
    for (const icon of manifest.icons) {
      expect([icon.src, isServed(icon.src)]).toEqual([icon.src, true])
      if (icon.sizes === 'any') continue
      const { width, height } = await sharp(join(siteDir, icon.src)).metadata()
      expect([icon.src, `${width}x${height}`]).toEqual([icon.src, icon.sizes])
    }
  })
})

describe('the files that hosts read', () => {
  it('keep to the limits of Cloudflare Pages', () => {
    const lines = (file: string) => builtFile(file).split('\n')
    expect(hostHeaders(builtFile('_headers')).rules.length).toBeLessThanOrEqual(100)
    expect(lines('_headers').filter((line) => line.length > 2000)).toEqual([])
    expect(lines('_redirects').length).toBeLessThanOrEqual(2000)
    expect(lines('_redirects').filter((line) => line.length > 1000 || /[^\x20-\x7e]/.test(line))).toEqual([]) // prettier-ignore
    expect(files.length).toBeLessThanOrEqual(20_000)
    const heavy = files.filter((file) => size(file) > 25 * 1024 * 1024)
    expect(heavy).toEqual([])
  })

  it('robots.txt leads to the sitemap', () => {
    expect(builtFile('robots.txt')).toContain(`Sitemap: ${builtOrigin()}/sitemap-index.xml`)
    expect(isServed('/sitemap-index.xml')).toBe(true)
  })

  it('security.txt is there for whoever finds a weakness', () =>
    expect(builtFile('.well-known/security.txt')).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20/))

  it('_headers keeps every hashed file for ever, and no page', () => {
    const headers = hostHeaders(builtFile('_headers'))
    const kept = (path: string) =>
      headers.for(path)['cache-control']?.join().includes('immutable') ?? false
    for (const file of files.filter(
      (f) => /-[0-9a-f]{20}\.js$/.test(f) || f.startsWith('/static/'),
    ))
      expect([file, kept(file)]).toEqual([file, true])
    for (const p of builtPages()) expect([p.path, kept(p.path)]).toEqual([p.path, false])
    expect(
      headers.rules.map((r) => r.path).filter((path) => !path.includes('*') && !isServed(path)),
    ).toEqual([])
    for (const path of ['/', '/lip-fillers/', '/data/search.json', '/static/x.woff2'])
      for (const values of Object.values(headers.for(path))) expect(values).toHaveLength(1)
  })

  it('what may be kept for ever has its content’s hash in its name', () => {
    const headers = hostHeaders(builtFile('_headers'))
    const kept = files.filter((f) => headers.for(f)['cache-control']?.join().includes('immutable'))
    expect(
      kept.filter(
        (f) => !/[-.][0-9a-f]{8,}(\.[a-z0-9]+)+$/.test(f) && !/\/[0-9a-f]{16,}\//.test(f),
      ),
    ).toEqual([])
  })

  it('_redirects leads every stub on, and shadows no page', () => {
    const rules = hostRedirects(builtFile('_redirects'))
    for (const stub of builtStubs()) {
      const to = /url=([^"]+)"/.exec(stub.html)![1]!
      for (const asked of [stub.path, stub.path.slice(0, -1)])
        expect([asked, rules.answer(asked)]).toEqual([asked, { status: 301, to }])
    }
    for (const p of builtPages()) expect([p.path, rules.answer(p.path)]).toEqual([p.path, null])
  })

  it('every stub leads to a page', () => {
    const to = ({ html }: { html: string }) => /url=([^"]+)"/.exec(html)![1]!
    const paths = new Set(builtPages().map(({ path }) => path))
    expect(builtStubs().filter((stub) => !paths.has(to(stub)))).toEqual([])
  })

  it('404.html is the not-found page', () => {
    expect(builtPage(notFoundPath).html).toMatch(/<h1[^>]*>Page not found/)
    expect(builtPage(notFoundPath).html).toMatch(/<meta[^>]* name="robots" content="noindex"/)
  })
})

describe('what is published', () => {
  it('holds no source map, no source and no secret', () => {
    expect(files.filter((f) => /\.(map|ts|tsx|env)$/.test(f))).toEqual([])
    const text = files
      .filter((f) => /\.(html|js|json|txt|xml|webmanifest)$/.test(f))
      .map((f) => [f, builtFile(f)] as const)
    expect(
      text
        .filter(([, t]) => /service_role|SUPABASE_SERVICE|-----BEGIN|sourceMappingURL/.test(t))
        .map(([f]) => f),
    ).toEqual([])
    expect(text.filter(([, t]) => t.includes(process.cwd())).map(([f]) => f)).toEqual([])
  })

  it('holds no script of an earlier build', () => {
    const alive = [
      ...files.filter((f) => /\/webpack-runtime-.*\.js$/.test(f)).map(builtFile),
      ...builtPages().map((p) => p.html),
    ].join('\n')
    expect(files.filter((f) => /webpack-runtime-[0-9a-f]+\.js$/.test(f))).toHaveLength(1)
    const hash = (f: string) => /-([0-9a-f]{20})\.js$/.exec(f)?.[1]
    expect(files.filter((f) => hash(f) !== undefined && !alive.includes(hash(f)!))).toEqual([])
  })

  it('prices stand in pages and their data, never in scripts that every page shares', () => {
    const shared = files.filter((f) => f.endsWith('.js'))
    expect(shared.filter((f) => /£\s?\d/.test(builtFile(f)))).toEqual([])
  })

  it('the code that draws a face is a file of its own of 15 kB or less, and no page asks for it', () => {
    const faces = files.filter((f) => /^\/face-[^/]+\.js$/.test(f))
    expect(faces).toHaveLength(1)
    const packed = brotliCompressSync(readFileSync(join(siteDir, faces[0]!))).length
    process.stderr.write(`The face's code, brotli: ${kilobytes(packed)}.\n`)
    expect(packed).toBeLessThanOrEqual(15 * 1024)
    // All of it: none has gone to a file that other code shares.
    expect(packed).toBeGreaterThan(8_000)
    const asks = ({ html }: { html: string }) => {
      const { scripts, prefetch } = JSON.parse(/id="boot-data">([^<]*)</.exec(html)![1]!) as {
        scripts: string[]
        prefetch: string[]
      }
      return [
        ...scripts,
        ...prefetch,
        ...[...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map((m) => m[1]!),
      ].some((address) => address.includes('/face-'))
    }
    expect(
      builtPages()
        .filter(asks)
        .map((p) => p.path),
    ).toEqual([])
  })

  it('is small', () => {
    const html = builtPages().map((p) => [p.path, zipped(p.file.slice(siteDir.length))] as const)
    const heaviest = html.toSorted((a, b) => b[1] - a[1])[0]!
    const scripts = files.filter((f) => f.endsWith('.js')).map((f) => [f, zipped(f)] as const)
    const fonts = files.filter((f) => f.endsWith('.woff2')).reduce((sum, f) => sum + size(f), 0)
    const start = scripts
      .filter(([f]) => /^\/(webpack-runtime|framework|app)-/.test(f))
      .reduce((sum, [, n]) => sum + n, 0)
    process.stderr.write(
      `Sizes, gzipped: homepage ${kilobytes(html.find(([p]) => p === '/')![1])}; heaviest page ${heaviest[0]} ${kilobytes(heaviest[1])}; ` +
        `scripts at first intent ${kilobytes(start)}, all scripts ${kilobytes(scripts.reduce((sum, [, n]) => sum + n, 0))}; fonts ${kilobytes(fonts)}; ` +
        `everything published ${kilobytes(files.reduce((sum, f) => sum + size(f), 0))} in ${files.length} files.\n`,
    )
    expect(heaviest[1]).toBeLessThan(60_000)
    expect(start).toBeLessThan(200_000)
  })
})
