import { Global } from '@emotion/react'
import { inWords } from '../components/Day'
import { useSite } from './SiteContext'

/** A text as CSS writes it, in which nothing can end the string or the style element. */
const cssString = (text: string) => JSON.stringify(text).replaceAll('<', '\\3c ')

type Props = { title: string | null; address: string | null; reviewed: string | null }

/** What only a printed page has: whose it is and where it stands at its head, and the line at the foot of every sheet (design/print.ts). */
export const PaperHead = ({ title, address, reviewed }: Props) => {
  const {
    name,
    lines,
    address: { street, locality, postcode },
  } = useSite()
  const running = [title, reviewed && `Reviewed ${inWords(reviewed)}`].filter(Boolean).join('. ')
  return (
    <>
      {running ? <Global styles={`:root{--running:${cssString(running)}}`} /> : null}
      <p className="on-paper" hidden>
        <b>{name}</b>
        <span>
          {`${street}, ${locality} ${postcode}`}
          <br />
          {lines.map(({ display }) => display).join(' or ')}
          {address ? (
            <>
              <br />
              {address.replace(/^https?:\/\//, '')}
            </>
          ) : null}
        </span>
      </p>
    </>
  )
}
