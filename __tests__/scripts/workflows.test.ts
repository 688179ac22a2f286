import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { needsOf, readAction, type Job, type Workflow } from '../../scripts/workflows/read'

const folder = '.github/workflows'
const all = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}))
const read = (text: string) => parse(text) as Workflow
const workflow = read(readFileSync(join(folder, 'publish.yml'), 'utf8'))
const {
  content,
  code,
  checks,
  publish,
  preview,
  'roll-back': rollBack,
} = workflow.jobs as Record<string, Job>
/** Every job installs and takes its caches by this action. */
const prepare = readAction('.github/actions/prepare').runs.steps
const prepareText = readFileSync('.github/actions/prepare/action.yml', 'utf8')

/** Where the first step is whose name, command or action holds a text; it must be there. */
function at(job: Job | undefined, text: string): number {
  const index = job!.steps.findIndex(({ name = '', run = '', uses = '' }) =>
    `${name} ${run} ${uses}`.includes(text),
  )
  if (index < 0) throw new Error(`No step has ${text}`)
  return index
}
/** The texts in the order of their steps. */
const ordered = (job: Job | undefined, texts: string[]) =>
  texts.toSorted((a, b) => at(job, a) - at(job, b))
const secretsOf = (job: Job | undefined) =>
  [...JSON.stringify(job).matchAll(/secrets\.(\w+)/g)].map(([, name]) => name!)

describe.each(all)('$name', ({ text }) => {
  const { on, permissions, jobs } = read(text)

  it('may read by default and no more', () => expect(permissions).toEqual({ contents: 'read' }))

  it('never runs other people’s changes with our rights', () =>
    expect(Object.keys(on)).not.toContain('pull_request_target'))

  it('gives no secret to a job that a pull request can start', () => {
    for (const [name, job] of Object.entries(jobs)) {
      if (secretsOf(job).length === 0) continue
      expect([name, job.if]).toEqual([
        name,
        expect.stringMatching(/^github\.event_name == '(push|workflow_dispatch)' && /),
      ])
      expect([name, job.if]).not.toEqual([name, expect.stringContaining('||')])
      expect([name, job.environment?.name]).toEqual([
        name,
        expect.stringMatching(/^(production|preview)$/),
      ])
    }
  })

  it('names every action by its commit', () => {
    const uses = [...`${text}\n${prepareText}`.matchAll(/^\s*-? ?uses: (.*)$/gm)]
      .map(([, what]) => what!)
      .filter((what) => !what.startsWith('./'))
    expect(uses.filter((what) => !/^[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/.test(what))).toEqual([])
  })

  it('puts nothing that others can write into a command', () => {
    for (const { steps } of Object.values(jobs))
      expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
  })

  it('keeps no rights on disk', () => {
    const checkouts = Object.values(jobs).flatMap(({ steps }) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    )
    expect(
      checkouts.filter((step) => String(step.with?.['persist-credentials']) !== 'false'),
    ).toEqual([])
  })
})

describe('checking a change', () => {
  it('runs what npm test runs for code, and the tests of content for content', () => {
    expect(at(code, '.ci/run')).toBeGreaterThan(0)
    expect(at(content, 'npm run test:content')).toBeGreaterThan(0)
  })

  it('happens before anything is published', () => {
    expect(publish!.needs).toBe('checks')
    expect(needsOf(checks!)).toEqual(['scope', 'content', 'code'])
  })

  it('may write nothing on GitHub', () => {
    const rights = Object.entries(workflow.jobs).filter(([, job]) =>
      Object.values(job.permissions ?? {}).includes('write'),
    )
    expect(rights).toEqual([])
  })
})

describe('publishing', () => {
  it('is for main only', () =>
    expect(publish!.if).toMatch(
      /^github\.event_name == 'push' && github\.ref == 'refs\/heads\/main' && /,
    ))

  it('checks, builds with what the last build made, and only then touches what visitors see', () => {
    const steps = [
      'actions/prepare',
      'npm run check -- --release',
      'npm run build',
      'npm ci --prefix .github/publish',
      'supabase db push',
    ]
    expect(ordered(publish, steps)).toEqual(steps)
  })

  it('migrates, then publishes the functions, then the site that calls them, and keeps what it published', () => {
    const steps = [
      'supabase db push',
      'supabase functions deploy',
      'wrangler pages deploy',
      'Keep the site',
      'Keep the functions',
    ]
    expect(ordered(publish, steps)).toEqual(steps)
  })

  it('keeps the very folder that it uploads', () => {
    expect(publish!.steps[at(publish, 'wrangler pages deploy')]!.run).toContain(
      'pages deploy public ',
    )
    expect(publish!.steps[at(publish, 'Keep the site')]!.with!.path).toBe('public')
  })

  it('caches Gatsby’s notes and what it made together, or its notes would be wrong', () => {
    const cache = prepare.find(({ with: options }) => /^\.cache$/m.test(String(options?.path)))!
    expect(String(cache.with!.path).trim().split('\n')).toEqual(['.cache', 'public'])
    const files = prepare.find(({ id }) => id === 'inputs')!.env!.FILES!
    for (const one of ['package-lock.json', 'gatsby-*', 'src/**', 'static/**', 'data/images/**'])
      expect(files).toContain(`'${one}'`)
    expect(cache.with!['restore-keys']).toBe('build-${{ steps.inputs.outputs.hash }}-')
  })

  it('lets pull requests go on from the build that main keeps: with the same settings', () => {
    const { build } = read(readFileSync(join(folder, 'caches.yml'), 'utf8')).jobs
    expect(content!.env).toEqual(build!.env)
  })

  it('stops at once when a setting is missing, and names it', () => {
    const [first] = publish!.steps
    const used = [...JSON.stringify(publish).matchAll(/(?:secrets|vars)\.(\w+)/g)].map(
      ([, name]) => name!,
    )
    const optional = ['CMS_AUTH_URL', 'GATSBY_ANALYTICS_URL']
    const asked = /for name in ([^;]*);/.exec(first!.run!)![1]!.split(/[\s\\]+/)
    expect(asked.toSorted()).toEqual(
      [...new Set(used)].filter((name) => !optional.includes(name)).toSorted(),
    )
  })

  it('is one at a time with going back', () => {
    expect([publish!.concurrency?.group, rollBack!.concurrency?.group]).toEqual([
      'production',
      'production',
    ])
  })
})

describe('going back', () => {
  it('is one click: the deploy may be left open', () => {
    const { inputs } = workflow.on.workflow_dispatch as unknown as {
      inputs: Record<string, { required?: boolean }>
    }
    expect(Object.keys(inputs)).toEqual(['deploy'])
    expect(inputs.deploy!.required).not.toBe(true)
  })

  it('publishes the same files again: no build, no tests, no migration', () => {
    const commands = rollBack!.steps.map(({ run }) => run ?? '').join('\n')
    expect(commands).not.toMatch(/npm run build|npm test|db push|\.ci\/run/)
  })

  it('brings the site back before its functions', () => {
    const steps = [
      'choose-deploy.ts "$DEPLOY"',
      'Fetch its site',
      'wrangler pages deploy',
      'supabase functions deploy',
    ]
    expect(ordered(rollBack, steps)).toEqual(steps)
    expect(rollBack!.steps[at(rollBack, 'supabase functions deploy')]!.run).toContain(
      '--workdir "$RUNNER_TEMP/functions"',
    )
  })
})

describe('showing a branch', () => {
  it('is for branches of this repository, when it is switched on', () => {
    expect(preview!.if).toContain("github.event_name == 'push' && github.ref != 'refs/heads/main'")
    expect(preview!.if).toContain("vars.PREVIEWS == 'on'")
  })

  it('says that it is a preview, as what is published never does', () => {
    expect(preview!.env).toMatchObject({ GATSBY_PREVIEW: 'on' })
    expect(publish!.env).not.toHaveProperty('GATSBY_PREVIEW')
  })

  it('reaches neither the database nor the functions', () => {
    expect(secretsOf(preview).toSorted()).toEqual(['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN'])
    expect(preview!.steps.map(({ run }) => run ?? '').join('\n')).not.toMatch(/supabase/)
  })

  it('uploads under the branch’s name', () =>
    expect(preview!.steps[at(preview, 'wrangler pages deploy')]!.run).toContain(
      '--branch "$BRANCH"',
    ))
})

it('whatever publishes comes from a lock file', () => {
  const commands = all.flatMap(({ text }) =>
    Object.values(read(text).jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run)),
  )
  expect(
    commands.filter((command) => /npx (?:--yes|-y)|npm (?:install|i) |@\d/.test(command)),
  ).toEqual([])
})

it('docs/going-live.md names every variable and secret', () => {
  const guide = readFileSync('docs/going-live.md', 'utf8')
  const names = all.flatMap(({ text }) =>
    [...text.matchAll(/(?:secrets|vars)\.(\w+)/g)].map(([, name]) => name!),
  )
  expect(
    [...new Set(names)].filter((name) => name !== 'GITHUB_TOKEN' && !guide.includes(`\`${name}\``)),
  ).toEqual([])
})
