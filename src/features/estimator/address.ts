import { choose, noChoice, type Choice, type EstimatorData } from './choice'

/** Parameters of an estimate: `?areas=frown,forehead&sex=male&add=addon-chin,cheek-filler-ml:2`. */
const ownNames = ['areas', 'sex', 'add']

/**
 * Returns the choice that an address asks for. Whatever it does not know, or cannot be, is passed
 * over.
 */
export function readQuery(data: EstimatorData, search: string): Choice {
  const query = new URLSearchParams(search)
  const list = (name: string) => query.getAll(name).flatMap((value) => value.split(','))
  return choose(data, {
    areas: list('areas'),
    sex: query.get('sex'),
    items: list('add').map((entry) => {
      const [, key, count] = /^([a-z0-9-]+)(?::(\d{1,2}))?$/.exec(entry) ?? []
      return [key ?? '', Number(count ?? 1)]
    }),
  })
}

/**
 * Returns an item and its number as they stand in an address, and as the values of the form's
 * controls.
 */
export const entryOf = (key: string, count: number): string =>
  count === 1 ? key : `${key}:${count}`

/** Returns all chosen items in this form. */
const entriesOf = ({ items }: Choice): string[] =>
  Object.entries(items).map(([key, count]) => entryOf(key, count))

/** Returns the query of a choice, with its question mark; empty when nothing is chosen. */
export function writeQuery(choice: Choice): string {
  const { areas, sex } = choice
  const add = entriesOf(choice)
  const parts = [
    ...(areas.length > 0 ? [`areas=${areas.join(',')}`] : []),
    ...(sex === noChoice.sex ? [] : [`sex=${sex}`]),
    ...(add.length > 0 ? [`add=${add.join(',')}`] : []),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Returns `search` with the choice in it, and what else stood there left as it was. */
export function intoQuery(search: string, choice: Choice): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !ownNames.includes(name))
  const rest = new URLSearchParams(others).toString()
  const query = writeQuery(choice)
  return rest === '' ? query : `${query === '' ? '?' : `${query}&`}${rest}`
}

/** Returns the name without the brackets that a name of several controls has. */
const partOf = (name: string) => name.replace('[]', '')

/**
 * Returns the choice that stands in the form. Its controls are named like the parts of an address.
 */
export const readForm = (data: EstimatorData, form: HTMLFormElement): Choice =>
  readQuery(
    data,
    new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [partOf(name), String(value)]),
    ).toString(),
  )

/** Puts a choice into the form. */
export function writeForm(form: HTMLFormElement, choice: Choice): void {
  const wanted = { areas: choice.areas, sex: [choice.sex], add: entriesOf(choice) } as Record<
    string,
    readonly string[]
  >
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement)
      control.checked = wanted[partOf(control.name)]?.includes(control.value) === true
    else if (control instanceof HTMLSelectElement)
      control.value =
        wanted[partOf(control.name)]?.find((entry) =>
          [...control.options].some((o) => o.value === entry),
        ) ?? ''
  }
}
