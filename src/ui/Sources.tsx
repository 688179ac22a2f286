import { css } from '@emotion/react'
import { marked } from '../design/tokens'
import type { SourceText } from '../site/page'

const list = css`
  margin-top: var(--s4);
  ${marked('decimal')}
  font-size: var(--f-small);
  li + li {
    margin-top: 10px;
  }
  a {
    overflow-wrap: anywhere;
  }
`

/** Shows where the facts of a page come from. */
export const Sources = ({ sources }: { sources: SourceText[] }) => (
  <ol css={list}>
    {sources.map(({ claim, source, url }, i) => (
      <li key={i}>
        {claim ? `${claim} ` : null}
        <a href={url} rel="noopener">
          {source}
        </a>
      </li>
    ))}
  </ol>
)
