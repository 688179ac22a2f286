import { Link } from 'gatsby'
import type { Rich } from '@clinic/content/expand'
import { useSite } from '../site/SiteContext'
import * as uiWords from '../words/ui'

/** The heading of the ways on the page of signs. */
export const withoutVoiceId = 'without-voice'

const rings999 = (text: Rich) =>
  typeof text !== 'string' && text.some((part) => typeof part !== 'string' && part.to === 'tel:999')

type Props = {
  beside: readonly Rich[]
  /** On a page in another language. */
  words?: string | undefined
}

/**
 * Leads from words that say to ring 999 to the ways for those who cannot hear or speak on the
 * telephone. Nothing beside other words.
 */
export const WithoutVoiceLink = ({ beside, words }: Props) => {
  const { worried } = useSite()
  return beside.some(rings999) ? (
    <p className="small">
      <Link
        className="go"
        to={`${worried.to}#${withoutVoiceId}`}
        {...(words === undefined ? { lang: 'en-GB' } : { hrefLang: 'en-GB' })}
      >
        {words ?? uiWords.howWithoutVoice}
      </Link>
    </p>
  ) : null
}
