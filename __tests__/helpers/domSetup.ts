import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// See patience.ts: what is awaited comes late on a busy machine, not never.
configure({ asyncUtilTimeout: 15_000 })
