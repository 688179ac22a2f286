import { css } from '@emotion/react'
import type { ReactNode, Ref } from 'react'
import { disclosure } from '../../ui/Fold'
import { mostOf, type Choice, type EstimatorData, type Item } from './choice'
import { pounds } from '@clinic/contract/prose'
import { CheckRow, ItemRows } from './Rows'
import { SexFieldset } from './SexFieldset'
import * as estimatorWords from '../../words/estimator'

const form = css`
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & > fieldset {
    margin-bottom: var(--s6);
  }
  legend {
    padding: 0;
    font-weight: 600;
    font-size: var(--f-h3);
    line-height: 1.25;
  }
  .hint {
    margin-top: 4px;
  }
  .rows {
    margin-top: var(--s3);
    border-top: 1px solid var(--ink);
  }
  /* The bar with the total lies over the foot of the window: what has the focus stays clear of it. */
  input,
  select,
  summary {
    scroll-margin-bottom: 96px;
  }
`

const folded = css`
  border-bottom: 1px solid var(--rule);
  summary {
    gap: 14px;
    padding: 6px 0;
    line-height: 1.25;
  }
  .chosen {
    flex: 1;
    color: var(--ink-2);
    font-weight: 400;
    font-size: var(--f-small);
    text-align: right;
    white-space: nowrap;
  }
  .rows {
    margin: 0 0 var(--s4);
    border-color: var(--rule);
  }
  .hint + .rows {
    margin-top: 10px;
  }
  .rows > :last-child {
    border-bottom: 0;
  }
`

const numbers = [estimatorWords.oneArea, 'two', 'three', 'four', 'five', 'six']
const areaHint = ({ areaPrices }: EstimatorData) =>
  `${areaPrices.map(({ amount }, i) => `${numbers[i] ?? i + 1} ${pounds(amount)}`).join(', ')}.`

const isAddOn = (item: Item) => item.role === 'add-on'
const inMl = (item: Item) => item.pieces?.each === 'ml' && mostOf(item) > 1

type Props = {
  data: EstimatorData
  choice: Choice
  formRef: Ref<HTMLFormElement>
  onSubmit(): void
  children: ReactNode
}

/** Shows everything that can be chosen, by group; all but main areas and add-ons is folded. */
export const EstimatorForm = ({ data, choice, formRef, onSubmit, children }: Props) => {
  const names = [...new Set([data.areaGroup, ...data.items.map((item) => item.group)])]
  const groups = names.map((name) => ({
    name,
    items: data.items.filter((item) => item.group === name),
  }))
  const isFolded = ({ name, items }: (typeof groups)[number]) =>
    name !== data.areaGroup && !items.some(isAddOn)
  return (
    <form
      css={form}
      ref={formRef}
      autoComplete="off"
      aria-label={estimatorWords.yourChoice}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {groups
        .filter((group) => !isFolded(group))
        .map(({ name, items }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            <p className="hint">
              {name === data.areaGroup ? areaHint(data) : estimatorWords.onlyWithArea}
            </p>
            <div className="rows">
              {name === data.areaGroup
                ? data.areas.map(({ id, label }) => (
                    <CheckRow key={id} name="areas[]" value={id} label={label} />
                  ))
                : null}
              <ItemRows items={items} />
            </div>
            {name === data.areaGroup ? <SexFieldset note={data.supplement.note} /> : null}
          </fieldset>
        ))}
      <div css={{ borderTop: '1px solid var(--ink)' }}>
        {groups.filter(isFolded).map(({ name, items }) => {
          const count = items.filter((item) => choice.items[item.key] !== undefined).length
          return (
            <details key={name} css={[disclosure, folded]}>
              <summary>
                {name}
                <span className="chosen">{count > 0 ? `${count} chosen` : null}</span>
              </summary>
              <fieldset>
                <legend className="vh">{name}</legend>
                {items.some(inMl) ? <p className="hint">{estimatorWords.wholeMl}</p> : null}
                <div className="rows">
                  <ItemRows items={items} />
                </div>
              </fieldset>
            </details>
          )
        })}
      </div>
      {children}
    </form>
  )
}
