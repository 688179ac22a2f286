import { Link } from 'gatsby'
import { useSite } from '../site/SiteContext'
import { withoutVoiceId } from './WithoutVoiceLink'
import { RichText } from './RichText'
import { css } from '@emotion/react'
import type { WithoutVoiceText } from '../site/page'
import { Warning } from './Warning'
import * as sharedWords from '../words/shared'

/** Says what to do in an emergency, in a sentence, for those who cannot speak on the telephone too. */
export const Emergency = () => {
  const { emergency, worried } = useSite()
  return (
    <>
      <RichText text={emergency} />{' '}
      <Link to={`${worried.to}#${withoutVoiceId}`}>{sharedWords.helpWithoutVoice}</Link>
    </>
  )
}

const ways = css`
  > div + div {
    margin-top: var(--s3);
  }
  dt {
    font-weight: 600;
  }
  dd a {
    overflow-wrap: anywhere;
  }
`

/** Shows how to get help where one cannot hear or speak on the telephone. */
export const WithoutVoice = ({ title, ways: all }: WithoutVoiceText) => (
  <Warning>
    <h3 id={withoutVoiceId}>{title}</h3>
    <dl css={ways}>
      {all.map(({ name, text, url }) => (
        <div key={url}>
          <dt>
            <RichText text={name} />
          </dt>
          <dd>
            <RichText text={text} /> <a href={url}>{new URL(url).host.replace(/^www\./, '')}</a>
          </dd>
        </div>
      ))}
    </dl>
  </Warning>
)
