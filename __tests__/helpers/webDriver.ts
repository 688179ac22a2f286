import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle } from 'playwright-core'
import { launch } from '../../scripts/chromium'
import places from '../../scripts/enginePlaces.json'
import { anyPort } from '../../server/ports'

/**
 * One tab of a browser, in the few commands that all three are driven by: WebKit by WebDriver over
 * HTTP, Firefox by the same commands over its own socket (Marionette, what geckodriver speaks to,
 * which Debian 12 has not), Chromium by Playwright.
 */
export type Tab = {
  goto(address: string): Promise<unknown>
  back(): Promise<unknown>
  /** Runs a script's text in the page, with `arguments`. */
  run<T>(script: string, ...args: unknown[]): Promise<T>
  /** Clicks the element that a script returns. */
  click(script: string, ...args: unknown[]): Promise<unknown>
  /** Presses a key by its name, or types a text. */
  type(keys: string): Promise<unknown>
  close(): Promise<unknown>
}

/** W3C's code points of the keys that the tests press. */
const keyCodes: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  Tab: '\uE004',
}

/** WebDriver's commands by Marionette's names, with their place below a session's address. */
const commands = {
  Navigate: 'url',
  Back: 'back',
  ExecuteScript: 'execute/sync',
  ElementClick: 'element/:id/click',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
}
type Send = (command: keyof typeof commands, parameters: object) => Promise<unknown>

async function tabOf(send: Send, close: () => Promise<void>): Promise<Tab> {
  await send('SetWindowRect', { width: 1280, height: 900 })
  const run = (script: string, ...args: unknown[]) => send('ExecuteScript', { script, args })
  return {
    goto: (url) => send('Navigate', { url }),
    back: () => send('Back', {}),
    run: run as Tab['run'],
    async click(script, ...args) {
      const element = await run(script, ...args)
      if (element === null) throw new Error('There is nothing to click.')
      return send('ElementClick', { id: Object.values(element as object)[0] })
    },
    type(keys) {
      const values = keyCodes[keys] ? [keyCodes[keys]] : [...keys]
      const actions = values.flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      )
      return send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close,
  }
}

/** Starts a program that ends with this process, however this process ends. */
function start(program: string, args: string[], stdio: StdioOptions, env = {}): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    stdio,
    env: { ...process.env, ...env },
  })
}

/** Repeats what fails until it does not, for as long as a busy machine may take. */
export async function eventually<T>(attempt: () => T | Promise<T>, seconds = 15): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
}

const firefox = places.firefox.find((place) => existsSync(place))

async function startFirefox(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);')
  const program = start(firefox!, ['--headless', '--marionette', '--profile', profile], 'ignore', {
    HOME: profile,
  })
  const port = await eventually(() => {
    const written = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'))
    if (written === 0) throw new Error('Firefox has made the file of its port, and not filled it.')
    return written
  }, 60)
  const socket = connect(port, '127.0.0.1').setNoDelay()
  // Each message comes after its length in bytes and a colon.
  const messages = (async function* () {
    let received = Buffer.alloc(0)
    for await (const data of socket) {
      received = Buffer.concat([received, data as Buffer])
      const from = received.indexOf(':') + 1
      const end = from + Number(received.subarray(0, from - 1))
      if (from === 0 || received.length < end) continue
      yield JSON.parse(received.subarray(from, end).toString()) as unknown
      received = received.subarray(end)
    }
  })()
  await messages.next() // its greeting
  const send = async (command: string, parameters: object) => {
    const message = JSON.stringify([0, 1, `WebDriver:${command}`, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const { value: reply } = await messages.next()
    const [, , error, result] = reply as [0, 1, Error | null, { value?: unknown } | null]
    if (error) throw new Error(error.message)
    return result?.value ?? null
  }
  await send('NewSession', {})
  return tabOf(send, async () => {
    socket.destroy()
    program.kill('SIGKILL')
    await new Promise((ended) => program.once('exit', ended))
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
}

const [webKitDriver, xvfb] = places.webKit

/** Starts WebKit, anew where it does not answer: on a busy machine it may hang as it starts. */
async function startWebKit(attempts = 3): Promise<Tab> {
  const screen = start(xvfb!, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], ['ignore', 'ignore', 'ignore', 'pipe']) // prettier-ignore
  const display = await new Promise((told) => screen.stdio[3]!.once('data', told))
  const port = await anyPort()
  const driver = start(webKitDriver!, [`--port=${port}`], 'ignore', {
    DISPLAY: `:${String(display).trim()}`,
  })
  const end = () => {
    driver.kill('SIGKILL')
    screen.kill()
  }
  const call = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      signal: AbortSignal.timeout(20_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await reply.json()) as { value: { message: string; sessionId: string } }
    if (!reply.ok) throw new Error(value.message)
    return value
  }
  try {
    const { sessionId } = await eventually(() => call('POST', '', { capabilities: {} }))
    const send: Send = (command, parameters) =>
      call('POST', `/${sessionId}/${commands[command].replace(':id', (parameters as { id: string }).id)}`, parameters) // prettier-ignore
    const tab = await tabOf(send, async () => {
      await call('DELETE', `/${sessionId}`).catch(() => undefined)
      end()
    })
    await tab.goto('about:blank')
    return tab
  } catch (error) {
    end()
    if (attempts === 1) throw error
    return startWebKit(attempts - 1)
  }
}

async function startChromium(): Promise<Tab> {
  const browser = await launch()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const call = (script: string, args: unknown[]) =>
    `(function () { ${script} }).apply(null, ${JSON.stringify(args)})`
  return {
    goto: (address) => page.goto(address),
    back: () => page.goBack(),
    run: (script, ...args) => page.evaluate(call(script, args)),
    async click(script, ...args) {
      const element = (await page.evaluateHandle(call(script, args))) as ElementHandle
      await element.click({ timeout: 2000 })
    },
    type: (keys) => (keyCodes[keys] ? page.keyboard.press(keys) : page.keyboard.type(keys)),
    close: () => browser.close(),
  }
}

/** Each browser with its name, and whether this machine has it. */
export const engines = [
  { name: 'Chromium', start: startChromium, installed: true },
  { name: 'Firefox', start: startFirefox, installed: firefox !== undefined },
  {
    name: 'WebKit',
    start: () => startWebKit(),
    installed: places.webKit.every((place) => existsSync(place)),
  },
]
