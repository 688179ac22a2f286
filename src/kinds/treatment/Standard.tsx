import { css } from '@emotion/react'
import { mobile } from '../../design/tokens'

/** A list that runs on like a sentence, so that all of it is in sight on a phone. */
const run = css`
  ${mobile} {
    font-size: var(--f-cap);
    line-height: 1.4;
  }
  li {
    display: inline;
  }
  li:not(:last-of-type)::after {
    content: '; ';
  }
`

/** Shows what stands against many treatments, after what is peculiar to this one. */
export const Standard = ({ reasons }: { reasons: string[] }) =>
  reasons.length === 0 ? null : (
    <>
      <h3>No, or not yet: ask the doctor first</h3>
      <ul css={run}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
