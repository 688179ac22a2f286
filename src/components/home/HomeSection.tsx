import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Rich } from '../../content/expand'
import { mobile } from '../../design/tokens'
import { Words } from '../Words'

const section = css`
  padding-block: var(--s9);
  .head {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--gut);
    align-items: end;
    margin-bottom: var(--s7);
  }
  .head h2 {
    grid-column: 1 / 8;
  }
  .head p {
    grid-column: 9 / 13;
  }
  .more {
    margin-top: 40px;
  }
  ${mobile} {
    .head h2,
    .head p {
      grid-column: 1 / -1;
    }
    .head p {
      margin-top: 14px;
    }
  }
`
const grounds = { paper: null, ruled: css({ borderTop: '1px solid var(--ink)' }), band: css({ background: 'var(--paper-2)' }) }

type Props = { id: string; heading: string; note?: Rich | undefined; boxed?: boolean; ground?: keyof typeof grounds; children: ReactNode }

/** A section of the homepage with its heading to the left and a remark to the right, on the same foot. */
export const HomeSection = ({ id, heading, note, boxed = false, ground = 'paper', children }: Props) => (
  <section css={[section, grounds[ground]]} aria-labelledby={id}>
    <div className="wrap">
      <div className="head">
        <h2 id={id}>{heading}</h2>
        {note ? (
          <p className={boxed ? 'small boxed-note' : 'mute'}>
            <Words text={note} />
          </p>
        ) : null}
      </div>
      {children}
    </div>
  </section>
)
