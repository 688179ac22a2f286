import { spawnSync } from 'node:child_process'
import { ContentError, validateContent } from '../src/content/gate'
import type { SiteContent } from '../src/content/load'

/**
 * `npm run build`: the content gate, what the edge functions answer from, and the site in public/. Where nothing but words has
 * changed since the last build it renders the pages that show them; otherwise Gatsby builds. `-- --full` always has Gatsby build.
 */
function validated(): SiteContent | null {
  try {
    return validateContent('data')
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    return null
  }
}

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
  if (rendered === null) return spawnSync('node_modules/.bin/gatsby', ['build'], { stdio: 'inherit', env: { ...process.env, [codeHashVariable]: code } }).status ?? 1
  console.log(
    `Only content has changed. Pages rendered: ${rendered.length}${rendered.length === 0 ? '' : ` (${rendered.slice(0, 12).join(' ')}${rendered.length > 12 ? ' …' : ''})`}`,
  )
  return 0
}

void build().then((code) => (process.exitCode = code))
