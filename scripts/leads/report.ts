import type { Enquiry, SentLetter, Video } from './database'

const when = (date: Date | string) =>
  new Date(date).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'medium',
    timeStyle: 'short',
  })

/**
 * Removes the characters that a terminal obeys, or that turn the direction of writing, from what
 * visitors typed.
 */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '')

const newsWords = {
  no: '',
  asked: 'asked for, not confirmed',
  confirmed: 'confirmed',
  stopped: 'stopped: send nothing',
}
const letterNames: Record<string, string> = {
  enquiry: 'Notice to the clinic',
  confirmation: 'Letter asking to confirm news',
}

/** Writes one line for each enquiry, the doubtful ones apart. */
export function list(enquiries: readonly Enquiry[]): string {
  const doubtful = enquiries.filter((one) => one.doubtful)
  const others = enquiries.filter((one) => !one.doubtful)
  if (doubtful.length === 0) return lines(others)
  return [
    ...(others.length > 0 ? [lines(others), ''] : []),
    'Doubtful: a field was filled in that visitors do not see, by a program or by what fills ' +
      'in forms for a person.',
    'npm run leads -- genuine <number> says that one is a person’s.',
    lines(doubtful),
  ].join('\n')
}

function lines(enquiries: readonly Enquiry[]): string {
  if (enquiries.length === 0) return 'There are no such enquiries.'
  const rows = enquiries.map((one) => [
    one.id.slice(0, 8),
    when(one.createdAt),
    one.answeredAt === null ? 'open' : 'answered',
    plain(one.name),
    plain(one.email),
    plain(one.location),
    one.concerns.join(' ') || 'not kept',
    newsWords[one.news],
  ])
  const head = ['Number', 'Asked', '', 'Name', 'E-mail', 'Location', 'Concerns', 'News']
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]!.length)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((text, i) => text.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * Lists what was sent on and to whom: there it has to be deleted by hand. What was sent and never
 * acknowledged may have been received all the same.
 */
export function sentOn(letters: readonly SentLetter[]): string {
  const told = ({ kind, to, at, triedAt }: SentLetter) =>
    `  ${letterNames[kind]}: ${to ?? 'receiver not noted'}, ${when((at ?? triedAt)!)}`
  const received = letters.filter(({ at }) => at !== null)
  const perhaps = letters.filter(({ at, triedAt }) => at === null && triedAt !== null)
  if (received.length + perhaps.length === 0) return 'Nothing was sent on.'
  return [
    ...(received.length > 0
      ? ['This was sent, and has to be deleted there by hand:', ...received.map(told)]
      : []),
    ...(perhaps.length > 0
      ? [
          'This was tried and not acknowledged. It was perhaps received: look there, and ' +
            'delete it by hand:',
          ...perhaps.map(told),
        ]
      : []),
  ].join('\n')
}

/** Writes one line for each video. */
export const videoList = (videos: readonly Video[]): string =>
  videos.length === 0
    ? 'There are no videos.'
    : videos
        .map(
          ({ path, uploadedAt, deletedBy, megabytes, note }) =>
            `${path}  ${when(uploadedAt)}  ${megabytes} MB  deleted by itself ` +
            `${when(deletedBy)}${note === '' ? '' : `  ${plain(note)}`}`,
        )
        .join('\n')

function letterStatus({ at, to, notSent, attempts }: Enquiry['letters'][number]): string {
  if (at !== null) return `${to ?? 'sent'}, ${when(at)}`
  return notSent !== null
    ? `will not be sent (${notSent})`
    : `not yet sent, tried ${attempts} times`
}

/** Writes everything about one enquiry. */
export function details(one: Enquiry): string {
  const letters = one.letters.map(
    (letter) => `  ${letterNames[letter.kind]}: ${letterStatus(letter)}`,
  )
  return [
    `Enquiry ${one.id}${one.doubtful ? ' (doubtful)' : ''}`,
    `  Asked: ${when(one.createdAt)}. ` +
      `${one.answeredAt === null ? 'Not answered' : `Answered: ${when(one.answeredAt)}`}. ` +
      `Deleted by itself: ${when(one.deletedBy)}`,
    `  Name: ${plain(one.name)}`,
    `  E-mail: ${plain(one.email)}`,
    `  Age: ${one.age ?? 'not given'}. Sex: ${one.sex === '' ? 'not given' : one.sex}. ` +
      `Location: ${plain(one.location)}`,
    `  Concerns: ${one.concerns.join(', ') || 'not kept, nor age and sex'}`,
    `  Offer: ${one.offer}`,
    `  News by e-mail: ${newsWords[one.news] || 'not asked for'}`,
    ...one.consents.map(
      (c) =>
        `  Consent, ${c.purpose}: ${c.event} ${when(c.at)}, wording ${c.version}: "${c.words}"`,
    ),
    ...letters,
  ].join('\n')
}

/**
 * Returns the table for a spreadsheet. `stopLink` gives the link that every e-mail to this person
 * must carry.
 */
export const table = (
  enquiries: readonly Enquiry[],
  stopLink?: Map<string, string>,
): (string | number | null)[][] => [
  [
    'number',
    'asked',
    'answered',
    'doubtful',
    'deleted by',
    'name',
    'e-mail',
    'age',
    'sex',
    'location',
    'concerns',
    'offer',
    'news',
    'consents',
    ...(stopLink ? ['stop link'] : []),
  ],
  ...enquiries.map((one) => [
    one.id,
    new Date(one.createdAt).toISOString(),
    one.answeredAt === null ? null : new Date(one.answeredAt).toISOString(),
    one.doubtful ? 'doubtful' : null,
    new Date(one.deletedBy).toISOString(),
    one.name,
    one.email,
    one.age,
    one.sex,
    one.location,
    one.concerns.join(' '),
    one.offer,
    one.news,
    one.consents.map((c) => `${c.purpose} ${c.event} ${c.at} (wording ${c.version})`).join('; '),
    ...(stopLink ? [stopLink.get(one.emailHash) ?? null] : []),
  ]),
]

/** Writes a person's own copy: everything kept about an address, to hand over. */
export const ownCopy = (enquiries: readonly Enquiry[], clinic: string, at: Date) => ({
  what: `Everything that the website of ${clinic} keeps about this e-mail address`,
  at: at.toISOString(),
  enquiries: enquiries.map(({ emailHash: _hash, letters, news, ...one }) => ({
    ...one,
    newsByEmail: news,
    letters: letters
      .filter((l) => l.at !== null || l.triedAt !== null)
      .map(({ kind, at: sent, triedAt, to }) =>
        sent === null ? { kind, perhapsReceived: triedAt, to } : { kind, sent, to },
      ),
  })),
})

/**
 * Matches where a spreadsheet would begin a formula, also in full width: at
 * the beginning of the cell, after blanks, or after what some spreadsheet divides cells by (a
 * semicolon, a tab, a line break), which splits a cell whatever its quotes say.
 */
const sign = /[\s\p{Cf}]*[=+\-@＝＋－＠]/u.source
const first = new RegExp(`^(?=${sign}|[\\t\\r\\n])`, 'u')
const later = new RegExp(`([;\\t\\r\\n])(?=${sign})`, 'gu')

/**
 * Writes one cell, always in quotes: visitors' words stay words in a spreadsheet, since an
 * apostrophe stands before what would be a formula.
 */
function cell(value: string | number | null): string {
  const text =
    typeof value === 'string'
      ? value.replace(later, "$1'").replace(first, "'")
      : String(value ?? '')
  return `"${text.replaceAll('"', '""')}"`
}

/** Writes a table as CSV (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
