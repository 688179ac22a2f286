import { css } from '@emotion/react'
import { mobile } from '../../design/tokens'
import { useSite } from '../../site/SiteContext'
import { RichText } from '../../ui/RichText'

const press = css`
  margin-top: var(--s5);
  ${mobile} {
    margin-top: var(--s3);
  }
`

/** Fields of the sheet that the clinic fills in by hand. */
const byHand = ['Date treated', 'Treated by', 'Product and batch', 'Review appointment']

/**
 * Prints its section, the page's urgent signs and the lines after the button, which only the sheet
 * shows (design/print.ts). The controller hears the press (boot/controller.ts).
 */
export const AftercareSheet = () => {
  const { lines, emergencyLine, hours, emergency } = useSite()
  return (
    <>
      <div css={press} data-needs-scripts="">
        <button type="button" className="btn line sm" data-print="aftercare">
          Print the aftercare sheet
        </button>
        <p role="alert" hidden css={{ marginTop: 'var(--s2)' }}>
          If nothing has opened, this app cannot print. Open this page in your browser, such as
          Safari or Chrome, and print it there.
        </p>
      </div>
      <div className="on-sheet" hidden>
        <div>
          <h3>Whom to call</h3>
          <ul>
            <li>
              <b>{emergencyLine.display}</b> {emergencyLine.label}, {emergencyLine.answered}
            </li>
            {lines.map(({ href, display, label }) => (
              <li key={href}>
                <b>{display}</b> {label}
              </li>
            ))}
          </ul>
          <p>
            {hours
              .map(
                ({ days, opens, closes }) =>
                  `${days} ${opens && closes ? `${opens} to ${closes}` : 'closed'}`,
              )
              .join('. ')}
            .
          </p>
          <p>
            <b>
              <RichText text={emergency} />
            </b>
          </p>
        </div>
        <ul>
          {byHand.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
