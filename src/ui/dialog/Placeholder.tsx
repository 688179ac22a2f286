import { css, keyframes } from '@emotion/react'
import * as dialogWords from '../../words/dialog'

const sweep = keyframes({ from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(1)' } })

const wait = css`
  min-height: 168px;
  padding-top: 12px;
  i {
    display: block;
    height: 3px;
    margin-bottom: 14px;
    background: var(--mark);
    transform-origin: left;
    animation: ${sweep} 1600ms var(--ease) infinite alternate;
  }
`

const failed = css`
  padding: 12px 0 16px;
  border-top: 1px solid var(--alert);
  .btn {
    margin: 12px 16px 0 0;
  }
  /* Where something was pressed outside a dialog, the inline script puts a copy over the page. */
  body > & {
    position: fixed;
    z-index: 60;
    inset: auto 16px calc(16px + var(--footbar)) auto;
    max-width: calc(100% - 32px);
    padding-inline: 20px;
    background: var(--sheet);
    box-shadow: var(--lift);
  }
`

/** Offers another try; shown where the shell has `data-state="failed"` (boot/boot.ts). */
export const Unreachable = () => (
  <div css={failed} data-failed role="alert">
    <p>{dialogWords.notLoaded}</p>
    <button type="button" className="btn line sm" data-retry>
      {dialogWords.tryAgain}
    </button>
    <a className="go" href="/contact/">
      {dialogWords.contactDetails}
    </a>
  </div>
)

/** Shows the content of a shell until its code arrives. */
export const Placeholder = () => (
  <>
    <div css={wait} data-wait>
      <i />
      <p className="mute" role="status">
        {dialogWords.loading}
      </p>
    </div>
    <Unreachable />
  </>
)
