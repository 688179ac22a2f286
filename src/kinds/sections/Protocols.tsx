import { css } from '@emotion/react'
import type { Rich } from '@clinic/content/expand'
import { disclosure, UnfoldNamed } from '../../ui/Fold'
import type { ProtocolText, WithoutVoiceText } from '../../site/page'
import { Signs } from '../../ui/SeekHelp'
import { Sources } from '../../ui/Sources'
import { Warning } from '../../ui/Warning'
import { WithoutVoice } from '../../ui/WithoutVoice'
import { RichText } from '../../ui/RichText'
import * as sectionsWords from '../../words/sections'

const article = css`
  margin-top: var(--s5);
  border-top: 1px solid var(--ink);
  padding-top: var(--s4);
  scroll-margin-top: calc(var(--header) + 16px);
  h4 {
    font: 600 1.0625rem/1.3 var(--text);
  }
  details > h4 {
    margin-top: var(--s5);
  }
  > p {
    margin-top: 4px;
  }
  summary {
    min-height: 44px;
    font-weight: 400;
    color: var(--mark);
  }
  dl {
    margin-top: var(--s4);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 var(--s3);
  }
`

const index = css`
  margin-block: var(--s4) var(--s5);
  ul {
    columns: 17rem auto;
    column-gap: var(--gut);
    border-top: 1px solid var(--ink);
  }
  li {
    break-inside: avoid;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-block: 4px;
    border-bottom: 1px solid var(--rule);
    line-height: 1.25;
    text-decoration: none;
  }
  a:hover {
    background: var(--mark-wash);
  }
`

const Said = ({ term, text }: { term: string; text: Rich }) => (
  <>
    <dt>{term}</dt>
    <dd>
      <RichText text={text} />
    </dd>
  </>
)

const Listed = ({ heading, items }: { heading: string; items: Rich[] }) =>
  items.length === 0 ? null : (
    <>
      <h4>{heading}</h4>
      <Signs list={items} />
    </>
  )

type Props = { protocols: ProtocolText[]; withoutVoice: WithoutVoiceText }

/**
 * Shows every protocol, the most urgent first, below an index of them all: its name and line always
 * show, the rest unfolds without scripts. Other pages link to a protocol by its id.
 */
export const Protocols = ({ protocols, withoutVoice }: Props) => {
  return (
    <>
      <WithoutVoice {...withoutVoice} />
      <nav css={index} aria-label={sectionsWords.signs}>
        <ul>
          {protocols.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {protocols.map((protocol) => (
        <article key={protocol.id} id={protocol.id} css={[disclosure, article]}>
          <h3>{protocol.title}</h3>
          <p>
            <RichText text={protocol.line} />
          </p>
          <details>
            <summary>
              <span>
                {sectionsWords.everySign}
                <span className="vh">: {protocol.title}</span>
              </span>
            </summary>
            <p>
              {sectionsWords.when}
              <RichText text={protocol.when} />
            </p>
            <Listed heading={sectionsWords.checkFirst} items={protocol.checks} />
            {protocol.steps.map((step, i) => (
              <Warning key={i}>
                <h4>
                  <RichText text={step.heading} />
                </h4>
                <p>
                  <RichText text={step.text} />
                </p>
                <Signs list={step.signs} />
                <dl>
                  <Said term={sectionsWords.say} text={step.say} />
                  <Said term={sectionsWords.meanwhile} text={step.meanwhile} />
                </dl>
              </Warning>
            ))}
            <Listed heading={sectionsWords.never} items={protocol.never} />
            <Listed heading={sectionsWords.prevent} items={protocol.prevent} />
            <dl>
              <Said term={sectionsWords.why} text={protocol.why} />
              {protocol.note === null ? null : (
                <Said term={sectionsWords.also} text={protocol.note} />
              )}
            </dl>
            <h4>{sectionsWords.sources}</h4>
            <Sources sources={protocol.sources} />
          </details>
        </article>
      ))}
      <UnfoldNamed />
    </>
  )
}
