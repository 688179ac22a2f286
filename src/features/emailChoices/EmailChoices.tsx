import { css } from '@emotion/react'
import { backendUrl } from '../../backend/address'
import { InlineScript } from '../../site/InlineScript'
import { useSite } from '../../site/SiteContext'
import { fragmentParameter } from '../../browser/addresses'
import { Wrong } from '../../ui/Field'
import { lineToAsk } from '../../site/site'
import * as emailChoicesWords from '../../words/emailChoices'

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
  confirm: emailChoicesWords.sendNews,
  stop: emailChoicesWords.stopEmails,
  answered: emailChoicesWords.answered,
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
        <p id="confirmed">{emailChoicesWords.newsNoted}</p>
        <p id="stopped">{emailChoicesWords.stopNoted}</p>
        <p id="stopped-before">{emailChoicesWords.stoppedBefore}</p>
        <p id="noted">{emailChoicesWords.answeredNoted}</p>
        <p id="noted-before">{emailChoicesWords.answeredBefore}</p>
        <p id="gone">{emailChoicesWords.expired}</p>
        <p id="later">{emailChoicesWords.failed}</p>
      </div>
      <form
        id="email-choices"
        method="post"
        action={`${backendUrl}/functions/v1/email-consent`}
        css={form}
        suppressHydrationWarning
      >
        <div className="unreadable" role="alert">
          <Wrong id="letter-code-problem">{emailChoicesWords.codeNotWhole}</Wrong>
        </div>
        <label htmlFor="letter-code">{emailChoicesWords.code}</label>{' '}
        <span className="hint" id="letter-code-hint">
          {emailChoicesWords.inLink}
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
            {emailChoicesWords.send}
          </button>
          {Object.entries(purposes).map(([purpose, label]) => (
            <button key={purpose} type="submit" className={`btn ${purpose}`}>
              {label}
            </button>
          ))}
          <p>
            {emailChoicesWords.orByTelephone}
            {site.freephone ? emailChoicesWords.freeOfCharge : null}
            {emailChoicesWords.on}
            <a href={href}>{display}</a>
          </p>
        </div>
      </form>
      <InlineScript code={fillIn} />
    </>
  )
}
