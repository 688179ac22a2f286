import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { desktop, notDesktop } from '../../design/tokens'
import type { SectionContent } from '../sections/build'
import { RichText } from '../../ui/RichText'

const frame = css`
  padding-block: var(--s9);
  .head {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--gut);
    align-items: end;
    margin-bottom: var(--s7);
  }
  .head > * {
    grid-column: 1 / -1;
  }
  ${desktop} {
    .head h2 {
      grid-column: 1 / 8;
    }
    .head p {
      grid-column: 9 / 13;
    }
  }
  .more {
    margin-top: 40px;
  }
  ${notDesktop} {
    .head p {
      margin-top: 14px;
    }
  }
`

const grounds = {
  paper: null,
  band: css({ background: 'var(--band)' }),
}

type Props = {
  section: SectionContent
  boxed?: boolean
  ground?: keyof typeof grounds
  children: ReactNode
}

/** Shows a section of the homepage, its first paragraph at the right of its heading. */
export const HomeSection = ({
  section: { id, heading, paragraphs },
  boxed = false,
  ground = 'paper',
  children,
}: Props) => (
  <section css={[frame, grounds[ground]]} aria-labelledby={id}>
    <div className="wrap">
      <div className="head">
        <h2 id={id}>{heading}</h2>
        {paragraphs[0] ? (
          <p className={boxed ? 'small boxed-note' : 'mute'}>
            <RichText text={paragraphs[0]} />
          </p>
        ) : null}
      </div>
      {children}
    </div>
  </section>
)
