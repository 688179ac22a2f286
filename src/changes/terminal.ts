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
