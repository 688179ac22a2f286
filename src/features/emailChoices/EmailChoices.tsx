import { css } from '@emotion/react'
import { backendUrl } from '../../backend/address'
import { InlineScript } from '../../site/InlineScript'
import { useSite } from '../../site/SiteContext'
import { fragmentParameter } from '../../browser/addresses'
import { Wrong } from '../../ui/Field'
import { lineToAsk } from '../../site/site'

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

/** The purposes of a letter's link: the first word of its code. */
const purposes = {
  confirm: 'Yes, send me news',
  stop: 'Stop all e-mails to me',
  answered: 'This enquiry is answered',
} as const

/** The button says what the link is for; without a link there is a field for its code. */
const form = css`
  margin: var(--s4) 0;
  &[data-purpose] .field,
  &[data-purpose] label,
  &[data-purpose] .hint,
  &[data-purpose] .send,
  &:not([data-unreadable]) .unreadable,
  &:not([data-purpose='confirm']) .confirm,
  &:not([data-purpose='stop']) .stop,
  &:not([data-purpose='answered']) .answered {
    display: none;
  }
  .unreadable {
    margin-bottom: var(--s3);
  }
`

const code = `(?:${Object.keys(purposes).join('|')})(?:-all)?\\.[\\w.-]*[\\w-]`

/**
 * Takes `#code=…`, unseen by servers, or `?code=…` out of the address, where it would stay in the
 * history, and finds the code in what is pasted: the whole link, or the code with signs around it.
 * Inline: needed before scripts load.
 */
const fillIn = `(function(){
var whole=${fragmentParameter('code', code)},any=${fragmentParameter('code', '')};
function form(){return document.getElementById('email-choices')}
function say(wrong){
var field=form().elements.code,hint='letter-code-hint';
form().toggleAttribute('data-unreadable',wrong);
field.setAttribute('aria-invalid',wrong);
field.setAttribute('aria-describedby',wrong?'letter-code-problem '+hint:hint)}
function fill(){
var search=location.search,hash=location.hash,given=any.test(hash)?hash:any.test(search)?search:'',code=whole.exec(given);
if(code){form().setAttribute('data-purpose',/^[a-z]+/.exec(code[1])[0]);form().elements.code.value=code[1]}
if(given)history.replaceState(history.state,'',location.pathname+(given===search?hash:search));
say(!!given&&!code)}
fill();
addEventListener('hashchange',fill);
addEventListener('submit',function(event){
if(event.target!==form()||event.defaultPrevented)return;
var field=form().elements.code,code=whole.exec('code='+field.value);
say(!code);
if(code)field.value=code[1];else{event.preventDefault();field.focus()}})
})()`

/**
 * Shows the form that the links of letters lead to. Only the button sends the letter's code to the
 * function email-consent, which leads back to an outcome; without scripts the code is pasted in.
 */
export const EmailChoices = () => {
  const site = useSite()
  const { href, display } = lineToAsk(site)
  return (
    <>
      <div css={outcomes}>
        <p id="confirmed">
          Thank you. We will send you news from the clinic now and then. Every e-mail has a link
          that stops it.
        </p>
        <p id="stopped">Done. This website sends no more e-mails to that address.</p>
        <p id="stopped-before">
          That address asked for no more e-mails, so we send none. If it has changed its mind,
          please tell us.
        </p>
        <p id="noted">
          Noted: the enquiry is answered, with any earlier one from its address. It leaves the
          morning’s list.
        </p>
        <p id="noted-before">That enquiry had been noted as answered already.</p>
        <p id="gone">
          That link has expired or is not whole, so nothing was changed. The links that stop e-mails
          do not expire: please copy the whole link.
        </p>
        <p id="later">
          That could not be done just now, and nothing was changed. Please press the button again in
          a few minutes.
        </p>
      </div>
      <form
        id="email-choices"
        method="post"
        action={`${backendUrl}/functions/v1/email-consent`}
        css={form}
        suppressHydrationWarning
      >
        <div className="unreadable" role="alert">
          <Wrong id="letter-code-problem">
            The code is not whole: a part of it is missing. Open the link in the e-mail again, or
            copy the whole link.
          </Wrong>
        </div>
        <label htmlFor="letter-code">Code from the e-mail</label>{' '}
        <span className="hint" id="letter-code-hint">
          what follows “code=” in the link
        </span>
        <input
          id="letter-code"
          name="code"
          className="field"
          required
          dir="auto"
          aria-describedby="letter-code-hint"
          suppressHydrationWarning
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="acts" css={{ marginTop: 'var(--s4)' }}>
          <button type="submit" className="btn send">
            Send
          </button>
          {Object.entries(purposes).map(([purpose, label]) => (
            <button key={purpose} type="submit" className={`btn ${purpose}`}>
              {label}
            </button>
          ))}
          <p>
            Or tell us by telephone{site.freephone ? ', free of charge,' : null} on{' '}
            <a href={href}>{display}</a>
          </p>
        </div>
      </form>
      <InlineScript code={fillIn} />
    </>
  )
}
