import { css } from '@emotion/react'
import type { SkincarePrice } from '../site/page'
import { Icon } from './Icon'

const price = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 14px;
  padding-top: var(--s5);
  b {
    font: 400 clamp(4.5rem, 3rem + 5vw, 7.5rem) / 0.8 var(--display);
    letter-spacing: -0.02em;
  }
`

const included = css`
  margin-top: var(--s6);
  border-top: 1px solid var(--ink);
  li {
    display: flex;
    gap: 14px;
    align-items: center;
    padding: 13px 0;
    border-bottom: 1px solid var(--rule);
  }
`

type Props = { price: SkincarePrice }

/** Shows the price of the skincare programme and what it covers. */
export const SkincareProgramme = ({ price: { amount, label, includes } }: Props) => (
  <>
    <p css={price}>
      <b>{amount}</b> <span className="lead">{label}</span>
    </p>
    {includes.length > 0 && (
      <ul css={included}>
        {includes.map((part) => (
          <li key={part}>
            <Icon name="tick" />
            <span>{part}</span>
          </li>
        ))}
      </ul>
    )}
  </>
)
