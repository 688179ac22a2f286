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
const functions = [
  'ai-chat',
  'aesthetic-analysis',
  'raffle-offer',
  'video-upload-url',
  'email-consent',
]
/** The JSON that functions are sent, and which: what the site knows, and its facts alone. */
const data: Record<string, string[]> = {
  'ai-chat': [
    '_shared/knowledge.json',
    'packages/assistant/src/engine/commonWords.json',
    'packages/assistant/src/engine/thresholds.json',
  ],
  'aesthetic-analysis': ['_shared/facts.json'],
  'raffle-offer': ['_shared/facts.json'],
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
    expect(Object.keys(uploads).toSorted()).toEqual(functions.toSorted())
    expect(strays).toEqual([])
    expect(output).toContain('Deployed Functions')
  })

  it.each(functions)(
    'sends of %s its own code, what it shares, and no data but its own',
    (name) => {
      const { files } = uploads[name]!
      expect(files).toEqual(
        expect.arrayContaining(
          ['index.ts', 'handler.ts', 'deno.json'].map((file) => `${name}/${file}`),
        ),
      )
      const own = new RegExp(`^(?:${name}|_shared(?:/model)?|packages/(?:contract|assistant)/src(?:/engine|/model)?)/\\w+\\.ts$`) // prettier-ignore
      expect(files.filter((file) => !own.test(file)).toSorted()).toEqual(
        [`${name}/deno.json`, ...(data[name] ?? [])].toSorted(),
      )
      // The model and the engine go with the assistant alone.
      const reads = files.filter((file) => /assistant\/src\/.*\/|_shared\/model\//.test(file))
      expect(reads.length > 0).toBe(name === 'ai-chat')
    },
  )

  it.each(functions)('keeps %s under 5 MB, and lets it check the key itself', (name) => {
    expect(uploads[name]!.bytes).toBeLessThan(5 * 1024 * 1024)
    expect(uploads[name]!.metadata.verify_jwt).toBe(false)
    expect(uploads[name]!.metadata.entrypoint_path).toContain(`${name}/index.ts`)
  })

  it('has no function folder that is not deployed', () => {
    const folders = readdirSync(join(root, 'supabase/functions')).filter(
      (name) =>
        name !== '_shared' && statSync(join(root, 'supabase/functions', name)).isDirectory(),
    )
    expect(folders.toSorted()).toEqual(functions.toSorted())
  })
})
