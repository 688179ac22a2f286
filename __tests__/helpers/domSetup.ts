import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// See jestTimeout.ts: what is awaited comes late on a busy machine, not never.
configure({ asyncUtilTimeout: 15_000 })
