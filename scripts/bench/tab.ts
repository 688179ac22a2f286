import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { chromiumProgram, flags } from '../chromium'

type Message = { id?: number; method?: string; params?: Record<string, never>; result?: unknown; error?: { message: string }; sessionId?: string }

/** A tab of a Chromium. `evaluate` gives what the page shown gives, once `ready` says so of it. */
export type Tab = {
  send: (method: string, params: object) => Promise<unknown>
  evaluate: <T>(expression: string) => Promise<T>
  close: () => Promise<void>
}

/**
 * A Chromium spoken to through a pipe, by way of its tab: a client that holds the page itself, as Playwright does, keeps the
 * browser from prerendering.
 */
export async function openTab(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const size = ['--window-size=1280,800', '--ignore-certificate-errors', '--remote-debugging-pipe', `--user-data-dir=${profile}`]
  const child = spawn(chromiumProgram, ['--headless=new', ...flags, ...size, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [writes, reads] = child.stdio.slice(3) as [Writable, Readable]
  const waiting = new Map<number, { sessionId: string | undefined; settle: (message: Message) => void }>()
  /** The pages of the tab: the one that is shown, and those that are being prerendered. */
  const pages: string[] = []
  let tab: string | undefined

  const call = (method: string, params: object, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { sessionId, settle: ({ result, error }) => (error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result)) })
      writes.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  let last = 0
  const attach = (session: string | undefined, exclude: string[]) =>
    call('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [...exclude.map((type) => ({ type, exclude: true })), {}] }, session) // prettier-ignore
  const settle = (id: number, message: Message) => {
    waiting.get(id)?.settle(message)
    waiting.delete(id)
  }
  const heard = ({ id, method, params, ...rest }: Message) => {
    if (id !== undefined) settle(id, rest)
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = params as unknown as { sessionId: string; targetInfo: { type: string } }
      if (targetInfo.type === 'tab') {
        tab ??= sessionId
        void attach(sessionId, ['browser', 'tab'])
      } else if (targetInfo.type === 'page') pages.push(sessionId)
    } else if (method === 'Target.detachedFromTarget') {
      const gone = (params as unknown as { sessionId: string }).sessionId
      if (pages.includes(gone)) pages.splice(pages.indexOf(gone), 1)
      // A page that has gone answers nothing any more.
      for (const [asked, { sessionId }] of waiting) if (sessionId === gone) settle(asked, { error: { message: 'the page has gone' } })
    }
  }
  let rest = ''
  reads.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0')
    rest = parts.pop()!
    for (const part of parts) heard(JSON.parse(part) as Message)
  })
  await attach(undefined, ['browser', 'page'])
  while (pages.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))

  /** The page that is shown; while one takes another's place, there may be none for a moment. */
  const shown = async (): Promise<string> => {
    for (const page of pages) {
      const answer = await call('Runtime.evaluate', { expression: '!document.prerendering', returnByValue: true }, page).catch(() => null)
      if ((answer as { result: { value: boolean } } | null)?.result.value) return page
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
    return shown()
  }
  return {
    send: async (method, params) => call(method, params, await shown()),
    evaluate: async <T>(expression: string) => {
      const answer = await call('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }, await shown())
      const { result, exceptionDetails } = answer as { result: { value: T }; exceptionDetails?: { exception?: { description?: string } } }
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The page threw.')
      return result.value
    },
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      await call('Browser.close', {})
      await gone
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
