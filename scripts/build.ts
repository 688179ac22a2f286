import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ContentError, validateContent } from '../src/content/gate'
import type { SiteContent } from '../src/content/load'

/** The content, or null when it is not in order: then the report has been printed. */
function validated(): SiteContent | null {
  try {
    return validateContent('data')
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    return null
  }
}

/**
 * `npm run build`: the content gate, what the edge functions answer from, and the site in public/. Where nothing but content has
 * changed since the last build it renders the pages that show it; otherwise Gatsby builds. `--
 * --full` always has Gatsby build.
 * @returns the command's exit code
 */
async function build(): Promise<number> {
  const content = validated()
  if (content === null) return 1
  // Before anything loads React, which has another version for development.
  Object.assign(process.env, { NODE_ENV: 'production', gatsby_executing_command: 'build' })
  const { writeKnowledge } = await import('../src/build/knowledgeFiles')
  const { buildContent } = await import('../src/build/contentBuild')
  const { codeHash, codeHashVariable } = await import('../src/build/lastBuild')
  console.log(writeKnowledge(content, 'supabase/functions/_shared'))
  const code = codeHash()
  const rendered = process.argv.includes('--full') ? null : await buildContent(content, code)
  if (rendered === null) {
    const { providePictures } = await import('../src/build/preparePages')
    // Gatsby keeps one core busy most of the time; pictures are drawn beside it and put into
    // public/ once it has done.
    const env = { ...process.env, [codeHashVariable]: code, PICTURES_DRAWN_ELSEWHERE: '1' }
    const gatsby = spawn('node_modules/.bin/gatsby', ['build'], { stdio: 'inherit', env })
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        gatsby.kill(signal)
        process.exit(1)
      })
    const [site, drawn] = await Promise.allSettled([
      once(gatsby, 'close') as Promise<[number | null]>,
      providePictures(content, '.art-cache'),
    ])
    if (site.status === 'rejected') throw site.reason
    if (drawn.status === 'rejected') throw drawn.reason
    if (site.value[0] === 0) await providePictures(content, 'public')
    return site.value[0] ?? 1
  }
  console.log(
    [
      'Only content has changed. Pages rendered:',
      rendered.length,
      ...rendered.slice(0, 12),
      ...(rendered.length > 12 ? ['…'] : []),
    ].join(' '),
  )
  return 0
}

void build().then((code) => (process.exitCode = code))
