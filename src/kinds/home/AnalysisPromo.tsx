import { css } from '@emotion/react'
import { notDesktop } from '../../design/tokens'
import type { RatedFace } from '../../site/page'
import type { SectionContent } from '../sections/build'
import { RatingSample } from '../../ui/RatingSample'
import { RichText } from '../../ui/RichText'
import * as sharedWords from '../../words/shared'

const section = css`
  padding-block: var(--s9);
  .say {
    grid-column: 1 / 6;
    align-self: center;
  }
  .say .lead {
    margin-top: var(--s5);
    max-width: 29em;
  }
  .say .small {
    margin-top: 20px;
    max-width: 32em;
  }
  .show {
    grid-column: 6 / 13;
    padding-left: var(--gut);
  }
  ${notDesktop} {
    .say,
    .show {
      grid-column: 1 / -1;
    }
    .show {
      margin-top: 32px;
      padding-left: 0;
    }
  }
`

type Props = { section: SectionContent; face: RatedFace }

/** Leads to the AI analysis wizard, with a picture of one of its steps. */
export const AnalysisPromo = ({ section: { id, heading, paragraphs }, face }: Props) => (
  <section css={section} aria-labelledby={id}>
    <div className="wrap grid">
      <div className="say">
        <h2 id={id}>{heading}</h2>
        {paragraphs.map((text, i) => (
          <p key={i} className={i === 0 ? 'lead' : 'small mute'}>
            <RichText text={text} />
          </p>
        ))}
        <div className="acts">
          <button type="button" className="btn" data-dialog="analysis" aria-haspopup="dialog">
            {sharedWords.startAnalysis}
          </button>
        </div>
      </div>
      <div className="show">
        <RatingSample face={face} />
      </div>
    </div>
  </section>
)
