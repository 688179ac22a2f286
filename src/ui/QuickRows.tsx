import { Link } from 'gatsby'
import type { ReactElement } from 'react'
import { useSite } from '../site/SiteContext'
import { ExternalLink } from './ExternalLink'
import { withoutVoiceId } from './WithoutVoiceLink'
import * as sharedWords from '../words/shared'
import * as uiWords from '../words/ui'

/** Returns the clinic's lines and its WhatsApp as links, each with a remark. */
export function useContactLinks(): ReactElement[] {
  const { lines, whatsapp } = useSite()
  return [
    ...lines.map(({ href, display, label }) => (
      <a key={href} href={href}>
        {display}
        <span>{label}</span>
      </a>
    )),
    ...(whatsapp
      ? [
          <ExternalLink key="whatsapp" href={whatsapp.href}>
            {sharedWords.whatsApp}
            <span>{uiWords.messageUs}</span>
          </ExternalLink>,
        ]
      : []),
  ]
}

export const EmailLink = () => (
  <a href={useSite().email.href}>
    {uiWords.email}
    <span>{uiWords.writeToClinic}</span>
  </a>
)

/** The rows that the drawer and the menu dialog share, as items of a list in src/design/rows.ts. */

/** Shows what to do when something is wrong; then the clinic's lines, WhatsApp and e-mail. */
export const ContactRows = () => {
  const { worried } = useSite()
  return (
    <>
      <li>
        <Link to={worried.to}>
          {worried.label}
          <span>{uiWords.bySign}</span>
        </Link>
      </li>
      <li>
        <Link to={`${worried.to}#${withoutVoiceId}`}>
          {sharedWords.helpWithoutVoice}
          <span>{uiWords.relayInShort}</span>
        </Link>
      </li>
      {useContactLinks().map((link) => (
        <li key={link.key}>{link}</li>
      ))}
      <li>
        <EmailLink />
      </li>
    </>
  )
}

/** Shows the AI page, the analysis and the chat. */
export const AiToolRows = () => (
  <>
    <li>
      <Link to="/aesthetic-intelligence/">{uiWords.aestheticIntelligence}</Link>
    </li>
    <li data-needs-scripts="">
      <button type="button" data-dialog="analysis" aria-haspopup="dialog">
        {sharedWords.analysisName}
        <span>{uiWords.fiveSteps}</span>
      </button>
    </li>
    <li data-needs-scripts="">
      <button type="button" data-dialog="search" aria-haspopup="dialog">
        {uiWords.chat}
        <span>{uiWords.automated}</span>
      </button>
    </li>
  </>
)
