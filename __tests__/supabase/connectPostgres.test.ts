import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { connectPostgres, isLoopback } from '../../supabase/functions/_shared/connectPostgres'

/** What a false server of the database gets to see: one that asks for whatever gives most away. */
const password = 'a-password-that-must-not-be-seen'
const sslRequest = '0000000804d2162f'
const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
beforeAll(() => {
  const made = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=database.test -keyout ${key} -out ${certificate}`
  execFileSync('openssl', [...made.split(' '), '-addext', 'subjectAltName=IP:127.0.0.1'], {
    stdio: 'ignore',
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The messages Authentication that a server may begin with, by what they ask for. */
const demands = { 'the clear text': [0, 0, 0, 3], 'an MD5 hash': [0, 0, 0, 5, 1, 2, 3, 4], nothing: [0, 0, 0, 0] } // prettier-ignore
const demand = (kind: number[]) => Buffer.from([0x52, 0, 0, 0, 4 + kind.length, ...kind])

/** Connects to a false server. @returns what it was sent, and how that ended */
async function tryOn(
  answer: (socket: Socket, received: Buffer, heard: (part: Buffer) => void) => void,
  security: Parameters<typeof connectPostgres>[2],
  end = '',
): Promise<{ sent: Buffer; code: unknown }> {
  const sent: Buffer[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    socket.once('data', (first: Buffer) => {
      sent.push(first)
      socket.on('data', (part: Buffer) => sent.push(part))
      answer(socket, first, (part) => sent.push(part))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const sql = connectPostgres(
    `postgresql://postgres:${password}@127.0.0.1:${port}/postgres${end}`,
    { max: 1, connect_timeout: 2, fetch_types: false },
    security,
  )
  const code = await sql`select 1`.then(
    () => 'connected',
    (error: { code?: unknown }) => error.code,
  )
  await sql.end({ timeout: 0 })
  server.close()
  for (const socket of sockets) socket.destroy()
  return { sent: Buffer.concat(sent), code }
}

/** Takes the request for encryption up, and asks for the password inside. */
const encrypting =
  (kind: number[]) => (socket: Socket, _: Buffer, heard: (part: Buffer) => void) => {
    socket.removeAllListeners('data')
    socket.write('S')
    const inside = new TLSSocket(socket, { isServer: true, key: readFileSync(key!), cert: readFileSync(certificate!) }) // prettier-ignore
    inside.on('error', () => undefined)
    inside.once('data', (part: Buffer) => {
      heard(part)
      inside.on('data', heard)
      inside.write(demand(kind))
    })
  }
const away = { isLocal: () => false }

describe('off this machine', () => {
  it.each([
    ['does not encrypt', 'N'],
    ['asks for the password at once', demand(demands['the clear text'])],
    ['puts words of its own behind its yes', 'Swords'],
  ])('a server that %s gets the request for encryption and nothing more', async (_, answer) => {
    const { sent, code } = await tryOn((socket) => socket.write(answer), away)
    expect([sent.toString('hex'), code]).toEqual([sslRequest, 'SSL_REFUSED'])
  })

  it('a server whose certificate nobody vouches for gets nothing', async () => {
    const { sent, code } = await tryOn(encrypting(demands['the clear text']), away)
    expect([sent.toString('hex'), code]).toEqual([sslRequest, 'DEPTH_ZERO_SELF_SIGNED_CERT'])
  })

  it.each(['?sslmode=disable', '?sslmode=require', '?ssl=prefer'])(
    'no connection string lowers this: %s',
    async (end) => {
      const { sent } = await tryOn((socket) => socket.write('N'), away, end)
      expect(sent.toString('hex')).toBe(sslRequest)
    },
  )

  it.each(Object.entries(demands))(
    'a server with a good certificate that asks for %s does not get the password',
    async (_, kind) => {
      for (const [security, end] of [
        [{ ...away, authority: readFileSync(certificate!, 'utf8') }, ''],
        [away, `?sslrootcert=${certificate}`],
      ] as const) {
        const { sent, code } = await tryOn(encrypting(kind), security, end)
        expect(code).toBe('PASSWORD_REFUSED')
        // The start of the protocol came through, encrypted.
        expect(sent.toString('latin1')).toContain('database')
        expect(sent.toString('latin1')).not.toContain(password)
      }
    },
  )
})

it.each(Object.entries(demands))(
  'on this machine a server that asks for %s does not get the password either',
  async (_, kind) => {
    const { sent, code } = await tryOn((socket) => {
      // In pieces, as a network may bring it.
      for (const byte of demand(kind)) socket.write(Buffer.from([byte]))
    }, {})
    expect(code).toBe('PASSWORD_REFUSED')
    expect(sent.toString('latin1')).toContain('database')
    expect(sent.toString('latin1')).not.toMatch(new RegExp(`${password}|md5`))
  },
)

it('knows this machine by the address that was reached', () => {
  const own = ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']
  const others = ['10.0.0.1', '0.0.0.0', '192.168.0.1', '128.0.0.1', '::', '::ffff:10.0.0.1', 'fe80::1'] // prettier-ignore
  expect(own.filter((address) => !isLoopback(address))).toEqual([])
  expect(others.filter(isLoopback)).toEqual([])
})
