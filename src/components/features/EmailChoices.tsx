import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { backendUrl } from '../../backend/address'
import { useSite } from '../../layout/SiteContext'

const outcomes = css`
  > p {
    padding: 14px 0;
    border-top: 1px solid var(--ink);
    border-bottom: 1px solid var(--ink);
    font-weight: 600;
  }
  > p:not(:target) {
    display: none;
  }
`

/** The code of the letter whose link led here, from `#code=…`; it stays in the browser until the button is pressed. */
const codeHere = () => /^#code=([\w.-]+)$/.exec(window.location.hash)?.[1] ?? ''

/**
 * Where the links of letters lead. Opening the page changes nothing; its button sends the letter's code to the function
 * email-consent, which leads back to one of the outcomes. Without scripts the code is pasted into the field.
 */
export const EmailChoices = () => {
  const { freephone } = useSite()
  const [code, setCode] = useState('')
  useEffect(() => {
    const read = () => setCode(codeHere())
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  const button = code.startsWith('confirm.') ? 'Yes, send me news' : code.startsWith('stop.') ? 'Stop all e-mails to me' : 'Send'
  return (
    <>
      <div css={outcomes}>
        <p id="confirmed">Thank you. We will send you news from the clinic now and then. Every e-mail has a link that stops it.</p>
        <p id="stopped">Done. This website sends no more e-mails to that address.</p>
        <p id="stopped-before">That address asked for no more e-mails, so we send none. If it has changed its mind, please tell us.</p>
        <p id="gone">That link has expired or is not whole, so nothing was changed. The links that stop e-mails do not expire: please copy the whole link.</p>
        <p id="later">That could not be done just now, and nothing was changed. Please press the button again in a few minutes.</p>
      </div>
      <form method="post" action={`${backendUrl}/functions/v1/email-consent`} css={{ margin: 'var(--s4) 0' }}>
        {code === '' ? (
          <>
            <label htmlFor="letter-code">Code from the e-mail</label> <span className="hint">what follows “code=” in the link</span>
            <input id="letter-code" name="code" className="field" required maxLength={300} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </>
        ) : (
          <input type="hidden" name="code" value={code} />
        )}
        <div className="acts" css={{ marginTop: 'var(--s4)' }}>
          <button type="submit" className="btn">
            {button}
          </button>
          <p>
            Or tell us by telephone, free of charge, on <a href={freephone.href}>{freephone.display}</a>
          </p>
        </div>
      </form>
    </>
  )
}
