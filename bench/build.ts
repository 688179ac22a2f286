import { cpus } from 'node:os'
import { copyProject, type Built } from './build/project'
import { writeContent } from './build/content'
import { median, table } from './figures'
import { parseArgs } from 'node:util'

/**
 * `npm run bench:build [-- --pages 150,1000,5000 --runs 1]`: what builds of sites of several sizes take, from nothing and after the
 * edit of one price, in seconds of computing, which a busy machine changes little, and on the
 * clock. It takes minutes; thousands of pages a quarter of an hour.
 */
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '150,1000,5000' },
    runs: { type: 'string', default: '1' },
  },
})
const sizes = options.pages.split(',').map(Number)
const runs = Number(options.runs)
const aim = 3

const seconds = (value: number) => `${value.toFixed(1)} s`
/** Gatsby's phases that are worth naming. */
const named = ({ phases }: Built) =>
  phases
    .slice(0, 6)
    .map(({ name, seconds: took }) => `${name} ${took.toFixed(1)} s`)
    .join(', ')

function repeated(before: () => void, build: () => Built): Built {
  const all = Array.from({ length: runs }, () => {
    before()
    return build()
  })
  return {
    wall: median(all.map(({ wall }) => wall)),
    computing: median(all.map(({ computing }) => computing)),
    phases: all.at(-1)!.phases,
  }
}

const rows: string[][] = []
const longest: string[] = []
const slopes = new Map<string, { pages: number; computing: number }[]>()

for (const size of sizes) {
  const project = copyProject()
  try {
    const pages = writeContent(project.dataDir, size)
    const kinds: [string, () => void][] = [
      ['from nothing', () => project.without('public', '.cache', '.art-cache')],
      ['from nothing but pictures', () => project.without('public', '.cache')],
      ['after one price', project.editPrice],
    ]
    for (const [kind, before] of kinds) {
      const built = repeated(before, project.build)
      rows.push([`${pages} pages, ${kind}`, seconds(built.computing), seconds(built.wall)])
      longest.push(`${pages} pages, ${kind}: ${named(built)}`)
      slopes.set(kind, [...(slopes.get(kind) ?? []), { pages, computing: built.computing }])
      console.log(rows.at(-1)!.join('  '))
    }
  } finally {
    project.remove()
  }
}

console.log(`\n${cpus().length} cores, ${cpus()[0]?.model.trim()}; medians of ${runs}\n`)
console.log(table(['build', 'computing', 'clock'], rows))
console.log(`\nPhases on the clock, the longest first (some overlap)\n${longest.join('\n')}`)
for (const [kind, seen] of slopes) {
  const [first, last] = [seen[0]!, seen.at(-1)!]
  if (first.pages === last.pages) continue
  const slope = ((last.computing - first.computing) / (last.pages - first.pages)) * 1000
  console.log(`\n${kind}: ${slope.toFixed(1)} ms of computing for each further page${kind === 'from nothing' ? ', its social picture included' : ` (aim ≤ ${aim} ms) ${slope <= aim ? '✓' : '✗'}`}`) // prettier-ignore
}
