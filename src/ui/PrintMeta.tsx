import { Helmet } from 'react-helmet'
import { inWords } from './Day'
import { useSite } from '../site/SiteContext'
import * as uiWords from '../words/ui'

/** Shows the clinic's name on paper only (design/print.ts). */
export const ClinicOnPaper = () => {
  const { name, lines, address } = useSite()
  return (
    <p className="on-paper" hidden>
      <b>{name}</b>
      <span>
        {`${address.street}, ${address.locality} ${address.postcode}`}
        <br />
        {lines.map(({ display }) => display).join(' or ')}
      </span>
    </p>
  )
}

/** Returns a text as CSS writes it, in which nothing can end the string or the style element. */
const cssString = (text: string) => JSON.stringify(text).replaceAll('<', '\\3c ')

type Props = { title: string; address: string; reviewed: string | null }

/**
 * Shows the clinic and the page's address at the head of a printed page, and the line at its foot.
 * The latter two are custom properties, so that nobody reads them as part of the page.
 */
export const PrintMeta = ({ title, address, reviewed }: Props) => {
  const running = reviewed ? uiWords.titleReviewed(title, inWords(reviewed)) : title
  return (
    <>
      <Helmet>
        <style>{`:root{--page-url:${cssString(address.replace(/^https?:\/\//, ''))};--print-footer:${cssString(running)}}`}</style>
      </Helmet>
      <ClinicOnPaper />
    </>
  )
}
