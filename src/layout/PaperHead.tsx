import { Global } from '@emotion/react'
import { inWords } from '../components/Day'
import { useSite } from './SiteContext'

/** Whose the printed page is, and where it stands. Seen on paper only (design/print.ts). */
export const ClinicOnPaper = ({ pageAddress }: { pageAddress?: string }) => {
  const { name, lines, address } = useSite()
  return (
    <p className="on-paper" hidden>
      <b>{name}</b>
      <span>
        {`${address.street}, ${address.locality} ${address.postcode}`}
        <br />
        {lines.map(({ display }) => display).join(' or ')}
        {pageAddress ? (
          <>
            <br />
            {pageAddress.replace(/^https?:\/\//, '')}
          </>
        ) : null}
      </span>
    </p>
  )
}

/** A text as CSS writes it, in which nothing can end the string or the style element. */
const cssString = (text: string) => JSON.stringify(text).replaceAll('<', '\\3c ')

type Props = { title: string; address: string; reviewed: string | null }

/** What only a printed page has: the clinic at its head, and the line at the foot of every sheet. */
export const PaperHead = ({ title, address, reviewed }: Props) => (
  <>
    <Global styles={`:root{--running:${cssString(reviewed ? `${title}. Reviewed ${inWords(reviewed)}` : title)}}`} />
    <ClinicOnPaper pageAddress={address} />
  </>
)
