import { css } from '@emotion/react'
import { useMemo, useRef, type FormEvent } from 'react'
import { mobile, notMobile, tablet } from '../../design/tokens'
import type { FinderData } from '../../site/page'
import { FaceMap } from './FaceMap'
import { areaHash, everything, fits, isTooLong, longestWords, filterRules } from './choice'
import { FinderGroups, FinderList } from './FinderList'
import { Wrong } from '../../ui/Field'
import { useChoice } from './useChoice'
import { useWords } from './useWords'
import * as finderWords from '../../words/finder'
import * as sharedWords from '../../words/shared'

const finder = css`
  .map {
    margin-top: var(--s6);
  }
  .named div {
    scroll-margin-top: 96px;
  }
  .named span,
  .none {
    display: none;
  }
  .named span {
    padding-top: var(--s6);
  }
  .named b {
    font-weight: 600;
  }
  /* Filter and groups stay at hand in the margin while the list scrolls: beside it, they cover nothing. */
  .results {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--gut);
    margin-top: var(--s6);
  }
  ${notMobile} {
    .at-hand {
      grid-column: 1 / 4;
      align-self: start;
      position: sticky;
      top: 92px;
      max-height: calc(100vh - 108px);
      overflow-y: auto;
      /* Room for the outline of what has the focus. */
      margin: -6px;
      padding: 6px;
    }
  }
  .list {
    grid-column: 4 / 13;
    min-width: 0;
    padding-left: var(--s2);
  }
  .list > :first-of-type {
    margin-top: 0;
  }
  form {
    display: grid;
    gap: 10px;
    padding-top: 12px;
    border-top: 1px solid var(--ink);
  }
  form label {
    display: block;
    margin-bottom: 6px;
  }
  select {
    text-overflow: ellipsis;
  }
  .typed > span {
    display: flex;
    gap: var(--s2);
  }
  .typed .field {
    min-width: 0;
  }
  .sum {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--s4);
    min-height: 44px;
  }
  .sum p {
    max-width: none;
    font-weight: 600;
  }
  &[data-live] .none:not([hidden]) {
    display: block;
  }
  .none {
    margin-top: var(--s6);
    padding-top: var(--s4);
    border-top: 1px solid var(--ink);
  }
  ${tablet} {
    .at-hand {
      grid-column: 1 / 5;
    }
    .list {
      grid-column: 5 / 13;
    }
  }
  ${mobile} {
    .map {
      margin-top: var(--s4);
    }
    .results {
      display: block;
      margin-top: var(--s4);
    }
    /* The groups are a strip under the header then, as the contents of other pages are. */
    .at-hand {
      display: contents;
    }
    .list {
      padding: 0;
    }
    form {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--s2) var(--s3);
    }
    .typed,
    .sum {
      grid-column: 1 / -1;
    }
    form label {
      margin-bottom: 2px;
    }
  }
`

const formId = 'find'

type FilterProps = {
  name: string
  label: string
  /** The label of the option that filters nothing. */
  all: string
  options: { id: string; name: string }[]
}

const Filter = ({ name, label, all, options }: FilterProps) => (
  <div>
    <label htmlFor={`find-${name}`}>{label}</label>
    <select id={`find-${name}`} name={name} className="field">
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  </div>
)

/**
 * Finds treatments by area, concern or name. Without its code the browser filters by the selects
 * and the address (rules.ts); the code adds words, a count, and an address to share.
 */
export const Finder = ({ finder: data }: { finder: FinderData }) => {
  const { map, areas, concerns, groups } = data
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const { choice, choose } = useChoice(form, data)
  const tooLong = choice !== null && isTooLong(choice.words)
  const hasWords = useWords(data, !choice || tooLong ? '' : choice.words)
  const rules = useMemo(() => css(filterRules(data)), [data])
  const rows = groups.flatMap(({ items }) => items)
  const shown =
    choice && new Set(rows.filter((row) => fits(row, choice) && hasWords(row)).map(({ to }) => to))
  const count = shown ? shown.size : rows.length

  // Where the eye goes next; the focus stays where it is, and the number found is read out.
  const show = () => results.current?.scrollIntoView({ block: 'start' })
  const chooseOnMap = (area: string) => {
    choose({ ...everything, area })
    show()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show()
  }

  return (
    <div css={[finder, rules]} data-query="" data-live={choice ? '' : undefined}>
      <div className="map">
        <FaceMap data={map} onChoose={choice ? chooseOnMap : undefined} chosen={choice?.area} />
      </div>
      <div className="named">
        {areas.map(({ id, name }) => (
          <div key={id} id={areaHash(id).slice(1)}>
            <span>
              {finderWords.treatmentsFor}
              <b>{name}</b>. <a href="#every-treatment">{finderWords.showAll}</a>
            </span>
          </div>
        ))}
      </div>
      <div className="results" ref={results}>
        <div className="at-hand">
          {/* Outside a dialog this method does nothing: without code there is nowhere to send the words. */}
          <form
            ref={form}
            id={formId}
            method="dialog"
            role="search"
            aria-label={finderWords.findTreatment}
            onSubmit={submit}
            onReset={() => choose(everything)}
          >
            <Filter
              name="area"
              label={finderWords.area}
              all={finderWords.everyArea}
              options={areas}
            />
            <Filter
              name="concern"
              label={finderWords.concern}
              all={finderWords.everyConcern}
              options={concerns}
            />
            <div className="typed" data-needs-scripts="">
              <label htmlFor="find-words">{finderWords.treatmentOrWord}</label>
              <span>
                <input
                  id="find-words"
                  name="q"
                  type="search"
                  className="field"
                  autoComplete="off"
                  enterKeyHint="search"
                  dir="auto"
                  aria-invalid={tooLong || undefined}
                  aria-describedby={tooLong ? 'find-words-problem' : undefined}
                />
                <button type="submit" className="btn line">
                  {sharedWords.find}
                </button>
              </span>
              {tooLong ? (
                <Wrong id="find-words-problem" alert>
                  {finderWords.tooLong(longestWords)}
                </Wrong>
              ) : null}
            </div>
            <div className="sum">
              <p className="count" role="status">
                {count === 0
                  ? finderWords.noTreatment
                  : `${count} ${count === 1 ? 'treatment' : 'treatments'}`}
              </p>
              <button type="reset" className="go">
                {finderWords.clear}
              </button>
            </div>
          </form>
          <FinderGroups groups={groups} shown={shown} filter={`#${formId}`} />
        </div>
        <div className="list">
          <FinderList groups={groups} shown={shown} />
          <div className="none" hidden={choice !== null && count > 0}>
            {choice ? finderWords.nothingFitsAll : finderWords.nothingFitsBoth}{' '}
            <button type="reset" form={formId} className="go">
              {finderWords.showAll}
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}
