import { Link } from 'gatsby'
import { useSite } from '../site/SiteContext'
import { withoutVoiceId } from './WithoutVoiceLink'
import { RichText } from './RichText'

/** Says what to do in an emergency, in a sentence, for those who cannot speak on the telephone too. */
export const Emergency = () => {
  const { emergency, worried } = useSite()
  return (
    <>
      <RichText text={emergency} />{' '}
      <Link to={`${worried.to}#${withoutVoiceId}`}>Help without a voice</Link>
    </>
  )
}
