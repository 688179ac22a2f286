import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { Rich } from '@clinic/content/expand'
import { mobile, notMobile } from '../design/tokens'
import type { HelpGroup, HelpText } from '../site/page'
import { disclosure } from './Fold'
import { Warning } from './Warning'
import { withoutVoiceId } from './WithoutVoiceLink'
import { RichText } from './RichText'
import * as uiWords from '../words/ui'

/** On a phone each group runs on like a sentence, so that all of it stays in sight. */
const groups = css`
  columns: 21rem auto;
  column-gap: var(--s6);
  margin-top: var(--s3);
  font-size: var(--f-small);
  line-height: 1.35;
  > div {
    break-inside: avoid;
    padding-block: var(--s2);
    border-top: 1px solid var(--rule);
  }
  > :only-child {
    column-span: all;
    ul {
      columns: 21rem auto;
      column-gap: var(--s6);
    }
    li {
      break-inside: avoid;
    }
  }
  & :is(h3, h4) {
    margin: 0;
    font: 600 var(--f-small) / 1.3 var(--text);
  }
  && :is(p, ul) {
    margin: 0;
  }
  p {
    color: var(--ink-2);
  }
  ${notMobile} {
    li {
      padding-block: 2px;
    }
  }
  ${mobile} {
    font-size: var(--f-cap);
    line-height: 1.33;
    & :is(h3, h4, p, ul, li) {
      display: inline;
      font-size: inherit;
    }
    & :is(h3, h4)::after {
      content: '. ';
    }
    & :is(p)::after {
      content: ' ';
    }
    li:not(:last-of-type)::after {
      content: '; ';
    }
    > div {
      padding-block: 5px;
    }
  }
`

const more = css`
  border-top: 1px solid var(--rule);
  summary {
    min-height: 44px;
    font-size: var(--f-small);
    line-height: 1.3;
  }
  &[open] {
    padding-bottom: var(--s2);
  }
  > .groups {
    margin-top: 0;
  }
`

const lead = css`
  ${mobile} {
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

/**
 * Shows whom the signs of a group lead to, then the signs: a line for each protocol, and the
 * treatment's own.
 */
const Group = ({
  group: { heading, text, signs: lines, own },
  level: Heading,
}: {
  group: HelpGroup
  level: 'h3' | 'h4'
}) => (
  <div>
    <Heading>
      <RichText text={heading} />
    </Heading>
    {text === null ? null : (
      <p>
        <RichText text={text} />
      </p>
    )}
    <ul>
      {lines.map(({ id, line }) => (
        <li key={id}>
          <RichText text={line} />
        </li>
      ))}
      {own.map((sign, i) => (
        <li key={i}>
          <RichText text={sign} />
        </li>
      ))}
    </ul>
  </div>
)

/**
 * Shows when to seek help, the most urgent first: whom to call, and the signs of this treatment in
 * short. Those that call an ambulance or the clinic's urgent line stand in sight; a row names whom
 * the others lead to, and unfolds them. What to do meanwhile stands on the page of all protocols.
 */
export const SeekHelp = ({ help, heading }: { help: HelpText; heading?: string }) => {
  const level = heading === undefined ? 'h3' : 'h4'
  return (
    <Warning>
      {heading === undefined ? null : <h3 id="seek-help">{heading}</h3>}
      <div className="seek-help">
        <p css={lead}>
          <RichText text={help.lead} />
        </p>
        <div css={groups} className="groups">
          {help.inSight.map((group) => (
            <Group key={group.who} group={group} level={level} />
          ))}
        </div>
        {help.folded.length > 0 ? (
          <details css={[disclosure, more]}>
            <summary>{uiWords.signsFor(help.foldedAs)}</summary>
            <div css={groups} className="groups">
              {help.folded.map((group) => (
                <Group key={group.who} group={group} level={level} />
              ))}
            </div>
          </details>
        ) : null}
        <p className="small">
          <Link to={help.page}>{uiWords.everySignMeanwhile}</Link>.{' '}
          <Link to={`${help.page}#${withoutVoiceId}`}>{uiWords.helpWithoutVoiceWays}</Link>
        </p>
      </div>
    </Warning>
  )
}

/** Shows what each protocol says, in a line: on pages in another language. */
export const HelpLines = ({ lines }: { lines: { title: string; line: Rich }[] }) => (
  <Warning>
    <dl css={lined}>
      {lines.map(({ title, line }) => (
        <div key={title}>
          <dt>
            <RichText text={title} />
          </dt>
          <dd>
            <RichText text={line} />
          </dd>
        </div>
      ))}
    </dl>
  </Warning>
)
