import { installDialogElement } from './dialogElement'
import { noteListeners, removeNotedListeners } from './notedListeners'
import type { BootData } from '../../src/boot/protocol'

installDialogElement()

const bootData: BootData = {
  scripts: ['/runtime.js', '/app.js'],
  prefetch: ['/page-data/index/page-data.json', '/page.js'],
  globals: { pagePath: '/', ___webpackCompilationHash: 'abc' },
  analytics: false,
}

/** Starts the scripts on a page, without the listeners of the page before. */
export function startPage(html: string, run: () => void, page: Partial<BootData> = {}): void {
  removeNotedListeners()
  document.head.replaceChildren()
  document.body.innerHTML = `${html}<script type="application/json" id="boot-data">${JSON.stringify({ ...bootData, ...page })}</script>`
  document.documentElement.removeAttribute('style')
  delete window.__boot
  noteListeners(run)
}

export const get = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
export const isOpen = (id: string) => get<HTMLDialogElement>(id).open

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  removeNotedListeners()
  sessionStorage.clear()
  localStorage.clear()
})
