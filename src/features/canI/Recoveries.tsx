import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { disclosure, UnfoldNamed } from '../../ui/Fold'
import { timeline } from '../../design/timeline'
import { RichText } from '../../ui/RichText'
import { WithoutVoiceLink } from '../../ui/WithoutVoiceLink'
import type { SharedRecovery } from './build'
import { WaitChart } from './WaitChart'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

const recovery = css`
  margin-top: var(--s6);
  scroll-margin-top: calc(var(--header) + 16px);
  dl {
    margin-top: var(--s4);
  }
`

/** Shows each recovery that several treatments share; its days unfold without scripts. */
export const Recoveries = ({ recoveries }: { recoveries: SharedRecovery[] }) => (
  <>
    {recoveries.map(({ id, name, treatments, days, normal, notes, waits }) => (
      <article key={id} id={id} css={[disclosure, recovery]}>
        <h3>{name}</h3>
        <p className="small">
          {treatments.map(({ name: treatment, to }, i) => (
            <span key={to}>
              {i === 0 ? '' : ', '}
              <Link to={to}>{treatment}</Link>
            </span>
          ))}
        </p>
        <details>
          <summary>
            <span>
              {sectionsWords.dayByDay}
              <span className="vh">: {name}</span>
            </span>
          </summary>
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
  </>
)
