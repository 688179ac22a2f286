import { editDistance } from '../didYouMean'
import { hoursProblems } from '../hours'
import type { ReadableContent } from '../load'
import { problem, problemsIn, type Problem } from '../problem'
import type { Clinic } from '../schemas/clinic'
import { textsIn } from '../traverse'

const file = 'data/clinic.json'

/**
 * Checks the clinic's own facts, where two fields that belong together contradict each other:
 * numbers and opening hours. Also that the pages which must say who reads questions say it.
 */
export const clinicFactProblems = ({ clinic, pages }: ReadableContent): Problem[] => [
  ...(clinic === null
    ? []
    : [
        ...numberProblems(clinic),
        ...hoursProblems(file, ['hours'], clinic.hours),
        ...emergencyLineProblems(clinic.emergencyLine),
        ...spanProblems(clinic),
        ...ownSentenceProblems(clinic),
        ...mailboxProblems(clinic),
      ]),
  ...questionsReadProblems(pages),
]

/** Domains of mailboxes that many have, and that are often mistyped. */
const usualMailboxes = ['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'icloud.com']

/**
 * Finds an address of e-mail whose domain is nearly that of the site, or of a well-known mailbox.
 */
function mailboxProblems({ email, origin }: Clinic): Problem[] {
  const domain = email.slice(email.indexOf('@') + 1)
  const known = [new URL(origin).hostname.replace(/^www\./, ''), ...usualMailboxes]
  const meant = known.includes(domain)
    ? undefined
    : known.find((one) => editDistance(domain, one) <= 2)
  return meant === undefined
    ? []
    : [
        problem(
          file,
          ['email'],
          `"${email}" is nearly an address at ${meant}.`,
          `Write it with ${meant}, or mend the one that is wrong`,
        ),
      ]
}

const questionsRead = '{clinic:questions-read}'

/** Finds sentences about who reads questions that stand for themselves, or name nobody. */
function ownSentenceProblems({ questionsRead: { withModel, withoutModel } }: Clinic): Problem[] {
  const { problems, add } = problemsIn(file)
  for (const [field, words] of Object.entries({ withModel, withoutModel }))
    if (words.includes(questionsRead))
      add(['questionsRead', field], `is what ${questionsRead} stands for.`, 'Take that out')
  if (!withModel.includes('{clinic:provider}'))
    add(
      ['questionsRead', 'withModel'],
      'does not say which company reads the questions.',
      'Write {clinic:provider} where its name belongs',
    )
  return problems
}

/** Finds pages that tell what becomes of a question, and not who reads it. */
const questionsReadProblems = (pages: ReadableContent['pages']): Problem[] =>
  pages
    .filter(({ route }) => ['/privacy', '/aesthetic-intelligence'].includes(route))
    .filter((page) =>
      textsIn(page).every(({ text }) => !/\{clinic:questions-read\}|\{answers:search\}/.test(text)),
    )
    .map((page) =>
      problem(
        page.file,
        ['sections'],
        'do not say who reads what visitors ask the assistant.',
        'Write {answers:search} where the page speaks of the AI search',
      ),
    )

/** Finds hours of the emergency line that are missing or say nothing, and a name that says more. */
function emergencyLineProblems({ answered, hours, label }: Clinic['emergencyLine']): Problem[] {
  const { problems, add } = problemsIn(file, ['emergencyLine'])
  if (answered === 'hours-of-its-own' && !hours?.some(({ opens }) => opens !== null))
    add('hours', 'does not say when the line is answered.', 'Give its days and times')
  if (answered !== 'hours-of-its-own' && hours !== undefined)
    add(
      'hours',
      `is given, but answered says "${answered}".`,
      'Take hours out, or write "hours-of-its-own" under answered',
    )
  if (answered !== 'day-and-night' && /emergency/i.test(label))
    add(
      'label',
      `"${label}" promises that somebody always answers, and answered says "${answered}".`,
      'Call it "Urgent line", or write "day-and-night" under answered once a clinician ' +
        'always answers',
    )
  if (hours) problems.push(...hoursProblems(file, ['emergencyLine', 'hours'], hours))
  return problems
}

/** Finds a number that is shown and another that is dialled. */
function numberProblems({ lines, freephone, emergencyLine, whatsapp }: Clinic): Problem[] {
  const numbers: [(string | number)[], { display: string; e164: string } | undefined][] = [
    ...lines.map((line, i): [(string | number)[], typeof line] => [['lines', i], line]),
    [['freephone'], freephone],
    [['emergencyLine'], emergencyLine],
    [['whatsapp'], whatsapp],
  ]
  return numbers.flatMap(([path, number]) =>
    number === undefined || isSameNumber(number.display, number.e164)
      ? []
      : [
          problem(
            file,
            [...path, 'display'],
            `shows ${number.display}, but ${number.e164} is dialled.`,
            'Write the same number in both, e164 with the code of the country',
          ),
        ],
  )
}

/**
 * Checks whether `display` is how `e164` is written for people: with the code of the country, or
 * with the national form, in which a leading 0 may stand in place of that code (one to three
 * digits; 44 for the United Kingdom).
 */
function isSameNumber(display: string, e164: string): boolean {
  const dialled = e164.slice(1)
  const shown = display.replace('(0)', '').replace(/\D/g, '')
  if (display.trim().startsWith('+')) return shown === dialled
  return [shown, shown.replace(/^0/, '')].some((national) => {
    if (national === '' || !dialled.endsWith(national)) return false
    const code = dialled.slice(0, -national.length)
    return dialled.startsWith('44') ? code === '44' : /^[1-9]\d{0,2}$/.test(code)
  })
}

/** Finds closing days and notices that end before they begin, and days that are closed twice. */
function spanProblems({ closedOn = [], notices = [] }: Clinic): Problem[] {
  const { problems, add } = problemsIn(file)
  const check = (field: string, spans: readonly { from: string; until?: string | undefined }[]) =>
    spans.forEach(({ from, until = from }, i) => {
      if (until < from)
        add(
          [field, i, 'until'],
          `${until} is before ${from}, when it begins.`,
          'Mend one of the two days',
        )
    })
  check('closedOn', closedOn)
  check('notices', notices)
  closedOn.forEach(({ from, until = from }, i) => {
    const before = closedOn.slice(0, i)
    const other = before.findIndex((one) => from <= (one.until ?? one.from) && one.from <= until)
    if (other !== -1)
      add(
        ['closedOn', i, 'from'],
        `has days that #${other + 1} has too, and both are read out.`,
        'Let each day stand in one of the two, or make one of both',
      )
  })
  return problems
}
