import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { disclosure } from '../design/disclosure'
import type { Rich } from '@clinic/content/expand'
import { mobile } from '../design/tokens'
import type { HelpGroup, HelpText } from '../site/page'
import { Warning } from './Warning'
import { withoutVoiceId } from './WithoutVoiceLink'
import { RichText } from './RichText'

const box = css`
  .own,
  .every h4,
  .every h3 {
    margin-top: var(--s4);
    padding-top: var(--s3);
    border-top: 1px solid var(--rule);
  }
  .every {
    margin-top: var(--s4);
    border-top: 1px solid var(--ink);
  }
  .every :is(h3, h4) {
    font: 600 1.0625rem/1.3 var(--text);
  }
  .every :is(p, ul) {
    font-size: var(--f-small);
    line-height: 1.4;
  }
  .every .about {
    margin-top: var(--s3);
    font-weight: 600;
  }
  .every .about + ul {
    margin-top: 0;
  }
  summary {
    min-height: 52px;
  }
  ${mobile} {
    .every {
      margin-top: var(--s2);
    }
  }
`

const signs = css`
  li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr);
    padding-block: 2px;
  }
  li::before {
    content: '';
    width: 6px;
    margin-top: 0.65em;
    border-top: 1px solid var(--ink);
  }
`

const lined = css`
  columns: 21rem auto;
  column-gap: var(--s6);
  margin-top: var(--s3);
  > div {
    break-inside: avoid;
    padding-block: 8px;
    border-top: 1px solid var(--rule);
    font-size: var(--f-small);
    line-height: 1.35;
  }
  dt,
  dd {
    display: inline;
  }
  dt {
    font-weight: 600;
  }
  dt::after {
    content: '. ';
  }
  ${mobile} {
    > div {
      padding-block: 5px;
      font-size: var(--f-cap);
      line-height: 1.3;
    }
  }
`

/** Shows signs, each on its own line. */
export const Signs = ({ list }: { list: HelpGroup['own'] }) => (
  <ul css={signs}>
    {list.map((sign, i) => (
      <li key={i}>
        <span>
          <RichText text={sign} />
        </span>
      </li>
    ))}
  </ul>
)

/** Shows whom the signs of a group lead to, then the signs, by protocol and the treatment's own. */
const Group = ({ group, level: Heading }: { group: HelpGroup; level: 'h3' | 'h4' }) => (
  <>
    <Heading>
      <RichText text={group.heading} />
    </Heading>
    <p>
      <RichText text={group.text} />
    </p>
    {group.signs.map(({ id, title, list }) => (
      <div key={id}>
        <p className="about">{title}</p>
        <Signs list={list} />
      </div>
    ))}
    {group.own.length > 0 ? <Signs list={group.own} /> : null}
  </>
)

type Line = { title: string; line: Rich; /** The protocol's place in full. */ to?: string }

const Lines = ({ lines }: { lines: Line[] }) => (
  <dl css={lined}>
    {lines.map(({ title, line, to }) => (
      <div key={title}>
        <dt>{to === undefined ? <RichText text={title} /> : <Link to={to}>{title}</Link>}</dt>
        <dd>
          <RichText text={line} />
        </dd>
      </div>
    ))}
  </dl>
)

/**
 * Shows when to seek help, the most urgent first. Each protocol's line, whom to call, and the
 * urgent signs of this treatment are never folded; the list of every sign unfolds without scripts.
 */
export const SeekHelp = ({ help, heading }: { help: HelpText; heading?: string }) => {
  const level = heading === undefined ? 'h3' : 'h4'
  return (
    <Warning>
      {heading === undefined ? null : <h3 id="seek-help">{heading}</h3>}
      <div css={[disclosure, box]} className="seek-help">
        <p>
          <RichText text={help.lead} />
        </p>
        <p className="small">
          <RichText text={help.withoutVoice} />{' '}
          <Link to={`${help.page}#${withoutVoiceId}`}>How to get help without a voice</Link>
        </p>
        <Lines
          lines={help.lines.map(({ id, ...line }) => ({ ...line, to: `${help.page}#${id}` }))}
        />
        {help.now
          .filter(({ own }) => own.length > 0)
          .map(({ who, heading: whom, own }) => (
            <div key={who} className="own">
              <b>
                <RichText text={whom} />
              </b>
              <Signs list={own} />
            </div>
          ))}
        <details className="every">
          <summary>Every sign, one by one</summary>
          {[...help.now, ...help.later].map((group) => (
            <Group key={group.who} group={group} level={level} />
          ))}
        </details>
      </div>
    </Warning>
  )
}

/** Shows what each protocol says, in a line: on pages in another language. */
export const HelpLines = ({ lines }: { lines: Line[] }) => (
  <Warning>
    <Lines lines={lines} />
  </Warning>
)
