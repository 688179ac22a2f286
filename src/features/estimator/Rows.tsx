import { css } from '@emotion/react'
import { useId } from 'react'
import { checkbox } from '../../design/checkbox'
import { entryOf } from './address'
import { countOf, type Item } from './choice'
import { formatSum } from './estimate'
import * as estimatorWords from '../../words/estimator'
import * as sharedWords from '../../words/shared'

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 14px;
  min-height: 54px;
  padding-block: 8px;
  border-bottom: 1px solid var(--rule);
  font-weight: 400;
  font-size: 1.0625rem;
  line-height: 1.3;
  span {
    flex: 1 1 5em;
  }
  b {
    margin-left: auto;
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--f-cap);
  }
`

const check = css`
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: var(--mark-wash);
    }
  }
`

const choose = css`
  padding-block: 6px;
  div {
    flex: 1 1 6em;
  }
  label {
    font-weight: 400;
    font-size: inherit;
  }
  .field {
    flex: 0 1 max(9.5em, 46%);
    min-height: 46px;
    padding: 6px 10px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
`

type CheckProps = {
  name: 'areas[]' | 'add[]'
  value: string
  label: string
  note?: string
  price?: string
}

/**
 * Shows a checkbox with its price. Uncontrolled: one ticked before the scripts arrive stays ticked.
 */
export const CheckRow = ({ name, value, label, note, price }: CheckProps) => (
  <label css={[row, check]}>
    <input type="checkbox" name={name} value={value} css={checkbox} />
    <span>
      {label}
      {note ? <small>{note}</small> : null}
    </span>
    {price ? <b>{price}</b> : null}
  </label>
)

type ChooseProps = { label: string; note?: string; options: { value: string; label: string }[] }

/** Shows an item with its numbers or sizes to choose from. */
const ChooseRow = ({ label, note, options }: ChooseProps) => {
  const id = useId()
  return (
    <div css={[row, choose]}>
      <div>
        <label htmlFor={id}>{label}</label>
        {note ? <small id={`${id}-note`}>{note}</small> : null}
      </div>
      <select
        id={id}
        name="add[]"
        className="field"
        aria-describedby={note ? `${id}-note` : undefined}
      >
        <option value="">{sharedWords.none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

const priceOf = ({ price }: Item) =>
  price === null ? estimatorWords.onConsultation : formatSum(price)

const ItemRow = ({ item, sizes }: { item: Item; sizes: Item[] }) => {
  const { key, label, role, price, unit, pieces, size } = item
  const note = role === 'full-face' ? estimatorWords.insteadOfAreas : undefined
  if (size)
    return (
      <ChooseRow
        label={size.of}
        options={sizes.map((one) => ({
          value: one.key,
          label: `${one.size!.option}: ${priceOf(one)}`,
        }))}
      />
    )
  if (!pieces || !price)
    return <CheckRow name="add[]" value={key} label={label} note={note} price={priceOf(item)} />
  const counts = Array.from({ length: pieces.most }, (_, i) => i + 1)
  const options = counts.map((count) => ({
    value: entryOf(key, count),
    label: countOf(count, pieces.each),
  }))
  return <ChooseRow label={label} note={`${formatSum(price)} ${unit}`} options={options} />
}

/** Shows a row for each thing that can be chosen; the sizes of one thing share a row. */
export const ItemRows = ({ items }: { items: Item[] }) =>
  items
    .filter(
      (item, i) => !item.size || items.findIndex((one) => one.size?.of === item.size!.of) === i,
    )
    .map((item) => (
      <ItemRow
        key={item.key}
        item={item}
        sizes={items.filter((one) => one.size?.of === item.size?.of)}
      />
    ))
