import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// See jestTimeout.ts: what is awaited comes late on a busy machine, not never.
// jsdom lays nothing out, so nothing changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

configure({ asyncUtilTimeout: 15_000 })

// jsdom has no hints of links; every browser but WebKit has.
if ('DOMTokenList' in globalThis) DOMTokenList.prototype.supports = () => true
