import type { Field, SelectFieldValue } from '@sveltia/cms'
import { editorSchemaFile, nullable, variants, type Schema, entryNameFields } from './kinds'
import type { Reference } from '@clinic/content/references'
import { inFormWords, label, singular } from './words'

/**
 * The choices of fields that name something else, where that is not a list the CMS reads itself.
 */
export type Choices = { pages: { label: string; value: string }[] }

type Place = { kind: string; path: string; name: string; required: boolean; choices: Choices }

/** Returns the form of one kind of file: a field for every field of its schema. */
export const formFields = (schema: Schema, kind: string, choices: Choices, path = ''): Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    field(inner, {
      kind,
      name,
      path: path === '' ? name : `${path}.${name}`,
      required: schema.required?.includes(name) ?? false,
      choices,
    }),
  )

/**
 * Returns the field of the CMS for a field of a schema. It asks and explains; it does not judge.
 * The gate, which runs at every save, checks whether a field is required, how long a list must be
 * and what fits together, so that it is said in one place and in one way. A pattern is shown beside
 * the field as one types, with the gate's words.
 */
function field(given: Schema, place: Place): Field {
  const { schema, nullable: mayBeNull } = nullable(given)
  const { name, path, kind, choices } = place
  if (name === '$schema') return { name, widget: 'hidden', default: editorSchemaFile(kind) }

  const hint = [
    inFormWords(given.description ?? schema.description ?? ''),
    place.required && !mayBeNull ? '' : 'May be left empty.',
  ]
    .filter(Boolean)
    .join(' ')
  const base = { name, label: label(name), required: false, ...(hint === '' ? {} : { hint }) }
  const { reference } = schema
  if (reference !== undefined) return { ...base, ...referenceField(reference, choices) } as Field

  const choice = variants(schema)
  if (choice) {
    const types = choice.options.map(([value, option]) => ({
      name: value,
      label: label(value),
      fields: formFields(without(option, choice.by), kind, choices, path),
    }))
    return { ...base, widget: 'object', typeKey: choice.by, types }
  }
  if (schema.enum) return { ...base, widget: 'select', options: options(schema.enum) }
  if (typeof schema.const === 'string')
    return { ...base, widget: 'select', options: options([schema.const]) }
  switch (schema.type) {
    case 'boolean':
      return { ...base, widget: 'boolean' }
    case 'integer':
    case 'number':
      // Written as text: see numbers.ts.
      return { ...base, widget: 'string', use_emoji_autocomplete: false }
    case 'array':
      return listField(schema, place, base)
    case 'object':
      if (schema.properties)
        return {
          ...base,
          required: place.required && !mayBeNull,
          widget: 'object',
          collapsed: 'auto',
          fields: formFields(schema, kind, choices, path),
        }
      return {
        ...base,
        widget: 'keyvalue',
        key_label: label(singular(name)),
        value_label: 'Leads to',
      }
    default:
      return { ...base, ...textField(schema, name) } as Field
  }
}

/** Returns a list: of groups with a form each, or of single values. */
function listField(
  schema: Schema,
  { kind, name, path, choices }: Place,
  base: { label: string },
): Field {
  const one = singular(name)
  const fixed =
    (schema.prefixItems !== undefined && schema.items === undefined) ||
    (schema.minItems !== undefined && schema.minItems === schema.maxItems)
  const { schema: item } = nullable(schema.items ?? schema.prefixItems?.[0] ?? {})
  const list = {
    ...base,
    name,
    widget: 'list' as const,
    label_singular: one,
    ...(fixed ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {}),
  }
  const choice = variants(item)
  if (choice) {
    const types = choice.options.map(([value, option]) => ({
      name: value,
      label: label(value),
      summary: summary(option),
      fields: formFields(without(option, choice.by), kind, choices, `${path}[]`),
    }))
    // An entry changes its kind by being taken out and added anew, so that even a list of fixed
    // length must let that happen.
    return {
      ...base,
      name,
      widget: 'list',
      label_singular: one,
      collapsed: true,
      typeKey: choice.by,
      types,
    }
  }
  if (item.properties)
    return {
      ...list,
      collapsed: true,
      summary: summary(item),
      fields: formFields(item, kind, choices, `${path}[]`),
    }
  const plain = item.type === 'string' && item.enum === undefined && item.reference === undefined
  // Short texts have a line each; what fixes a form of its own for them, the gate sees to.
  if (plain && !long.test(name)) return list
  const inner = field(item, {
    kind,
    name: one.replace(/\W+/g, '-'),
    path: `${path}[]`,
    required: true,
    choices,
  })
  // The list explains itself; its entries need no sentence of their own.
  return {
    ...list,
    field: {
      ...inner,
      label: label(one),
      hint: item.description && inFormWords(item.description),
    } as Field,
  }
}

function summary(item: Schema): string {
  const [first, ...more] = entryNameFields.filter((name) => item.properties![name] !== undefined)
  if (first === 'from') return '{{from}} → {{to}}'
  // A price has one amount, or a lowest and a highest.
  const amount = item.properties!.amount === undefined ? '' : ' · {{amount}} {{from}} {{to}}'
  return `{{${first ?? more[0] ?? Object.keys(item.properties!)[0]!}}}${amount}`
}

/** Copy of more than a line is written in a box that grows. */
const long =
  /^(?:text|intro|summary|description|answer|note|after|paragraphs?|disclaimer|biography|method|verdict|meaning|evidence|whyCompliant|adultsOnly|inPerson|emergency|personalizedMessage|claim|caution|greeting|vat|consultationNote|maleSupplementNote)$/

function textField(schema: Schema, name: string): Partial<Field> {
  const rule =
    schema.pattern === undefined || schema.message === undefined
      ? {}
      : { pattern: [schema.pattern, `This ${schema.message}`] as [string, string] }
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema.pattern === undefined && long.test(name)) return { widget: 'text', ...rule }
  return { widget: 'string', use_emoji_autocomplete: false, ...rule }
}

const options = (values: SelectFieldValue[]) =>
  values.map((value) => ({
    label: typeof value === 'string' ? label(value) : String(value),
    value,
  }))

const without = (schema: Schema, name: string): Schema => {
  const { [name]: _by, ...properties } = schema.properties!
  return { ...schema, properties }
}

/** References to an entry of a list in a single file: file, list, what is kept, what is shown. */
const toListEntry: Partial<Record<Reference, [string, string, string, string]>> = {
  record: ['clinic', 'consentRecords', 'place', 'place'],
  price: ['prices', 'prices', 'key', 'label'],
  protocol: ['safety', 'protocols', 'id', 'title'],
  sentence: ['safety', 'sentences', 'id', 'text'],
  answer: ['safety', 'answers', 'id', 'heading'],
  group: ['treatment-groups', 'groups', 'id', 'name'],
  area: ['areas', 'areas', 'id', 'name'],
  concern: ['finder-concerns', 'concerns', 'id', 'label'],
  offerConcern: ['concerns', 'concerns', 'id', 'label'],
  source: ['sources', 'sources', 'id', 'source'],
}

/** References to a file of a folder: the folder, what is shown, and what is kept of it. */
const toFile: Partial<Record<Reference, [folder: string, shown: string, kept?: string]>> = {
  city: ['cities', 'name', 'route'],
  treatment: ['treatments', 'name', 'route'],
  person: ['people', 'name'],
  doctor: ['people', 'name'],
  family: ['families', 'name'],
  recovery: ['recovery', 'name'],
  canI: ['can-i', 'label'],
  decision: ['decisions', 'heading'],
}

/** Returns a field that offers the things it can name by their own names. */
function referenceField(reference: Reference, { pages }: Choices): Partial<Field> {
  if (reference === 'picture') return { widget: 'image', choose_url: false }
  const [file, list, value, name] = toListEntry[reference] ?? []
  if (file)
    return {
      widget: 'relation',
      collection: '_singletons',
      file,
      value_field: `${list}.*.${value}`,
      display_fields: [`${list}.*.${name}`],
    }
  const [collection, shown, kept = '{{slug}}'] = toFile[reference] ?? []
  if (collection)
    return { widget: 'relation', collection, value_field: kept, display_fields: [shown!] }
  // Pages stand in several folders, and the CMS can only choose from one: they are listed when the
  // CMS is built.
  return { widget: 'select', options: pages }
}
