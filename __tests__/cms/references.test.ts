import { kinds } from '../../src/cms/kinds'
import { references } from '@clinic/content/references'
import { clinicContent } from '../helpers/buildContext'
import { allFields, formOf } from './helpers/form'

it('every field that is said to name something else is a field of a form', () => {
  const fields = kinds.flatMap(({ name }) =>
    allFields(formOf(name)).map(({ path }) => `${name} ${path}`),
  )
  // Words that turn into links are names the editor makes up.
  fields.push(...Object.keys(clinicContent().synonyms).map((words) => `synonyms synonyms.${words}`))
  const unmatched = references.filter(([where]) => !fields.some((field) => where.test(field)))
  expect(unmatched.map(String)).toEqual([])
})
