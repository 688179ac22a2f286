import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functionsEnvironment, loadEnv, localSettings } from '../../server/environment'
import { netFlag } from '../../server/functions'
import { anyPort } from '../../server/ports'

/** `npm start` as a whole, on a small site of its own so that nothing has to be built. */
jest.setTimeout(90_000)

const root = join(__dirname, '../..')
const dirs: string[] = []
const started: ChildProcess[] = []
const folder = (name: string) => {
  const dir = mkdtempSync(join(tmpdir(), name))
  dirs.push(dir)
  return dir
}
afterAll(() => {
  for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
})

type Running = { child: ChildProcess; output: () => string; exited: Promise<number | null>; dir: string; port: number; functionsPort: number }

async function start(more: Record<string, string | undefined> = {}, wait = /Ctrl-C/): Promise<Running> {
  const dir = more.LOCAL_DIR ?? folder('start-')
  const site = folder('site-')
  writeFileSync(join(site, 'index.html'), '<h1>Home</h1>')
  writeFileSync(join(site, '404.html'), '<h1>Not found</h1>')
  writeFileSync(join(site, 'app.js'), 'const backend = "http://localhost:54321"')
  const port = Number(more.PORT ?? (await anyPort()))
  const functionsPort = Number(more.FUNCTIONS_PORT ?? (await anyPort()))
  const env = {
    ...process.env,
    npm_lifecycle_event: undefined,
    LOCAL_DIR: dir,
    SITE_DIR: site,
    PORT: String(port),
    FUNCTIONS_PORT: String(functionsPort),
    ...more,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'server/start.ts')], {
    cwd: root,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const late = Date.now() + 60_000
  while (!wait.test(text) && child.exitCode === null && Date.now() < late) await new Promise((resolve) => setTimeout(resolve, 50))
  return { child, output: () => text, exited, dir, port, functionsPort }
}

const alive = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
/** Processes of this machine whose command line names a folder. */
const processesNaming = (dir: string) =>
  readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name) || !alive(Number(name))) return false
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(join(dir, 'postgres'))
    } catch {
      return false
    }
  })
const listening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    () => true,
    () => false,
  )
const soon = async (test: () => boolean | Promise<boolean>, ms = 15_000) => {
  const until = Date.now() + ms
  while (!(await test())) {
    if (Date.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return true
}

describe('npm start', () => {
  it('brings up site, functions and database; its first address is the site’s; ends cleanly and keeps the data', async () => {
    const first = await start()
    expect(first.output()).toContain('Ctrl-C ends everything')
    const site = /https?:\/\/[^\s)]+/.exec(first.output())![0]
    expect(site).toBe(`http://localhost:${first.port}/`)
    expect(await (await fetch(site)).text()).toContain('Home')
    expect(await (await fetch(`${site}app.js`)).text()).toContain(`http://localhost:${first.functionsPort}`)
    const post = (name: string, body: object, port = first.functionsPort) =>
      fetch(`http://127.0.0.1:${port}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer local-anon-key', origin: `http://localhost:${first.port}` },
        body: JSON.stringify(body),
      })
    expect((await post('ai-chat', { question: 'lip flip price', context: '' })).headers.get('access-control-allow-origin')).toBe(
      `http://localhost:${first.port}`,
    )
    const lead = { name: 'Kept Lead', email: 'kept@example.com', age: null, sex: '', location: 'London', concerns: ['pores', 'acne'] }
    const offer = (await (await post('raffle-offer', lead)).json()) as { offer: { title: string } }
    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)
    expect(processesNaming(first.dir)).toEqual([])
    expect(await listening(first.functionsPort)).toBe(false)

    const second = await start({ LOCAL_DIR: first.dir })
    const again = (await (await post('raffle-offer', { ...lead, concerns: ['nose'] }, second.functionsPort)).json()) as typeof offer
    expect(again.offer.title).toBe(offer.offer.title)
    expect(existsSync(join(first.dir, 'database.json'))).toBe(true)

    // Even kill -9 leaves nothing running behind.
    second.child.kill('SIGKILL')
    await second.exited
    expect(await soon(() => processesNaming(first.dir).length === 0)).toBe(true)
    expect(await soon(async () => !(await listening(second.functionsPort)))).toBe(true)
  })

  it('works round ports that are taken, and says so', async () => {
    const taken = await anyPort()
    const other = createServer((_request, response) => response.end('somebody else'))
    await new Promise<void>((resolve) => other.listen(taken, '127.0.0.1', resolve))
    const running = await start({ FUNCTIONS_PORT: String(taken) })
    other.close()
    expect(running.output()).toMatch(new RegExp(`Port ${taken} is in use, so the functions took \\d+`))
    const took = Number(/functions took (\d+)/.exec(running.output())![1])
    expect(await (await fetch(`http://localhost:${running.port}/app.js`)).text()).toContain(`http://localhost:${took}"`)
    running.child.kill('SIGTERM')
    expect(await running.exited).toBe(0)
  })

  it('names what is wrong in the environment and starts nothing', async () => {
    const running = await start({ PORT: '70000', GATSBY_SUPABASE_URL: 'nonsense' }, /env\.example/)
    expect(await running.exited).toBe(1)
    expect(running.output()).toContain('PORT is not a port')
    expect(running.output()).toContain('GATSBY_SUPABASE_URL is not an address')
  })
})

describe('the environment', () => {
  it('is read from .env, and the real one wins', () => {
    const file = join(folder('env-'), '.env')
    writeFileSync(file, '# a note\nPORT=9100\nexport CHAT_LIMIT="30/10" \nOPENAI_MODEL=small # the small one\nEMPTY=\n')
    const env: NodeJS.ProcessEnv = { PORT: '9200' }
    loadEnv(file, env)
    expect(env).toEqual({ PORT: '9200', CHAT_LIMIT: '30/10', OPENAI_MODEL: 'small' })
  })

  it('is checked as the functions will check it', () => {
    expect(localSettings({}).settings).toMatchObject({ sitePort: 9000, functionsPort: 54321, ownDatabase: true, remoteBackend: null })
    expect(localSettings({ GATSBY_SUPABASE_URL: 'https://x.supabase.co' }).problems).toEqual([expect.stringContaining('GATSBY_SUPABASE_ANON_KEY')])
    const standard = {
      SITE_ORIGINS: 'http://localhost:9000',
      SITE_KEYS: 'k',
      LEADS_DATABASE_URL: 'postgresql://u@h/d',
      ADDRESS_SECRET: 'long-enough-for-a-secret',
    }
    expect(functionsEnvironment(standard, {}).problems).toEqual([])
    expect(functionsEnvironment(standard, { OPENAI_API_KEY: 'k' }).problems).toEqual([expect.stringContaining('OPENAI_MODEL')])
  })

  it('opens only the network that is configured', () => {
    expect(netFlag({ LEADS_DATABASE_URL: 'postgresql://u:p@127.0.0.1:5555/postgres' }, 54321, ['127.0.0.1', '::1'])).toBe(
      '--allow-net=127.0.0.1:54321,[::1]:54321,127.0.0.1:5555',
    )
    expect(
      netFlag({ LEADS_DATABASE_URL: 'postgresql://u@db.example.com/postgres', OPENAI_API_KEY: 'k', LEADS_WEBHOOK_URL: 'https://hook.example.com/x' }, 1, [
        '127.0.0.1',
      ]),
    ).toBe('--allow-net=127.0.0.1:1,db.example.com:5432,hook.example.com:443,api.openai.com:443')
  })
})
