import { useSite } from '../site/SiteContext'

/**
 * Shows the aside beside a text: how to ask, in person or the assistant; `unsure` is for pages about
 * something to have done.
 */
export const AskAside = ({ unsure = false }: { unsure?: boolean }) => {
  const site = useSite()
  return (
    <>
      <p css={{ fontWeight: 600 }}>{unsure ? 'Not sure it is for you?' : 'Prefer to ask?'}</p>
      {unsure ? null : <p className="small mute">{site.inPerson}</p>}
      <p>
        <button type="button" className="go" data-dialog="search" aria-haspopup="dialog">
          Ask a question
        </button>
      </p>
      <p className="small">
        By telephone: <a href={site.lines[0].href}>{site.lines[0].display}</a>
      </p>
    </>
  )
}
