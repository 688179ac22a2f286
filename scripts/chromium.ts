import { existsSync } from 'node:fs'
import {
  chromium,
  type Browser,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import places from './chromiumPlaces.json'

/**
 * The Chromium of this machine, for tests and benchmarks; scripts/setup.mjs sees to it that there
 * is one.
 */
const chromiumProgram =
  process.env.CHROME_PATH ?? places.find((path) => existsSync(path)) ?? places[0]!

/** The same with its windows: only that has a back/forward cache. Undefined where there is none. */
export const fullChromium =
  process.env.CHROME_PATH ?? places.slice(1).find((path) => existsSync(path))

/** As in a container without a graphics card, and without errands of the browser's own. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumProgram, args: [...flags, ...args], ...options })

/** Makes a page's network Lighthouse's slow 4G. */
export async function slowNetwork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  })
  return session
}

/**
 * Makes a page's processor so many times slower than this one. Chromium does it by keeping the
 * processor busy, so a test asks for it only while it needs it.
 */
export const slowProcessor = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate })
