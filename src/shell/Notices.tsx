import { clinicDay } from '@clinic/contract/prose'
import { css } from '@emotion/react'
import { useHydratedValue } from '../browser/hooks'
import { InlineScript } from '../site/InlineScript'
import { useSite } from '../site/SiteContext'
import type { Notice } from '../site/site'
import { RichText } from '../ui/RichText'
import * as shellWords from '../words/shell'

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

/** Shows and hides notices by their days, as {@link clinicDay} counts them, before the first paint. */
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
  const isOn = () => from <= clinicDay() && clinicDay() <= until
  const shown = useHydratedValue(isOn(), isOn)
  return (
    <section css={band} aria-label={shellWords.notice} hidden={!shown}>
      <p data-notice={`${from} ${until}`}>
        <RichText text={text} />
      </p>
    </section>
  )
}
