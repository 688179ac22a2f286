import { entriesOf, readQuery } from './address'
import type { Choice } from './choice'
import type { EstimatorData } from './data'

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
