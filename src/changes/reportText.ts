import { reportSummary, outline, type Piece, type Point } from './outline'
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

/** Returns a report to be read in the terminal. `preview` makes every page a full address. */
export function terminalReport(
  report: Report,
  { intro, preview = '' }: { intro: string; preview?: string },
): string {
  const piece = (part: Piece): string => {
    if (typeof part === 'string') return part
    if ('quote' in part) return `“${clean(part.quote)}”`
    if ('text' in part) return clean(part.text)
    return 'path' in part
      ? clean(part.path)
      : `${preview}${clean(part.page.path)} (${clean(part.page.title)})`
  }
  const lines = (point: Point, indent: string): string[] => {
    const under = (point.under ?? []).flatMap((one) => lines(one, `${indent}  `))
    return [`${indent}${point.text.map(piece).join('')}${point.folds ? ':' : ''}`, ...under]
  }
  const parts = outline(report).map(({ heading, points }) =>
    [clean(heading), ...points.flatMap((point) => lines(point, '  '))].join('\n'),
  )
  return [intro, reportSummary(report), ...parts].join('\n\n')
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
  for (const most of [Infinity, 60, 25, 10, 4]) {
    const text = written(report, intro, preview, most)
    if (Buffer.byteLength(text) <= longest) return text
  }
  return [
    marker,
    '## What will change',
    reportSummary(report),
    'The whole report is too long for a comment: run `npm run changes` to read it.',
  ].join('\n\n')
}

/** Writes the report with at most `most` points in a list. */
function written(report: Report, intro: string, preview: string | undefined, most: number): string {
  const piece = (part: Piece): string => {
    if (typeof part === 'string') return part
    if ('quote' in part) return `“${escaped(part.quote)}”`
    if ('text' in part) return escaped(part.text)
    if ('path' in part) return code(part.path)
    const { path, title } = part.page
    return preview === undefined
      ? `${code(path)} ${escaped(title)}`
      : `[${escaped(title)}](${address(preview, path)}) ${code(path)}`
  }
  const list = (points: readonly Point[], indent: string): string[] => {
    const left = points.length - most
    return [
      ...points.slice(0, most).flatMap((point) => item(point, indent)),
      ...(left > 0 ? [`${indent}- … and ${left} more`] : []),
    ]
  }
  const item = (point: Point, indent: string): string[] => {
    const text = point.text.map(piece).join('')
    const under = list(point.under ?? [], `${indent}  `)
    if (!point.folds || (point.under ?? []).length <= 3) return [`${indent}- ${text}`, ...under]
    return [
      `${indent}- <details><summary>${text}</summary>`,
      '',
      ...under,
      '',
      `${indent}  </details>`,
    ]
  }
  const parts = outline(report).map(
    ({ heading, points }) => `### ${escaped(heading)}\n\n${list(points, '').join('\n')}`,
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
