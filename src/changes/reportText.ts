import { reportSummary, outline, type Fold, type Piece, type Point } from './outline'
import type { Report } from './report'

/** Letters that would steer the terminal, or turn the direction of the lines after them. */
// oxlint-disable-next-line no-control-regex -- these are the letters meant
const steering = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFEFC]/

/** Puts words of the content on one line, and isolates those that are read from right to left. */
export function clean(text: string): string {
  const line = text.replace(steering, ' ')
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line
}

/** The lines that a report should have; what visitors notice least waits behind the rest. */
const readable = 40

/** How many points are shown of those whose rest waits: the most with which it is readable. */
const shownAtMost = [Infinity, 6, 3, 2, 1]

/**
 * Returns a report to be read in the terminal. `preview` makes every page a full address; `all`
 * leaves nothing out.
 */
export function terminalReport(
  report: Report,
  { intro, preview = '', all = false }: { intro: string; preview?: string; all?: boolean },
): string {
  const piece = (part: Piece): string => {
    if (typeof part === 'string') return part
    if ('quote' in part) return `“${clean(part.quote)}”`
    if ('text' in part) return clean(part.text)
    if ('pages' in part) return part.pages.map(({ path }) => `${preview}${clean(path)}`).join(', ')
    return 'path' in part
      ? clean(part.path)
      : `${preview}${clean(part.page.path)} (${clean(part.page.title)})`
  }
  const write = (few: number): string => {
    const list = (points: readonly Point[], fold: Fold | undefined, indent: string): string[] => {
      const most = fold === 'rest' ? few : points.length
      const left = points.length - most
      return [
        ...points.slice(0, most).flatMap((point) => lines(point, indent)),
        ...(left > 0 ? [`${indent}… and ${left} more`] : []),
      ]
    }
    const lines = ({ text, under = [], fold }: Point, indent: string): string[] => {
      const words = `${indent}${text.map(piece).join('')}`
      if (fold !== 'all') return [words, ...list(under, fold, `${indent}  `)]
      return few === Infinity ? [`${words}:`, ...list(under, fold, `${indent}  `)] : [words]
    }
    const parts = outline(report).map(({ heading, points, fold }) =>
      [clean(heading), ...list(points, fold, '  ')].join('\n'),
    )
    const left = few < Infinity ? ['npm run changes -- --all leaves nothing out.'] : []
    return [intro, reportSummary(report), ...parts, ...left].join('\n\n')
  }
  const texts = (all ? [Infinity] : shownAtMost).map(write)
  return texts.find((text) => text.split('\n').length <= readable) ?? texts.at(-1)!
}

/** The first line of the comment, by which CI finds it again. */
export const marker = '<!-- what-will-change -->'

/** GitHub refuses a comment of more than 65,536 letters. */
const longest = 60_000

/**
 * Escapes words of the content so that Markdown shows them letter by letter: no markup, no HTML, no
 * link, and nobody is called. A word joiner after @ and # and in addresses keeps GitHub from making
 * links of them, which no backslash does.
 */
export function escaped(text: string): string {
  return clean(text)
    .replace(/[\\`*_{}[\]()<>#+!|~&$-]/g, (letter) =>
      letter === '&' ? '&amp;' : letter === '<' ? '&lt;' : letter === '>' ? '&gt;' : `\\${letter}`,
    )
    .replace(/@|#(?=\d)|\bGH(?=\\-\d)|:(?=\/\/)|\bwww(?=\.)/gi, (found) => `${found}\u2060`)
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')
}

/** Returns a report for a pull request. `preview` makes each page a link to it. */
export function markdownReport(
  report: Report,
  { intro, preview }: { intro: string; preview?: string | undefined },
): string {
  const few = shownAtMost.find(
    (count) => visibleLines(written(report, intro, preview, Infinity, count)) <= readable,
  )
  for (const most of [Infinity, 60, 25, 10, 4]) {
    const text = written(report, intro, preview, most, few ?? 1)
    if (Buffer.byteLength(text) <= longest) return text
  }
  return [
    marker,
    '## What will change',
    reportSummary(report),
    'The whole report is too long for a comment: run `npm run changes` to read it.',
  ].join('\n\n')
}

/** Returns how many lines of a comment are seen before anything is unfolded. */
function visibleLines(text: string): number {
  let depth = 0
  return text.split('\n').filter((line) => {
    const seen = depth === 0 && line !== ''
    depth += line.split('<details>').length - line.split('</details>').length
    return seen
  }).length
}

/**
 * Writes the report with at most `most` points in a list, and `few` of those whose rest is folded.
 */
function written(
  report: Report,
  intro: string,
  preview: string | undefined,
  most: number,
  few: number,
): string {
  const piece = (part: Piece): string => {
    if (typeof part === 'string') return part
    if ('quote' in part) return `“${escaped(part.quote)}”`
    if ('text' in part) return escaped(part.text)
    if ('path' in part) return code(part.path)
    if ('pages' in part)
      return part.pages
        .map(({ path }) =>
          preview === undefined ? code(path) : `[${escaped(path)}](${address(preview, path)})`,
        )
        .join(', ')
    const { path, title } = part.page
    return preview === undefined
      ? `${code(path)} ${escaped(title)}`
      : `[${escaped(title)}](${address(preview, path)}) ${code(path)}`
  }
  const list = (points: readonly Point[], indent: string, fold?: Fold): string[] => {
    const [shown, waiting] =
      fold === 'rest' && points.length > few + 1
        ? [points.slice(0, few), points.slice(few)]
        : [points, []]
    const left = shown.length - most
    return [
      ...shown.slice(0, most).flatMap((point) => item(point, indent)),
      ...(left > 0 ? [`${indent}- … and ${left} more`] : []),
      ...(waiting.length > 0 ? folded(`… and ${waiting.length} more`, waiting, indent) : []),
    ]
  }
  const folded = (words: string, points: readonly Point[], indent: string) => [
    `${indent}- <details><summary>${words}</summary>`,
    '',
    ...list(points, `${indent}  `),
    '',
    `${indent}  </details>`,
  ]
  const item = ({ text, under = [], fold }: Point, indent: string): string[] => {
    const words = text.map(piece).join('')
    return fold === 'all' && under.length > 3
      ? folded(words, under, indent)
      : [`${indent}- ${words}`, ...list(under, `${indent}  `, fold)]
  }
  const parts = outline(report).map(
    ({ heading, points, fold }) =>
      `### ${escaped(heading)}\n\n${list(points, '', fold).join('\n')}`,
  )
  return [
    marker,
    '## What will change',
    `**${reportSummary(report)}**`,
    escaped(intro),
    ...parts,
  ].join('\n\n')
}

function code(text: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)))
  const pad = text.includes('`') ? ' ' : ''
  return `${fence}${pad}${clean(text)}${pad}${fence}`
}

const address = (preview: string, path: string) =>
  encodeURI(`${preview}${path}`).replace(
    /[()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
