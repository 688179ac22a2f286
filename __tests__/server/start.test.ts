import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { functionsEnvironment, loadEnv, localSettings } from '../../server/environment'
import { netFlag } from '../../server/functions'
import { anyPort } from '../../server/ports'
import {
  folder,
  keptLead,
  listening,
  post,
  processesNaming,
  removeAll,
  soon,
  start,
} from './helpers/start'

/** `npm start` as a whole, on a small site of its own so that nothing has to be built. */
jest.setTimeout(90_000)
afterAll(removeAll)

describe('npm start', () => {
  it('brings up site, functions and database; its first address is the site’s; ends cleanly and keeps the data', async () => {
    const first = await start()
    expect(first.output()).toContain('Ctrl-C ends everything')
    const site = /https?:\/\/[^\s)]+/.exec(first.output())![0]
    expect(site).toBe(`http://localhost:${first.port}/`)
    expect(await (await fetch(site)).text()).toContain('Home')
    expect(await (await fetch(`${site}app.js`)).text()).toContain(
      `http://localhost:${first.functionsPort}`,
    )
    expect(
      (await post(first, 'ai-chat', { question: 'lip flip price', context: '' })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBe(`http://localhost:${first.port}`)
    const lead = { ...keptLead, concerns: ['pores', 'acne'] }
    expect((await post(first, 'raffle-offer', lead)).status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)
    expect(processesNaming(first.dir)).toEqual([])
    expect(await listening(first.functionsPort)).toBe(false)

    const second = await start({ LOCAL_DIR: first.dir })
    const leads = promisify(execFile)('node', ['--import', 'tsx', 'scripts/leads.ts'], {
      env: { ...process.env, LOCAL_DIR: first.dir },
    })
    expect((await leads).stdout).toContain('kept@example.com')

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
    expect(running.output()).toMatch(
      new RegExp(`Port ${taken} is in use, so the functions took \\d+`),
    )
    const took = Number(/functions took (\d+)/.exec(running.output())![1])
    expect(await (await fetch(`http://localhost:${running.port}/app.js`)).text()).toContain(
      `http://localhost:${took}"`,
    )
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
    writeFileSync(
      file,
      '# a note\nPORT=9100\nexport CHAT_LIMIT="30/10" \nLEADS_EMAIL_TO=desk@example.com # the desk\nEMPTY=\n',
    )
    const env: NodeJS.ProcessEnv = { PORT: '9200' }
    loadEnv(file, env)
    expect(env).toEqual({ PORT: '9200', CHAT_LIMIT: '30/10', LEADS_EMAIL_TO: 'desk@example.com' })
  })

  it('is checked as the functions will check it', () => {
    expect(localSettings({}).settings).toMatchObject({
      sitePort: 9000,
      functionsPort: 54321,
      ownDatabase: true,
      remoteBackend: null,
    })
    expect(localSettings({ GATSBY_SUPABASE_URL: 'https://x.supabase.co' }).problems).toEqual([
      expect.stringContaining('GATSBY_SUPABASE_ANON_KEY'),
    ])
    const standard = {
      SITE_ORIGINS: 'http://localhost:9000',
      SITE_KEYS: 'k',
      LEADS_DATABASE_URL: 'postgresql://u@h/d',
      ADDRESS_SECRET: 'long-enough-for-a-secret',
    }
    expect(functionsEnvironment(standard, {}).problems).toEqual([])
    expect(functionsEnvironment(standard, { RESEND_API_KEY: 'k' }).problems).toEqual([
      expect.stringContaining('LEADS_EMAIL_TO'),
    ])
  })

  it('opens only the network that is configured', () => {
    expect(
      netFlag({ LEADS_DATABASE_URL: 'postgresql://u:p@127.0.0.1:5555/postgres' }, 54321, [
        '127.0.0.1',
        '::1',
      ]),
    ).toBe('--allow-net=127.0.0.1:54321,[::1]:54321,127.0.0.1:5555')
    expect(
      netFlag(
        {
          LEADS_DATABASE_URL: 'postgresql://u@db.example.com/postgres',
          RESEND_API_KEY: 'k',
          LEADS_WEBHOOK_URL: 'https://hook.example.com/x',
        },
        1,
        ['127.0.0.1'],
      ),
    ).toBe('--allow-net=127.0.0.1:1,db.example.com:5432,hook.example.com:443,api.resend.com:443')
  })
})
