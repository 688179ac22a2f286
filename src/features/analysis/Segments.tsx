import { css } from '@emotion/react'
import { useId } from 'react'
import { mobile } from '../../design/tokens'

/** Segments that fill the row together. */
export const fullWidth = `
  label {
    flex: 1;
  }
  span {
    min-width: 44px;
    width: 100%;
    padding: 0 4px;
  }
`

/** A choice of a few, as one row of equal segments. */
export const segments = css`
  display: flex;
  flex-wrap: wrap;
  row-gap: 1px;
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    min-width: 58px;
    height: 46px;
    margin-left: -1px;
    padding: 0 12px;
    border: 1px solid var(--rule-strong);
    background: var(--field);
    font-weight: 600;
    white-space: nowrap;
  }
  label:first-of-type span {
    margin-left: 0;
  }
  label:hover span {
    background: var(--mark-wash);
  }
  input:checked + span {
    border-color: var(--mark);
    background: var(--mark);
    color: var(--on-mark);
  }
  /* :focus, because in WebKit :focus-visible does not match a radio that the arrow keys have reached. */
  input:focus + span {
    position: relative;
    z-index: 1;
    outline: 3px solid var(--mark);
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    input:checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    input:focus + span {
      outline-color: CanvasText;
    }
  }
  ${mobile} {
    ${fullWidth}
  }
`

export type Option<T extends string> = {
  value: T
  label: string
  /** The accessible name, where the label alone is not enough. */
  name?: string
}

type Props<T extends string> = {
  /** Makes a field of a form, which is read whole: React never writes over what it shows. */
  name?: string
  options: Option<T>[]
  value: T
  onChoose(value: T): void
}

/** Shows the radio buttons of such a row. */
export const SegmentRadios = <T extends string>({ name, options, value, onChoose }: Props<T>) => {
  const group = useId()
  return options.map((option) => (
    <label key={option.value}>
      <input
        type="radio"
        name={name ?? group}
        value={option.value}
        aria-label={option.name}
        {...{ [name === undefined ? 'checked' : 'defaultChecked']: option.value === value }}
        onChange={() => onChoose(option.value)}
      />
      <span>{option.label}</span>
    </label>
  ))
}
