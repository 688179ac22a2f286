import { list, lowerFirst, pounds } from '@clinic/contract/prose'
import { countOf, type EstimatorData, type Item, type Sum, type Choice } from './choice'
import * as estimatorWords from '../../words/estimator'
import * as sharedWords from '../../words/shared'

/** A step of the sum: what for, how it comes about where that is not plain, and how much. */
export type Line = { key: string; label: string; working: string | null; sum: Sum }

/** Something chosen that is not in the sum, and why or how to mend it. */
export type LeftOut = { key: string; label: string; why: string }

export type Estimate = {
  lines: Line[]
  leftOut: LeftOut[]
  /** The sum of the lines; null when there is none. */
  total: Sum | null
  /** Paid first and taken off the total; all that is owed when there is no treatment. */
  consultation: number
  /** The sum left to pay when the treatment is given. */
  left: Sum | null
}

/** Adds up a choice, step by step. Every amount comes from `data`. */
export function estimate(data: EstimatorData, choice: Choice): Estimate {
  const chosen = data.items.filter((item) => choice.items[item.key] !== undefined)
  const fullFace = chosen.some((item) => item.role === 'full-face')
  const areas = data.areas.filter((area) => choice.areas.includes(area.id))
  const inAreas = areas.length > 0 && !fullFace
  const leftOut: LeftOut[] = [
    ...(fullFace && areas.length > 0
      ? [
          {
            key: 'areas',
            label: asList(areas.map((area) => area.label)),
            why: estimatorWords.inFullFace,
          },
        ]
      : []),
    ...chosen.flatMap((item) => {
      const why = notInSum(item, fullFace, inAreas)
      return why === null ? [] : [{ key: item.key, label: nameOf(item), why }]
    }),
  ]
  const lines: Line[] = [
    ...(inAreas ? areaLines(data, areas, choice) : []),
    ...chosen.flatMap((item) =>
      item.price === null || notInSum(item, fullFace, inAreas) !== null
        ? []
        : [itemLine(item, item.price, choice.items[item.key]!)],
    ),
  ]
  const total =
    lines.length === 0
      ? null
      : { from: add(lines.map((line) => line.sum.from)), to: add(lines.map((line) => line.sum.to)) }
  const consultation = data.consultation.amount
  const less = (amount: number) => Math.max(0, inPence(amount - consultation))
  return {
    lines,
    leftOut,
    total,
    consultation,
    left: total && { from: less(total.from), to: less(total.to) },
  }
}

function areaLines(
  { areaPrices, supplement }: EstimatorData,
  areas: EstimatorData['areas'],
  { sex }: Choice,
): Line[] {
  const { label, amount } = areaPrices[areas.length - 1]!
  const extra = (from: number, working: string): Line => ({
    key: 'supplement',
    label: supplement.label,
    working,
    sum: { from, to: supplement.amount },
  })
  return [
    {
      key: 'areas',
      label,
      working: asList(areas.map((area) => area.label)),
      sum: { from: amount, to: amount },
    },
    ...(sex === 'male' ? [extra(supplement.amount, estimatorWords.oncePerVisit)] : []),
    ...(sex === 'unsaid' ? [extra(0, estimatorWords.onceForMan)] : []),
  ]
}

function itemLine(item: Item, price: Sum, count: number): Line {
  const sum = { from: inPence(price.from * count), to: inPence(price.to * count) }
  return { key: item.key, label: nameOf(item), working: workingOf(item, price, count), sum }
}

function workingOf({ pieces, note }: Item, price: Sum, count: number): string | null {
  if (pieces) return `${countOf(count, pieces.each)} × ${formatSum(price)}`
  return price.from === price.to ? null : note
}

/** Returns why something chosen is not in the sum; null when it is. */
function notInSum(item: Item, fullFace: boolean, inAreas: boolean): string | null {
  if (item.role === 'add-on' && fullFace) return estimatorWords.inFullFace
  if (item.role === 'add-on' && !inAreas) return estimatorWords.needsArea
  return item.price === null ? estimatorWords.agreedAtConsultation : null
}

const nameOf = ({ label, size }: Item) => (size === null ? label : `${size.of}, ${size.option}`)

const add = (amounts: number[]) => inPence(amounts.reduce((sum, amount) => sum + amount, 0))
/** Keeps sums of pence exact. */
const inPence = (amount: number) => Math.round(amount * 100) / 100

/** Joins names: "Frown lines, forehead lines and crow's feet". */
const asList = ([first = '', ...rest]: string[]) => list([first, ...rest.map(lowerFirst)])

/** Formats a sum: "£375", or "£450 to £550". */
export const formatSum = ({ from, to }: Sum): string =>
  from === to ? pounds(from) : sharedWords.range(pounds(from), pounds(to))
