import type { Browser, CDPSession } from 'playwright-core'
import { slowPhone } from './phone'

/** One load of a page, before its visitor does anything. Times in milliseconds. */
export type Vitals = {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Bytes on the wire that the page itself asked for, headers included; prefetches aside. */
  bytes: number
  prefetched: number
  /** External scripts fetched in order to be run. */
  scripts: number
  element: string
}

type Seen = {
  lcp: number
  element: string
  cls: number
  long: { start: number; duration: number }[]
}

/** How long the page is left alone after it has loaded. */
const settling = 3000
/** What a task may take before it keeps a visitor waiting. */
const noticed = 50

/** Loads a page once, as a new visitor on a slow telephone. */
export async function loadOnce(browser: Browser, address: string): Promise<Vitals> {
  const { page, session, close } = await slowPhone(browser)
  try {
    const traffic = listen(session)
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(settling)
    const { fcp, lcp, element, cls, long } = await page.evaluate(() => ({
      ...(window as unknown as { __seen: Seen }).__seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    }))
    const late = long.filter(({ start }) => start >= fcp - noticed)
    return {
      fcp,
      lcp,
      element,
      cls,
      tbt: late.reduce((sum, { duration }) => sum + Math.max(0, duration - noticed), 0),
      ...traffic(),
    }
  } finally {
    await close()
  }
}

/** Adds up what goes over the wire. A favicon is the browser's own wish. */
function listen(session: CDPSession): () => { bytes: number; prefetched: number; scripts: number } {
  const sum = { bytes: 0, prefetched: 0, scripts: 0 }
  const kinds = new Map<string, { script: boolean; ignored: boolean }>()
  const early = new Set<string>()
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    if (
      /prefetch/.test(headers['Sec-Purpose'] ?? headers['sec-purpose'] ?? headers['Purpose'] ?? '')
    )
      early.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, {
      script: type === 'Script',
      ignored: /favicon|\.ico$|icon-?\d*\.(?:png|svg)$/.test(response.url),
    })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === undefined || kind.ignored) return
    if (early.has(requestId)) sum.prefetched += encodedDataLength
    else {
      sum.bytes += encodedDataLength
      if (kind.script) sum.scripts++
    }
  })
  return () => sum
}

/** Runs in the page, before anything of its own. */
function observe(): void {
  const seen: Seen = { lcp: 0, element: '', cls: 0, long: [] }
  Object.assign(window, { __seen: seen })
  type Entry = PerformanceEntry & {
    element: Element | null
    value: number
    hadRecentInput: boolean
  }
  const each = (type: string, use: (entry: Entry) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => use(entry as Entry)),
    ).observe({ type, buffered: true })
  each('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
    seen.element = entry.element?.tagName.toLowerCase() ?? ''
  })
  each('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  each('longtask', (entry) => seen.long.push({ start: entry.startTime, duration: entry.duration }))
}
