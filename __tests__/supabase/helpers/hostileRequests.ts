import { gzipSync } from 'node:zlib'
import { seededRandom } from '@clinic/illustration/geometry/seededRandom'
import { concernIds, idempotencyHeader } from '@clinic/contract/contract'
import { form } from './fakes'
import { limitNumbers, payloads, wrongTypes, type PayloadKind } from './hostilePayloads'
import {
  earlierVisitor,
  functionNames,
  mostBytes,
  tokenMostBytes,
  type FunctionName,
  type World,
} from './hostileWorld'

/**
 * A request before it is one: what is sent, piece by piece, so that a judge can look at it without
 * asking the handler.
 */
export type Hostile = {
  number: number
  kind: Kind
  fn: FunctionName
  method: string
  headers: [string, string][]
  body: Uint8Array | null
  /**
   * `stream` comes in pieces without a stated length; `broken` ends in a fault of the connection after the body given.
   */
  arrives: 'whole' | 'stream' | 'broken'
  /** A word that stands in what was sent and may stand nowhere else. */
  marker: string
}

const everywhere = [...functionNames]
const withStrings: FunctionName[] = ['ai-chat', 'raffle-offer', 'video-upload-url']
const kindsOf = {
  method: everywhere,
  origin: everywhere,
  'content-type': everywhere,
  key: everywhere,
  encoding: everywhere,
  gzip: everywhere,
  length: everywhere,
  huge: everywhere,
  truncated: everywhere,
  broken: everywhere,
  nesting: everywhere,
  'duplicate-keys': everywhere,
  prototype: everywhere,
  type: everywhere,
  number: everywhere,
  headers: everywhere,
  sql: everywhere,
  shell: withStrings,
  html: withStrings,
  template: withStrings,
  headerLines: withStrings,
  nul: everywhere,
  unicode: everywhere,
  path: withStrings,
  prompt: ['ai-chat', 'raffle-offer'],
  token: ['video-upload-url'],
  honeypot: ['raffle-offer'],
  idempotency: ['raffle-offer'],
  replay: ['raffle-offer', 'video-upload-url'],
  valid: everywhere,
} satisfies Record<string, FunctionName[]>
export type Kind = keyof typeof kindsOf
export const kinds = Object.keys(kindsOf) as Kind[]
/** Kinds that fit one or two functions come twice, so that each is met often. */
const pairs = kinds.flatMap((kind) => {
  const fits: FunctionName[] = kindsOf[kind]
  return (fits.length > 2 ? fits : [...fits, ...fits]).map((fn) => ({ kind, fn }))
})

/** Chance that gives the same requests on every machine. */
function chance(seed: number) {
  const next = seededRandom(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, one: <T>(list: readonly T[]) => list[below(list.length)]! }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const join = (...parts: (Uint8Array | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))
/** A place in a body that is replaced by JSON text which JSON.stringify would not write. */
const hole = '«hole»'
const withText = (body: object, field: string, text: string) =>
  JSON.stringify({ ...body, [field]: hole }).replace(`"${hole}"`, () => text)

const questions = [
  'How much is Profhilo?',
  'Is tear trough filler safe?',
  'I have diabetes, can I have a peel?',
  'Where are you?',
  'lip filler aftercare',
]
const stringFields: Record<FunctionName, string[]> = {
  'ai-chat': ['question', 'context'],
  'aesthetic-analysis': [
    'agePerception',
    'skincareRoutine',
    'faceShape',
    'ethnicity',
    'smokingStatus',
  ],
  'raffle-offer': ['name', 'email', 'sex', 'location', 'trap', 'concerns'],
  'video-upload-url': ['token', 'renewal', 'type', 'filename'],
}
const numberFields: Record<FunctionName, string[]> = {
  'ai-chat': ['question', 'context'],
  'aesthetic-analysis': [
    'age',
    'retinolYears',
    'sunscreenYears',
    'skinTone',
    'pores',
    'frown',
    'lips',
  ],
  'raffle-offer': ['age'],
  'video-upload-url': ['size'],
}

/**
 * The requests of one seed: as many as are asked for, spread evenly over the kinds and the
 * functions each fits.
 */
export function* hostileRequests(count: number, seed: number, world: World): Generator<Hostile> {
  const { below, one } = chance(seed)
  let last: Partial<Record<FunctionName, Hostile>> = {}

  for (let number = 0; number < count; number++) {
    const { kind, fn } = pairs[number % pairs.length]!
    const marker = `hx${String(number).padStart(5, '0')}hx`
    const base = (): Record<string, unknown> => {
      if (fn === 'ai-chat')
        return {
          question: `${one(questions)} I am ${marker}`,
          context: one(['', `Previous question: ${one(questions)}`, `HIV ${marker}`]),
        }
      if (fn === 'aesthetic-analysis')
        return {
          ...form,
          age: 18 + below(60),
          frown: below(4),
          cheeks: below(4),
          skinTone: below(4),
          tanEasily: below(2) === 1,
        }
      if (fn === 'raffle-offer')
        return {
          name: `Ann ${marker}`,
          email: `${marker}@visitor.example`,
          age: one([null, 18, 34, 120]),
          sex: one(['female', 'male', 'other', '']),
          location: `London ${marker}`,
          concerns: [one(concernIds), one(concernIds)],
          marketing: below(2) === 1,
          keep: below(2) === 1,
        }
      return {
        token: world.mint(marker, 'live'),
        size: 1 + below(1e6),
        type: one(['video/mp4', 'video/quicktime', 'video/webm']),
      }
    }
    const request: Hostile = {
      number,
      kind,
      fn,
      method: 'POST',
      headers: [
        ['content-type', 'application/json'],
        ['apikey', 'local-anon-key'],
        ['origin', 'https://www.example.com'],
      ],
      body: bytes(JSON.stringify(base())),
      arrives: 'whole',
      marker,
    }
    const header = (name: string, value: string | null) => {
      request.headers = request.headers.filter(([known]) => known !== name)
      if (value !== null) request.headers.push([name, value])
    }
    const send = (text: string) => (request.body = bytes(text))
    const field = () => one(stringFields[fn])
    const inField = (text: string, name = field()) => {
      const body = base()
      // An upload has either a token or a renewal.
      if (name === 'renewal') delete body.token
      send(JSON.stringify({ ...body, [name]: name === 'concerns' ? [text, 'acne'] : text }))
    }
    const inject = (name: PayloadKind) => {
      const payload = one(payloads[name])
      inField(one([payload, `${payload} ${marker}`, `${marker}${payload}`, `Ann ${payload}`]))
    }

    const make: Record<Kind, () => void> = {
      method: () => {
        request.method = one([
          'GET',
          'HEAD',
          'OPTIONS',
          'PUT',
          'PATCH',
          'DELETE',
          'PROPFIND',
          'QUERY',
          'BREW',
          'post',
        ])
        if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) request.body = null
        header('x-http-method-override', one(['POST', 'DELETE', marker]))
      },
      origin: () =>
        header(
          'origin',
          one([
            'https://evil.example', 'https://www.example.com.evil.example', 'http://www.example.com', 'https://www.example.com:444', 'https://example.com',
            'null', '*', 'http://localhost:80@evil.example', 'http://localhost:', 'http://localhost.evil.example:9000', 'https://www.example.com, https://evil.example',
            'HTTPS://WWW.EXAMPLE.COM', 'https://www.example.com/', `https://${marker}.example`, 'file://', '', 'http://localhost:9000', 'http://localhost',
          ]), // prettier-ignore
        ),
      'content-type': () =>
        header(
          'content-type',
          one([
            null, '', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html', 'application/xml', 'application/jsonp',
            'application/json-patch+json', 'application/json, text/html', 'text/plain; application/json', `application/${marker}`, 'application/json;charset=utf-7',
            'APPLICATION/JSON ; charset=UTF-16', 'application/json\u00a0', 'image/svg+xml',
          ]), // prettier-ignore
        ),
      key: () => {
        header(
          'apikey',
          one([
            null,
            '',
            'local-anon-ke',
            'local-anon-key ',
            'LOCAL-ANON-KEY',
            'x'.repeat(5000),
            '__proto__',
            'local-anon-kez',
            `"' or 1=1 --${marker}`,
          ]),
        )
        const jwt = [{ alg: 'none' }, { role: 'service_role', sub: marker, exp: 1 }]
          .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
          .join('.')
        header(
          'authorization',
          one([
            null,
            `Bearer ${jwt}.`,
            `Bearer ${jwt}.c2lnbmF0dXJl`,
            'Basic YTpi',
            'Bearer',
            'Bearer local-anon-key local',
            'bearer local-anon-key',
            marker,
          ]),
        )
      },
      encoding: () => {
        const text = JSON.stringify(base())
        const half = bytes(text.slice(0, 12))
        request.body = one([
          () => join([0xef, 0xbb, 0xbf], bytes(text)),
          () => join([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], bytes(text)),
          () => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
          () => join(half, [0xff, 0xfe, 0x80], bytes(text.slice(12))),
          () => join(half, [0xc0, 0xaf], bytes(text.slice(12))),
          () => join(half, [0xed, 0xa0, 0x80], bytes(text.slice(12))),
          () => join(half, [0xf4, 0x90, 0x80, 0x80], bytes(text.slice(12))),
          () => join(bytes(text), [0xe2, 0x82]),
          () => join(bytes(text), [0]),
          () => new Uint8Array(Buffer.from(text.replace('Ann', 'Zoë'), 'latin1')),
          () => bytes(text.replace('{', '\u00a0{')),
        ])()
        if (below(3) === 0) request.arrives = 'stream'
      },
      gzip: () => {
        const text = bytes(JSON.stringify(base()))
        header(
          'content-encoding',
          one(['gzip', 'br', 'deflate', 'x-gzip, gzip', 'GZIP', 'zstd', 'identity']),
        )
        request.body = one([
          () => text,
          () => new Uint8Array(gzipSync(text)),
          () => new Uint8Array(gzipSync(Buffer.alloc(8e6))),
          () => join([0x1f, 0x8b, 8, 0], text),
        ])()
      },
      length: () => {
        header(
          'content-length',
          one([
            '-1',
            'abc',
            '1e3',
            '0x10',
            '99999999999999999999',
            '16385',
            '5, 5',
            '+7',
            'NaN',
            '',
            ' ',
            `${request.body!.byteLength}`,
          ]),
        )
        if (below(2) === 0) request.arrives = 'stream'
      },
      huge: () => {
        const size = one([16 * 1024 + 1, 20_000, 65_536, 1_000_000])
        const pad = one(['x', ' ', 'é', '\\u0041'])
        send(
          one([
            () => JSON.stringify(base()) + ' '.repeat(size),
            () => withText(base(), field(), `"${pad.repeat(size)}"`),
            () => `"${'['.repeat(size)}`,
          ])(),
        )
        if (below(2) === 0) request.arrives = 'stream'
        else header('content-length', String(request.body!.byteLength))
      },
      truncated: () => {
        const text = JSON.stringify(base())
        send(text.slice(0, below(text.length)))
        if (below(3) === 0) request.arrives = 'stream'
      },
      broken: () => {
        request.arrives = 'broken'
        if (below(2) === 0) request.body = request.body!.slice(0, below(request.body!.byteLength))
        if (below(2) === 0) header('content-length', '400')
      },
      nesting: () => {
        const deep = one([50, 1000, 5000, 8000])
        const text = one([
          () => '['.repeat(deep) + ']'.repeat(deep),
          () => '{"a":'.repeat(deep / 5) + '1' + '}'.repeat(deep / 5),
          () => '['.repeat(deep),
        ])()
        send(
          one([
            () => text,
            () => withText(base(), field(), text),
            () => withText(base(), marker, text),
          ])(),
        )
      },
      'duplicate-keys': () => {
        const text = JSON.stringify(base())
        const name = one([...stringFields[fn], ...numberFields[fn]])
        const extra = `${JSON.stringify(name)}:${one(['17', '"x"', 'null', '[]', '30', '""', '["acne"]', '"video/mp4"'])}`
        send(
          one([
            `${text.slice(0, -1)},${extra}}`,
            `{${extra},${text.slice(1)}`,
            `{${extra},${extra},${text.slice(1)}`,
          ]),
        )
      },
      prototype: () => {
        const evil = {
          polluted: marker,
          isAdmin: true,
          success: true,
          age: 40,
          trap: '',
          outcome: 'ok',
          toString: 1,
          toJSON: 1,
        }
        const name = one([
          '__proto__',
          'constructor',
          'prototype',
          'toString',
          'hasOwnProperty',
          'valueOf',
          '__defineGetter__',
          'toJSON',
          'then',
        ])
        const value = name === 'constructor' ? { prototype: evil } : evil
        const body = one<() => object>([base, () => ({})])()
        send(
          one([
            withText(body, name, JSON.stringify(value)),
            withText(body, field(), `{"${name}":${JSON.stringify(value)}}`),
            withText(base(), field(), `"${name}"`),
          ]),
        )
      },
      type: () => send(withText(base(), one(Object.keys(base())), one(wrongTypes))),
      number: () => send(withText(base(), one(numberFields[fn]), one(limitNumbers))),
      headers: () => {
        for (const name of [
          'x-forwarded-for',
          'cf-connecting-ip',
          'x-request-id',
          'user-agent',
          'referer',
          'cookie',
          'x-client-info',
          'host',
        ])
          if (below(2) === 0)
            header(
              name,
              one([
                '../../etc/passwd',
                "' or 1=1 --",
                '<script>',
                '${jndi:ldap://x}',
                '\u00ff\u00fe',
                ',,,',
                '::::::::',
                'x'.repeat(8000),
                marker,
                '1.2.3.4, canary',
                '',
              ]),
            )
      },
      sql: () => inject('sql'),
      shell: () => inject('shell'),
      html: () => inject('html'),
      template: () => inject('template'),
      headerLines: () => inject('headerLines'),
      nul: () => inject('nul'),
      unicode: () => inject('unicode'),
      path: () => inject('path'),
      prompt: () =>
        inField(
          `${one(payloads.prompt)} ${marker}`,
          fn === 'ai-chat' ? field() : one(['name', 'location', 'trap']),
        ),
      token: () => {
        const live = world.mint(marker, 'live')
        const other = world.mint(`${marker} used`, 'used')
        const file = { size: 1000, type: 'video/mp4' }
        send(
          JSON.stringify(
            one<object>([
              { ...file, token: other }, { ...file, token: world.mint(`${marker} old`, 'expired') }, { ...file, token: live.toUpperCase() },
              { ...file, token: live.slice(1) }, { ...file, token: `${live}0` }, { ...file, token: `${live}\n` }, { ...file, token: ` ${live}` },
              { ...file, token: [live] }, { ...file, token: live, renewal: live }, { ...file, renewal: live }, { ...file, token: '0'.repeat(64) }, file,
              { ...file, token: live, size: tokenMostBytes + 1 }, { ...file, token: live, size: mostBytes + 1 }, { ...file, token: world.mint(`${marker} large`, 'live', 2 * mostBytes), size: mostBytes + 1 }, { ...file, token: live, type: 'image/svg+xml' },
              { ...file, token: live, path: '../x', objectName: '../../y', filename: 'z' }, { ...file, token: live.split('').toReversed().join('') },
            ]), // prettier-ignore
          ),
        )
      },
      honeypot: () =>
        send(
          JSON.stringify({
            ...base(),
            trap: one([
              'http://spam.example',
              marker,
              '0',
              ' x ',
              '\u200b',
              'x'.repeat(200),
              'x'.repeat(201),
              '   ',
            ]),
          }),
        ),
      idempotency: () =>
        header(
          idempotencyHeader,
          one([
            'x', 'x'.repeat(101), 'key with blanks', '../../../../key', "' or 1=1 -- --", '<script>alert</script>', 'a-good-key, a-good-key', 'clé-de-ma-porte', '%00%00%00%00',
            '   ', '__proto__', `key-${marker}`, 'request:', 'undefined', `{"a":"${marker}"}`, '=cmd|calc!A1',
          ]), // prettier-ignore
        ),
      replay: () => {
        const before = last[fn]
        if (fn === 'video-upload-url') {
          // The same bytes again, or a renewal guessed from the token that was used.
          if (before) request.body = before.body
        } else {
          const own = { ...base(), concerns: ['nose'] }
          const theirs = {
            ...own,
            email: one([
              earlierVisitor.email,
              earlierVisitor.email.toUpperCase(),
              ` ${earlierVisitor.email}`,
            ]),
          }
          send(JSON.stringify(one([own, theirs, theirs])))
          header(idempotencyHeader, one([null, earlierVisitor.key, `replay-${marker}`]))
        }
      },
      valid: () =>
        header('origin', one(['https://www.example.com', 'http://localhost:8000', null])),
    }
    make[kind]()
    if (kind === 'valid') last = { ...last, [fn]: request }
    yield request
  }
}

/** The request as the function's server would hand it over. */
export function asRequest({ fn, method, headers, body, arrives }: Hostile): Request {
  const pieces = (chunk: number) => {
    let at = 0
    return new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (body !== null && at < body.byteLength) controller.enqueue(body.slice(at, (at += chunk)))
        else if (arrives === 'broken')
          controller.error(
            Object.assign(new Error('canary: connection reset'), { code: 'canary at /srv/x.ts' }),
          )
        else controller.close()
      },
    })
  }
  return new Request(`http://functions.test/functions/v1/${fn}`, {
    method,
    headers,
    ...(body !== null && (arrives === 'whole' ? { body } : { body: pieces(1000), duplex: 'half' })),
  } as RequestInit)
}
