import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { disclosure, UnfoldNamed } from '../../ui/Fold'
import { timeline } from '../../design/timeline'
import { RichText } from '../../ui/RichText'
import { WithoutVoiceLink } from '../../ui/WithoutVoiceLink'
import type { SharedRecovery } from './build'
import { WaitChart } from './WaitChart'
import * as sharedWords from '../../words/shared'

const list = css`
  margin-top: var(--s5);
  border-top: 1px solid var(--ink);
  article {
    border-bottom: 1px solid var(--rule);
    scroll-margin-top: calc(var(--header) + 16px);
  }
  details[open] {
    padding-bottom: var(--s5);
  }
  dl {
    margin-top: var(--s4);
  }
`

/** Shows each recovery that several treatments share; its days unfold without scripts. */
export const Recoveries = ({ recoveries }: { recoveries: SharedRecovery[] }) => (
  <div css={[disclosure, list]}>
    {recoveries.map(({ id, name, treatments, days, normal, notes, waits }) => (
      <article key={id} id={id}>
        <details>
          <summary>
            <h3>{name}</h3>
          </summary>
          <p className="small">
            {treatments.map(({ name: treatment, to }, i) => (
              <span key={to}>
                {i === 0 ? '' : ', '}
                <Link to={to}>{treatment}</Link>
              </span>
            ))}
          </p>
          <dl css={timeline}>
            {days.map(({ label, texts }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {texts.map((text, i) => (
                    <p key={i}>
                      <RichText text={text} />
                    </p>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <b>{sharedWords.usualRecovery}</b> <RichText text={normal} />
          </p>
          {notes.map((note, i) => (
            <p key={i}>
              <RichText text={note} />
            </p>
          ))}
          {waits.length > 0 ? <WaitChart waits={waits} after={name} /> : null}
          <WithoutVoiceLink beside={[...days.flatMap(({ texts }) => texts), normal, ...notes]} />
        </details>
      </article>
    ))}
    <UnfoldNamed />
  </div>
)
