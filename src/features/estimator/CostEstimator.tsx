import { css } from '@emotion/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { intoQuery, readQuery, writeQuery, readForm, writeForm } from './address'
import { isEmpty, mergeChoices, noChoice, type Choice, type EstimatorData } from './choice'
import { estimate, formatSum } from './estimate'
import { RollingSum, Bill } from './Bill'
import { useSite } from '../../site/SiteContext'
import { pounds } from '@clinic/contract/prose'
import { EstimatorForm } from './EstimatorForm'
import { useFormValues } from '../../ui/useFormValues'
import { ExternalLink } from '../../ui/ExternalLink'
import * as estimatorWords from '../../words/estimator'
import * as sharedWords from '../../words/shared'

const tool = css`
  margin-top: var(--s6);
  @media print {
    form,
    .acts,
    &[data-empty] {
      display: none;
    }
  }
`

const bar = css`
  position: sticky;
  bottom: var(--footbar);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s4);
  min-height: 72px;
  padding: 8px 0;
  border-block: 1px solid var(--ink);
  background: var(--paper);
  /* On the foot bar, and on the foot of the window while that is out of the way. */
  transition: bottom var(--calm) var(--ease);
  html[data-reading] & {
    bottom: 0;
  }
  /* Not there while nothing is chosen, and by the browser alone before the scripts run; its room is kept. */
  form:not(:has([type='checkbox']:checked, option:not(:first-of-type):checked)) & {
    border-color: transparent;
    background: none;
    pointer-events: none;
    .go {
      visibility: hidden;
    }
  }
  /* Where it would leave no room for what has the focus. */
  @media (max-height: 26em) {
    position: static;
  }
  output {
    line-height: 1.25;
  }
  output > span {
    display: block;
    color: var(--ink-2);
    font-size: var(--f-cap);
  }
  output b {
    display: block;
    font: 400 clamp(2rem, 1.7rem + 1.6vw, 2.625rem) / 1.1 var(--display);
    letter-spacing: -0.012em;
  }
  .go {
    flex: none;
  }
`

const after = css`
  padding-top: var(--s6);
  h3 {
    scroll-margin-top: 96px;
  }
  h3:focus {
    outline: none;
  }
  .told {
    min-height: 1.5em;
    margin-top: var(--s2);
  }
`

/** Adds up a choice and shows every step; the address of the page is always that of the sum. */
export const CostEstimator = ({ data }: { data: EstimatorData }) => {
  const site = useSite()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [choice, setChoice] = useState<Choice>(noChoice)
  const [told, setTold] = useState('')
  const sum = useMemo(() => estimate(data, choice), [data, choice])
  const empty = isEmpty(choice)

  const take = useCallback((next: Choice) => {
    setChoice(next)
    setTold('')
    const { pathname, search, hash } = window.location
    // What Gatsby remembers of this entry of the history stays.
    window.history.replaceState(window.history.state, '', pathname + intoQuery(search, next) + hash)
  }, [])

  useEffect(() => {
    const asked = () => readQuery(data, window.location.search)
    const early = readForm(data, form.current!)
    const first = mergeChoices(data, early, asked())
    writeForm(form.current!, first)
    if (writeQuery(early) === '') setChoice(first)
    else take(first)
    // Back and Forward between two estimates.
    const travel = () => {
      writeForm(form.current!, asked())
      setChoice(asked())
    }
    window.addEventListener('popstate', travel)
    return () => window.removeEventListener('popstate', travel)
  }, [data, take])

  useFormValues(form, (shown) => {
    const next = readForm(data, shown)
    if (writeQuery(next) !== writeQuery(choice)) take(next)
  })

  const showSum = () => {
    heading.current!.scrollIntoView()
    heading.current!.focus({ preventScroll: true })
  }
  const copy = () => {
    const { origin, pathname, hash } = window.location
    const id = form.current?.closest('section')?.querySelector('h2')?.id
    const address = `${origin}${pathname}${writeQuery(choice)}${id ? `#${id}` : hash}`
    const refused = () => setTold(estimatorWords.copyingRefused)
    if (!navigator.clipboard) return refused()
    navigator.clipboard.writeText(address).then(() => setTold(estimatorWords.copied), refused)
  }
  const clear = () => {
    writeForm(form.current!, noChoice)
    take(noChoice)
  }

  const { total, leftOut, consultation } = sum
  return (
    <>
      <noscript>
        <p css={{ marginTop: '1em' }}>{estimatorWords.needsScripts}</p>
      </noscript>
      <div css={tool} data-query="" data-needs-scripts="" data-empty={empty ? '' : undefined}>
        <EstimatorForm data={data} choice={choice} formRef={form} onSubmit={showSum}>
          {/* There also while it is empty, so that the first sum is read out. */}
          <div css={bar}>
            <output>
              {empty ? null : (
                <>
                  <span>
                    {leftOut.length === 0
                      ? estimatorWords.yourTotal
                      : estimatorWords.totalWithout(leftOut.length)}
                  </span>
                  <b>
                    <RollingSum text={total ? formatSum(total) : estimatorWords.noSum} />
                  </b>
                </>
              )}
            </output>
            <button type="submit" className="go">
              {estimatorWords.seeSum}
            </button>
          </div>
        </EstimatorForm>
        <div css={after}>
          <h3 ref={heading} tabIndex={-1}>
            {estimatorWords.sumByStep}
          </h3>
          {empty ? <p className="mute">{estimatorWords.chooseAbove}</p> : <Bill estimate={sum} />}
          <p css={{ marginTop: 'var(--s4)' }}>
            {estimatorWords.ifNoTreatment(pounds(consultation))}
          </p>
          <p className="small mute">{estimatorWords.onlyAnEstimate(site.inPerson)}</p>
          <div className="acts">
            <ExternalLink className="btn" href={site.bookingUrl}>
              {sharedWords.bookConsultation}
            </ExternalLink>
            <button type="button" className="btn line" onClick={copy}>
              {estimatorWords.copyLink}
            </button>
            <button type="button" className="go" onClick={clear}>
              {estimatorWords.startAgain}
            </button>
          </div>
          <p className="small told" role="status">
            {told}
          </p>
        </div>
      </div>
    </>
  )
}
