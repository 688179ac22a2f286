import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * What `supabase functions deploy --use-api` would send, caught by a server on this machine. A file
 * more would be a leak, a file less a function that does not start.
 */
jest.setTimeout(60_000)

const root = join(__dirname, '../..')
const common = [
  'config',
  'connectPostgres',
  'database',
  'endpoint',
  'health',
  'http',
  'log',
  'memoryLimit',
  'readAtMost',
  'serve',
].map((name) => `_shared/${name}.ts`)
const contract = ['contract', 'hash', 'oneLine', 'work'].map(
  (name) => `packages/contract/src/${name}.ts`,
)
const words = ['numberWords', 'prose', 'singular', 'typography'].map(
  (name) => `packages/contract/src/${name}.ts`,
)
const knowledge = 'packages/assistant/src/knowledge.ts'
const intended: Record<string, string[]> = {
  'ai-chat': [
    ...common,
    ...contract,
    knowledge,
    '_shared/knowledge.json',
    ...words,
    ...['answer', 'answerer', 'reading', 'talk', 'engine/thresholds'].map(
      (name) => `packages/assistant/src/${name}.${name.endsWith('thresholds') ? 'json' : 'ts'}`,
    ),
    ...[
      'bayes',
      'classify',
      'complaints',
      'danger',
      'emergency',
      'engine',
      'examples',
      'known',
      'language',
      'marks',
      'nearest',
      'normalise',
      'numbers',
      'otherLanguages',
      'pageAnswers',
      'phrases',
      'prices',
      'reader',
      'retrieve',
      'scan',
      'sentences',
      'spelling',
      'topics',
      'translated',
      'triage',
      'vocabulary',
    ].map((name) => `packages/assistant/src/engine/${name}.ts`),
    ...['ask', 'lists', 'modelAssistant', 'modelReader', 'personalDetails', 'translator'].map(
      (name) => `packages/assistant/src/model/${name}.ts`,
    ),
    ...['access', 'breaker', 'complete'].map((name) => `_shared/model/${name}.ts`),
    'ai-chat/handler.ts',
    'ai-chat/index.ts',
    'ai-chat/deno.json',
  ],
  'aesthetic-analysis': [
    ...common,
    ...contract,
    knowledge,
    '_shared/facts.json',
    ...['prose', 'typography'].map((name) => `packages/contract/src/${name}.ts`),
    ...['analyse', 'handler', 'index'].map((name) => `aesthetic-analysis/${name}.ts`),
    'aesthetic-analysis/deno.json',
  ],
  'raffle-offer': [
    ...common,
    ...contract,
    knowledge,
    '_shared/facts.json',
    ...['dayCount', 'delivery', 'letterLinks', 'letters'].map((name) => `_shared/${name}.ts`),
    ...['choose', 'handler', 'index'].map((name) => `raffle-offer/${name}.ts`),
    'raffle-offer/deno.json',
  ],
  'video-upload-url': [
    ...common,
    ...contract,
    '_shared/videos.ts',
    'video-upload-url/handler.ts',
    'video-upload-url/index.ts',
    'video-upload-url/deno.json',
  ],
  'email-consent': [
    ...common,
    ...contract,
    '_shared/letterLinks.ts',
    'email-consent/handler.ts',
    'email-consent/index.ts',
    'email-consent/deno.json',
  ],
}

type Upload = {
  files: string[]
  bytes: number
  metadata: { verify_jwt?: boolean; entrypoint_path?: string; import_map_path?: string }
}
const uploads: Record<string, Upload> = {}
const strays: string[] = []
let server: Server
let output = ''
const home = mkdtempSync(join(tmpdir(), 'supabase-home-'))

beforeAll(async () => {
  if (!existsSync(join(root, 'supabase/functions/_shared/knowledge.json')))
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/knowledge.ts'], {
      cwd: root,
    })
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const url = new URL(request.url!, 'http://mock')
      response.setHeader('content-type', 'application/json')
      if (url.pathname.endsWith('/functions/deploy')) {
        const slug = url.searchParams.get('slug')!
        const text = body.toString('latin1')
        uploads[slug] = {
          files: [...text.matchAll(/name="file"; filename="([^"]+)"/g)].map((match) =>
            match[1]!.replace(/^supabase\/functions\//, ''),
          ),
          bytes: body.length,
          metadata: JSON.parse(/name="metadata"[^{]*(\{.*?\})\r\n/s.exec(text)?.[1] ?? '{}'),
        }
        response.writeHead(201).end(
          JSON.stringify({
            id: slug,
            slug,
            name: slug,
            status: 'ACTIVE',
            version: 1,
            verify_jwt: false,
            import_map: true,
            entrypoint_path: 'index.ts',
          }),
        )
      } else {
        if (request.method === 'POST') strays.push(url.pathname)
        response.writeHead(200).end('[]')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const profile = join(home, 'profile.yaml')
  writeFileSync(
    profile,
    `name: mock\napi_url: http://127.0.0.1:${port}\ndashboard_url: http://127.0.0.1:${port}\nproject_host: localhost\n`,
  )
  const run = await promisify(execFile)(
    join(root, 'node_modules/.bin/supabase'),
    [
      'functions',
      'deploy',
      '--use-api',
      '--remote=abcdefghijklmnopqrst',
      '--yes',
      '--profile',
      profile,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        SUPABASE_HOME: home,
        SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789'.repeat(4)}`,
        SUPABASE_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
      },
    },
  )
  output = run.stdout + run.stderr
})
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true, force: true })
})

describe('supabase functions deploy --use-api', () => {
  it('deploys the five functions and nothing else', () => {
    expect(Object.keys(uploads).toSorted()).toEqual(Object.keys(intended).toSorted())
    expect(strays).toEqual([])
    expect(output).toContain('Deployed Functions')
  })

  it.each(Object.keys(intended))('sends exactly the intended files of %s', (name) => {
    expect(uploads[name]!.files.toSorted()).toEqual(intended[name]!.toSorted())
  })

  it.each(Object.keys(intended))(
    'keeps %s under 5 MB, and lets it check the key itself',
    (name) => {
      expect(uploads[name]!.bytes).toBeLessThan(5 * 1024 * 1024)
      expect(uploads[name]!.metadata.verify_jwt).toBe(false)
      expect(uploads[name]!.metadata.entrypoint_path).toContain(`${name}/index.ts`)
    },
  )

  it('has no function folder that is not deployed', () => {
    const folders = readdirSync(join(root, 'supabase/functions')).filter(
      (name) =>
        name !== '_shared' && statSync(join(root, 'supabase/functions', name)).isDirectory(),
    )
    expect(folders.toSorted()).toEqual(Object.keys(intended).toSorted())
  })
})
