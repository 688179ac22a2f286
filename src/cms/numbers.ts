import { mapFields, type Schema } from './kinds'

/**
 * Numbers are text in the editor's forms: a browser's own number field drops what it cannot read,
 * so that a typed "1,250" would become 250. As text it arrives whole, and what is no number is
 * refused by the gate.
 */
export const numbersAsText = (schema: Schema, value: unknown): unknown =>
  mapFields(schema, value, (one, field) =>
    isNumeric(field) && typeof one === 'number' ? String(one) : one,
  )

/** Turns such texts back into numbers. "1,250" is 1250; what is no number stays as it was typed. */
export const textAsNumbers = (schema: Schema, value: unknown): unknown =>
  mapFields(schema, value, (one, field) =>
    isNumeric(field) && typeof one === 'string' && written.test(one.trim())
      ? Number(one.replaceAll(',', ''))
      : one,
  )

/** Digits, with commas only where they part thousands. */
const written = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/** Checks whether a field is written as a number, and not chosen from a few. */
const isNumeric = ({ type, enum: some, const: one }: Schema): boolean =>
  (type === 'number' || type === 'integer') && some === undefined && one === undefined
