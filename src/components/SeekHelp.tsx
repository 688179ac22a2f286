import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { disclosure } from '../design/disclosure'
import type { Rich } from '../content/expand'
import type { HelpGroup, HelpText } from '../page'
import { Warning } from './Warning'
import { Words } from './Words'

const groups = css`
  :is(h3, h4) {
    margin-top: var(--s4);
    padding-top: var(--s3);
    border-top: 1px solid var(--ink);
    font: 600 1.0625rem/1.3 var(--text);
  }
  :is(h3, h4) + p,
  ul,
  .about {
    font-size: var(--f-small);
    line-height: 1.35;
  }
  .about {
    margin-top: var(--s3);
    font-weight: 600;
  }
  .about + ul {
    margin-top: 0;
  }
  details {
    margin-top: var(--s4);
    border-top: 1px solid var(--ink);
  }
  summary {
    justify-content: space-between;
    gap: 16px;
    min-height: 44px;
    padding-block: 8px;
    line-height: 1.3;
  }
  .topics {
    display: block;
    margin-top: 2px;
    font-weight: 400;
    font-size: var(--f-small);
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
  div + div {
    margin-top: var(--s4);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`

const Group = ({ group, page, level: Heading }: { group: HelpGroup; page: string; level: 'h3' | 'h4' }) => (
  <>
    <Heading>
      <Words text={group.heading} />
    </Heading>
    <p>
      <Words text={group.text} />
    </p>
    {group.signs.map(({ id, title, list }) => (
      <div key={id}>
        <p className="about">
          <Link to={`${page}#${id}`}>{title}</Link>
        </p>
        <Signs list={list} />
      </div>
    ))}
    {group.own.length > 0 ? <Signs list={group.own} /> : null}
  </>
)

/** Copy without its links, which a row that folds cannot hold. */
const Plain = ({ text }: { text: Rich }) => (typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join(''))

/** Signs, each on its own line. */
export const Signs = ({ list }: { list: HelpGroup['own'] }) => (
  <ul css={signs}>
    {list.map((sign, i) => (
      <li key={i}>
        <span>
          <Words text={sign} />
        </span>
      </li>
    ))}
  </ul>
)

/**
 * When to seek help, the most urgent first and never folded. Each further answer names what it is about on the row that unfolds
 * it; without scripts it unfolds, and on paper it is open. The aftercare sheet has the protocols' lines instead, so that it stays
 * one page (design/print.ts).
 */
export const SeekHelp = ({ help, heading }: { help: HelpText; heading?: string }) => (
  <Warning>
    {heading === undefined ? null : <h3 id="seek-help">{heading}</h3>}
    <div className="signs" css={[disclosure, groups]}>
      <p>
        <Words text={help.lead} />
      </p>
      {help.now.slice(0, 1).map((group) => (
        <Group key={group.who} group={group} page={help.page} level={heading === undefined ? 'h3' : 'h4'} />
      ))}
      {help.now.slice(1).map((group) => (
        <details key={group.who}>
          <summary>
            <span>
              <Plain text={group.heading} />
              <span className="topics">{group.signs.map(({ title }) => title).join('; ')}</span>
            </span>
          </summary>
          <Group group={group} page={help.page} level={heading === undefined ? 'h3' : 'h4'} />
        </details>
      ))}
      {help.later.length > 0 ? (
        <details>
          <summary>See all signs</summary>
          {help.later.map((group) => (
            <Group key={group.who} group={group} page={help.page} level={heading === undefined ? 'h3' : 'h4'} />
          ))}
        </details>
      ) : null}
    </div>
    <ul className="sheet-lines" hidden>
      {help.lines.map((line, i) => (
        <li key={i}>
          <Words text={line} />
        </li>
      ))}
    </ul>
  </Warning>
)

/** What each protocol says, in a line: on pages in another language. */
export const HelpLines = ({ lines }: { lines: { title: string; line: Rich }[] }) => (
  <Warning>
    <dl css={lined}>
      {lines.map(({ title, line }) => (
        <div key={title}>
          <dt>
            <Words text={title} />
          </dt>
          <dd>
            <Words text={line} />
          </dd>
        </div>
      ))}
    </dl>
  </Warning>
)
