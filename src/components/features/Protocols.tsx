import { css } from '@emotion/react'
import type { Rich } from '../../content/expand'
import { disclosure } from '../../design/disclosure'
import { columns } from '../../design/tokens'
import type { ProtocolText } from '../../page'
import { Signs } from '../SeekHelp'
import { Sources } from '../Sources'
import { Warning } from '../Warning'
import { Words } from '../Words'

const jump = css`
  display: grid;
  grid-template-columns: ${columns(2, '16rem')};
  column-gap: var(--gut);
  margin-top: var(--s4);
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    height: 100%;
    padding-block: 3px;
    border-bottom: 1px solid var(--rule);
    line-height: 1.25;
  }
`

const article = css`
  margin-top: var(--s7);
  scroll-margin-top: calc(var(--header) + 16px);
  h4 {
    font: 600 1.0625rem/1.3 var(--text);
  }
  & > h4 {
    margin-top: var(--s5);
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

const Said = ({ term, text }: { term: string; text: Rich }) => (
  <>
    <dt>{term}</dt>
    <dd>
      <Words text={text} />
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

/** Every protocol of the clinic: first all of them by name, then each in full. Nothing is folded, and it needs no scripts. */
export const Protocols = ({ protocols }: { protocols: ProtocolText[] }) => (
  <>
    <ul css={jump}>
      {protocols.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
    {protocols.map((protocol) => (
      <article key={protocol.id} id={protocol.id} css={article}>
        <h3>{protocol.title}</h3>
        <p>
          <b>
            <Words text={protocol.line} />
          </b>
        </p>
        <p>
          When: <Words text={protocol.when} />
        </p>
        <Listed heading="Check these first" items={protocol.checks} />
        {protocol.steps.map((step, i) => (
          <Warning key={i}>
            <h4>
              <Words text={step.heading} />
            </h4>
            <p>
              <Words text={step.text} />
            </p>
            <Signs list={step.signs} />
            <dl>
              <Said term="Say" text={step.say} />
              <Said term="Meanwhile" text={step.meanwhile} />
            </dl>
          </Warning>
        ))}
        <Listed heading="Never" items={protocol.never} />
        <Listed heading="To keep it from happening" items={protocol.prevent} />
        <dl>
          <Said term="Why" text={protocol.why} />
          {protocol.note === null ? null : <Said term="Also" text={protocol.note} />}
        </dl>
        <details css={[disclosure, { borderTop: '1px solid var(--rule)', marginTop: 'var(--s4)' }]}>
          <summary>Sources</summary>
          <Sources sources={protocol.sources} />
        </details>
      </article>
    ))}
  </>
)
