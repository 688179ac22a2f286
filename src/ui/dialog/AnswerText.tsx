import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { useMemo, type ReactNode } from 'react'
import { withFirmSpaces } from '@clinic/contract/typography'
import { readSearchPages } from '../../backend/published'
import { marked } from '../../design/tokens'
import { useSite } from '../../site/SiteContext'
import { useLoaded } from '../../browser/hooks'
import type { Helpline } from '../../site/site'
import { type Paragraph, dialOf, dialPattern, dialsOf } from './answerParts'

/**
 * A page or a part of it as the assistant names it, `Lip fillers, Prices (/lip-fillers/#prices)`; a
 * title may end in brackets too.
 */
const page =
  /(?:(?<before>[;:] )|(?=\p{Lu}[^;:().]*\())(?<title>[^;:()]+?(?: \([^()/]+\))?) \((?<path>\/(?:[a-z0-9-]+\/)+(?:#[a-z0-9-]+)?)\)/gu

/** Returns the pages of the build. Only these may become links: an answer is not to be trusted. */
function useKnownPaths(): ReadonlySet<string> {
  const pages = useLoaded(readSearchPages)
  return useMemo(() => new Set(pages?.map(({ path }) => path)), [pages])
}

/**
 * Replaces each match of a pattern in a text, and leaves the rest as it came, with what the pattern
 * calls `before` (Safari below 16.4 has no lookbehind).
 */
function replaced(
  text: string,
  pattern: RegExp,
  by: (groups: Record<string, string>, at: number) => ReactNode,
): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups!
    const whole = by(groups, match.index)
    if (whole === null) continue
    parts.push(text.slice(at, match.index + (groups.before ?? '').length), whole)
    at = match.index + match[0].length
  }
  return [...parts, text.slice(at)]
}

type LineProps = { text: string; known: ReadonlySet<string>; dials: readonly Helpline[] }

/** Shows a line of an answer: pages are links by their titles, numbers ring. */
const Line = ({ text, known, dials }: LineProps) => {
  const withPages = replaced(withFirmSpaces(text), page, ({ title, path }) =>
    known.has(path!.replace(/#.*/, '')) ? (
      <Link key={path} to={path!}>
        {title}
      </Link>
    ) : null,
  )
  return withPages.map((part, i) =>
    typeof part === 'string'
      ? replaced(part, dialPattern(dials), ({ number }, at) => (
          // Among words that run to the left, the groups of a number would change places.
          <a key={`${i} ${at}`} href={dialOf(number!, dials)!.href} dir="ltr">
            {number}
          </a>
        )).map((piece) => (typeof piece === 'string' ? withWholeAmounts(piece) : piece))
      : part,
  )
}

const rightToLeft = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b|-(?:Arab|Hebr|Thaa)\b/i
const rightToLeftLetter = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const amount = /(?<amount>[£€$+]?\d+(?:[ \u00A0\u202F.,–-]\d+)*(?:\s?(?:ml|%|£))?)/gu

/**
 * Keeps an amount with its unit, and the groups of a number in order, among words that run left.
 */
function withWholeAmounts(text: string): ReactNode {
  if (!rightToLeftLetter.test(text)) return text
  return replaced(text, amount, (groups, at) => (
    <bdi key={at} dir="ltr">
      {groups.amount}
    </bdi>
  ))
}

/** Returns how a paragraph is marked: by its language, or else by its first letter. */
const inLanguage = (language: string | undefined) =>
  language ? { lang: language, dir: rightToLeft.test(language) ? 'rtl' : 'ltr' } : { dir: 'auto' }

const list = css`
  margin: 0.4em 0 0;
  ${marked('disc')}
  li + li {
    margin-top: 0.3em;
  }
`

const isPoint = (line: string) => line.startsWith('- ')
const isHeading = (text: string) =>
  text !== '' && !/[.:!?]$/.test(text) && text.length < 80 && !text.includes('\n')

type Props = { paragraphs: readonly Paragraph[]; headings?: boolean }

/**
 * Shows the paragraphs of an answer; lines that begin with "- " are the points of a list.
 * @param headings whether a line of its own without a full stop is a heading, as in an analysis
 */
export const AnswerText = ({ paragraphs, headings = false }: Props) => {
  const known = useKnownPaths()
  const site = useSite()
  const dials = useMemo(() => dialsOf(site), [site])
  return paragraphs.map(({ text, language }, i) => {
    const lines = text.split('\n')
    const points = lines.filter(isPoint)
    const said = lines.filter((line) => !isPoint(line)).join('\n')
    const headingLevel = points.length === 0 ? 'h3' : 'h4'
    const Said = headings && isHeading(said) ? headingLevel : 'p'
    return (
      <div key={i}>
        {said === '' ? null : (
          <Said {...inLanguage(language)}>
            <Line text={said} known={known} dials={dials} />
          </Said>
        )}
        {points.length === 0 ? null : (
          <ul css={list} {...inLanguage(language)}>
            {points.map((point) => (
              <li key={point}>
                <Line text={point.slice(2)} known={known} dials={dials} />
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  })
}
