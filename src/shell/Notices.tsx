import { css } from '@emotion/react'
import { useHydratedValue } from '../browser/useHydratedValue'
import { InlineScript } from '../site/InlineScript'
import { useSite } from '../site/SiteContext'
import type { Notice } from '../site/site'
import { RichText } from '../ui/RichText'

const band = css`
  padding: 10px 16px;
  border-bottom: 1px solid var(--rule);
  background: var(--paper-2);
  font-size: var(--f-small);
  text-align: center;
  p {
    max-width: 70ch;
    margin: 0 auto;
  }
`

/** Returns today in London, as year-month-day. */
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })

/** Shows and hides notices by their days before the first paint, between two builds. */
const byDate = `(() => {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
  for (const { dataset, parentElement } of document.querySelectorAll('[data-notice]')) {
    const [from, until] = dataset.notice.split(' ');
    parentElement.hidden = day < from || day > until;
  }
})()`.replace(/\n */g, '')

/**
 * Shows the notices of these days above every page. Without scripts it is those of the day of the
 * build.
 */
export const Notices = () => {
  const { notices } = useSite()
  return notices.length === 0 ? null : (
    <>
      {notices.map((notice) => (
        <NoticeBand key={`${notice.from} ${notice.until}`} notice={notice} />
      ))}
      <InlineScript code={byDate} />
    </>
  )
}

const NoticeBand = ({ notice: { from, until, text } }: { notice: Notice }) => {
  const isOn = () => from <= today() && today() <= until
  const shown = useHydratedValue(isOn(), isOn)
  return (
    <section css={band} aria-label="Notice" hidden={!shown}>
      <p data-notice={`${from} ${until}`}>
        <RichText text={text} />
      </p>
    </section>
  )
}
