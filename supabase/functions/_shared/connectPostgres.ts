import { readFileSync } from 'node:fs'
import { BlockList, connect, isIP, Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import postgres from 'postgres'

/** This machine's own addresses, where nobody else can listen in. */
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

/** Returns whether an address, not a name, is one of this machine's own. */
export const isLoopback = (address: string): boolean =>
  loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')

type Options = postgres.Options<Record<string, never>>
type Security = {
  /**
   * Certificate authority of the server: a PEM text, or a file with one. Without it, the
   * authorities that the runtime trusts.
   */
  authority?: string | undefined
  /** Returns whether a connection to an address needs no encryption. For tests. */
  isLocal?: (address: string) => boolean
}

/**
 * Opens connections to Postgres: the one place where that is done. Off this machine the server must
 * prove with its certificate who it is before anything is sent, and nowhere is it given the
 * password: it has to know it already (SCRAM). What a connection string says of SSL is not taken,
 * but for `sslrootcert`, as psql understands it.
 */
export function connectPostgres(
  address: string,
  options: Options,
  { authority, isLocal = isLoopback }: Security = {},
): postgres.Sql {
  const url = new URL(address)
  const rootCertificate = url.searchParams.get('sslrootcert')
  for (const name of ['ssl', 'sslmode', 'sslnegotiation', 'sslrootcert'])
    url.searchParams.delete(name)
  const certificate = authority || (rootCertificate === 'system' ? null : rootCertificate)
  const ca = certificate ? readCertificate(certificate) : undefined
  return postgres(url.href, {
    ...options,
    ssl: false,
    // Part of postgres.js that its types leave out: how a socket is made.
    socket: ({ host, port }: { host: string[]; port: number[] }) =>
      openSocket(host[0]!, port[0]!, {
        ca,
        isLocal,
        timeoutMs: (options.connect_timeout ?? 30) * 1000,
      }),
  } as Options)
}

const readCertificate = (certificate: string): string =>
  certificate.includes('-----BEGIN')
    ? certificate.replaceAll(String.raw`\n`, '\n')
    : readFileSync(certificate, 'utf8')

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

async function openSocket(
  host: string,
  port: number,
  security: { ca: string | undefined; isLocal: (address: string) => boolean; timeoutMs: number },
): Promise<Socket> {
  const plain = connect(port, host)
  const timer = setTimeout(
    () => plain.destroy(failure('CONNECT_TIMEOUT', `No answer from ${host}:${port}.`)),
    security.timeoutMs,
  )
  try {
    await happens(plain, 'connect')
    const socket = security.isLocal(plain.remoteAddress ?? '')
      ? plain
      : await encrypted(plain, host, security.ca)
    onlyScram(socket)
    return socket
  } catch (error) {
    plain.destroy()
    // A promise that is rejected here would leave postgres.js waiting for ever.
    const failed = new Socket()
    setImmediate(() => failed.destroy(error as Error))
    return failed
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for an event of a socket. @throws what goes wrong instead */
function happens<T>(socket: Socket, event: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const done = (act: () => void) => {
      socket.off(event, succeed).off('error', fail).off('close', close)
      act()
    }
    const succeed = (value: T) => done(() => resolve(value))
    const fail = (error: Error) => done(() => reject(error))
    const close = () =>
      fail(failure('CONNECTION_CLOSED', 'The server of the database closed the connection.'))
    socket.once(event, succeed).once('error', fail).once('close', close)
  })
}

/** The message SSLRequest of Postgres's protocol. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

async function encrypted(plain: Socket, host: string, ca: string | undefined): Promise<Socket> {
  plain.write(sslRequest)
  const answer = await happens<Buffer>(plain, 'data')
  // More than the one letter would be words that nobody has vouched for.
  if (answer.toString() !== 'S')
    throw failure(
      'SSL_REFUSED',
      `${host} does not encrypt connections to its database, so nothing was sent.`,
    )
  const socket = connectTls({
    socket: plain,
    host,
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: true,
    ...(ca !== undefined && { ca }),
  })
  socket.once('close', () => plain.destroy())
  await happens(socket, 'secureConnect')
  return socket
}

/**
 * Kinds of Postgres's message Authentication:
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
const authentication = { ok: 0, scram: 10, scramContinue: 11, scramFinal: 12 }

/**
 * Ends a connection whose server wants the password itself, or lets us in without having proved
 * that it knows it; libpq calls this `require_auth=scram-sha-256`. The listener stands before that
 * of postgres.js, whose answer then meets a closed socket.
 */
function onlyScram(socket: Socket): void {
  let received = Buffer.alloc(0)
  let proved = false
  const look = (part: Buffer) => {
    received = Buffer.concat([received, part])
    while (received.length >= 9) {
      if (received.toString('latin1', 0, 1) === 'R') {
        const kind = received.readUInt32BE(5)
        if (kind === authentication.ok && proved) return void socket.off('data', look)
        if (kind === authentication.scramFinal) proved = true
        else if (kind !== authentication.scram && kind !== authentication.scramContinue)
          return void socket.destroy(
            failure(
              'PASSWORD_REFUSED',
              'The server of the database asks for the password in a way that could give it ' +
                'away, so it was not sent. It must use scram-sha-256.',
            ),
          )
      }
      const end = received.readUInt32BE(1) + 1
      if (received.length < end) return
      received = received.subarray(end)
    }
  }
  socket.on('data', look)
}
