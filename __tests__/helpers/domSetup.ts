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
