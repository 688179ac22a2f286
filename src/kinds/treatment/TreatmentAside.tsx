import { css } from '@emotion/react'
import { useSite } from '../../site/SiteContext'
import type { MobilePriceBar } from '../../site/page'
import type { DoctorLine } from '../../site/site'
import { AskAside } from '../../ui/PageActions'
import { DoctorCard } from '../../ui/Person'
import { ShortText } from '../../ui/ShortText'
import { ExternalLink } from '../../ui/ExternalLink'
import * as sharedWords from '../../words/shared'

const offer = css`
  margin-bottom: var(--s6);
  padding-bottom: var(--s6);
  border-bottom: 1px solid var(--rule);
  .amount {
    font: 400 1.875rem/1.1 var(--display);
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  && .btn {
    margin-top: var(--s4);
  }
`

const seenBy = css`
  margin-bottom: var(--s6);
  padding-bottom: var(--s6);
  border-bottom: 1px solid var(--rule);
`

type Props = { price: MobilePriceBar; doctor: DoctorLine | null }

/** Shows the aside of a treatment: what it costs, how to book, who treats, and how to ask. */
export const TreatmentAside = ({ price, doctor }: Props) => {
  const site = useSite()
  return (
    <>
      <div css={offer}>
        <p className="small mute">{price.name}</p>
        <p className="amount">
          <ShortText text={price.price} />
        </p>
        <ExternalLink className="btn line sm" href={site.bookingUrl}>
          {sharedWords.bookConsultation}
        </ExternalLink>
      </div>
      {doctor ? <DoctorCard doctor={doctor} css={seenBy} /> : null}
      <AskAside unsure />
    </>
  )
}
