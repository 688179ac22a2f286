import { css } from '@emotion/react'
import { useSite } from '../../site/SiteContext'
import { withoutVoiceId } from '../../ui/WithoutVoiceLink'
import * as sharedWords from '../../words/shared'

const calls = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--s3);
  margin-top: var(--s5);
  .btn {
    min-height: 60px;
    font-size: 1.25rem;
  }
`

const answered = css`
  display: block;
  font-size: 0.875rem;
  font-weight: 400;
`

/**
 * Shows whom to ring, as large buttons, the most urgent first. No other button on the page is
 * solid.
 */
export const EmergencyCalls = () => {
  const { helplines, emergencyLine } = useSite()
  const helpline = (wanted: string) =>
    helplines
      .filter(({ display }) => display === wanted)
      .map(({ href, button }) => ({ href, words: button, number: null, when: null }))
  return (
    <>
      <div css={calls} data-emergency="">
        {[
          ...helpline('999'),
          {
            href: emergencyLine.href,
            words: emergencyLine.label,
            number: emergencyLine.display,
            when: emergencyLine.answered,
          },
          ...helpline('111'),
        ].map(({ href, words, number, when }, i) => (
          <a key={href} className={i === 0 ? 'btn' : 'btn line'} href={href}>
            <span>
              {words} {number ? <span css={{ display: 'inline-block' }}>{number}</span> : null}
              {when ? <small css={answered}>{when}</small> : null}
            </span>
          </a>
        ))}
      </div>
      <p className="small">
        <a className="go" href={`#${withoutVoiceId}`}>
          {sharedWords.helpWithoutVoice}
        </a>
      </p>
    </>
  )
}
