import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keepReserve } from '../../server/disk'
import { rotatingLog } from '../../server/log'
import { folder, removeAll, soon } from './helpers/start'

/** The space kept for leads, and log files on a disk that is full. */
afterAll(removeAll)

describe('the space kept for leads', () => {
  it('is given back when the disk is full, and kept again when there is room', async () => {
    const dir = folder('disk-')
    const said: string[] = []
    let free = 1_000_000
    const reserve = keepReserve({
      folder: dir,
      report: (line) => said.push(line),
      bytes: 100_000,
      everyMs: 5,
      free: () => free,
    })
    const file = join(dir, 'space-kept-for-leads')
    try {
      expect(await soon(() => reserve.kept)).toBe(true)
      expect(statSync(file).size).toBe(100_000)
      expect(said).toEqual([])
      free = 20_000
      expect(await soon(() => !reserve.kept)).toBe(true)
      expect(existsSync(file)).toBe(false)
      free = 1_000_000
      expect(await soon(() => reserve.kept)).toBe(true)
      expect(said).toEqual([
        expect.stringMatching(/is full.*uploads wait/),
        expect.stringMatching(/has room again/),
      ])
    } finally {
      reserve.stop()
    }
  })

  it('is given back at once by a start on a full disk, and a disk too small for it is told of once', async () => {
    const dir = folder('disk-')
    const first = keepReserve({
      folder: dir,
      report: () => undefined,
      bytes: 100_000,
      everyMs: 5,
      free: () => 1_000_000,
    })
    expect(await soon(() => first.kept)).toBe(true)
    first.stop()
    const said: string[] = []
    const second = keepReserve({
      folder: dir,
      report: (line) => said.push(line),
      bytes: 100_000,
      everyMs: 5,
      free: () => 1000,
    })
    expect([second.kept, readdirSync(dir)]).toEqual([false, []])
    second.stop()
    const small = keepReserve({
      folder: dir,
      report: (line) => said.push(line),
      bytes: 100_000,
      everyMs: 5,
      free: () => 150_000,
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    small.stop()
    expect(said).toEqual([
      expect.stringMatching(/is full/),
      expect.stringMatching(/too little to keep/),
    ])
  })
})

describe('a log file', () => {
  it('stays within its size and keeps a few older ones', () => {
    const dir = folder('log-')
    const log = rotatingLog(join(dir, 'functions.log'), { maxBytes: 1000, kept: 2 })
    for (let i = 0; i < 500; i++) log(`line ${i}`)
    const names = readdirSync(dir).toSorted()
    expect(names).toEqual(['functions.log', 'functions.log.1', 'functions.log.2'])
    for (const name of names) expect(statSync(join(dir, name)).size).toBeLessThanOrEqual(1000)
    expect(readFileSync(join(dir, 'functions.log'), 'utf8')).toMatch(/line 499\n$/)
    // Goes on at the length it finds.
    for (let i = 0; i < 500; i++)
      rotatingLog(join(dir, 'functions.log'), { maxBytes: 1000, kept: 2 })(`again ${i}`)
    expect(statSync(join(dir, 'functions.log')).size).toBeLessThanOrEqual(1000)
  })

  it('counts what it could not write, and says so when it can', () => {
    const dir = folder('log-')
    const path = join(dir, 'sub/functions.log')
    const log = rotatingLog(path)
    log('lost')
    log('lost too')
    mkdirSync(join(dir, 'sub'))
    log('kept')
    expect(readFileSync(path, 'utf8')).toMatch(
      /^\{"time":"[^"]+","event":"log","lost":2\}\nkept\n$/,
    )
    rmSync(dir, { recursive: true })
  })
})
