import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files and folders that README and the guides name. */
const guides = [
  'README.md',
  ...(readdirSync('docs', { recursive: true, encoding: 'utf8' }) as string[])
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]
const topLevel =
  /^(?:\.github|__tests__|bench|data|docs|packages|scripts|server|src|static|supabase)\//

it.each(guides)('%s names files that are there', (guide) => {
  const text = readFileSync(guide, 'utf8').replace(/^```.*?^```/gms, '')
  const named = [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => topLevel.test(path))
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|\/)([^)#]+)/g)].map(([, path]) =>
    join(dirname(guide), path!),
  )
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([])
})
