import type { CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import { cmsConfig } from '../../../src/cms/config'
import { clinicContent } from '../../helpers/buildContext'

export const content = clinicContent()
export const config = cmsConfig(content, { mode: 'local' }, 'https://clinic.test')

export const collections = config.collections as EntryCollection[]
export const singles = config.singletons as CollectionFile[]

/** The fields of a kind's form. */
export const formOf = (kind: string): Field[] =>
  [...collections, ...singles].find(({ name }) => name === kind)!.fields

type Inner = {
  fields?: Field[]
  field?: Field
  types?: { name: string; fields?: Field[] }[]
  widget?: string
}

/**
 * Every field of a form, with the path its value has in the file: `[]` for any place in a list,
 * `<kind>` for one of several shapes.
 */
export function allFields(fields: readonly Field[], path = ''): { path: string; field: Field }[] {
  return fields.flatMap((field) => {
    const own = path === '' ? field.name : `${path}.${field.name}`
    const { fields: inner, field: single, types = [], widget } = field as Inner
    const below = widget === 'list' ? `${own}[]` : own
    return [
      { path: own, field },
      ...(inner ? allFields(inner, below) : []),
      ...(single ? [{ path: below, field: single }] : []),
      ...types.flatMap((type) => allFields(type.fields ?? [], below)),
    ]
  })
}
