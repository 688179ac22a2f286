import type { Socket } from 'node:net'
import { chunkFlood, memoryOf } from '../server/helpers/flood'
import { startFunctions } from '../../server/functions'
import { anyPort } from '../../server/ports'
import { settings } from '../supabase/helpers/fakes'

/** The functions' memory while bodies arrive a byte at a time. */
it('holds five floods of one-byte chunks in little memory (it was 3.7 GB)', async () => {
  const port = await anyPort()
  const functions = await startFunctions({
    env: { ...settings, LEADS_DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    port,
    hosts: ['127.0.0.1'],
    report: () => undefined,
    log: () => undefined,
  })
  let sockets: Socket[] = []
  try {
    sockets = await chunkFlood(port, { connections: 5, chunks: 15_633 })
    // Read to the last byte, the connections are still open.
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(sockets.filter((socket) => socket.destroyed)).toEqual([])
    expect(memoryOf(functions.pid!).peak).toBeLessThan(400)
  } finally {
    for (const socket of sockets) socket.destroy()
    await functions.stop()
  }
}, 40_000)
