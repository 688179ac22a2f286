import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Field, RelationField, SelectField, StringField } from '@sveltia/cms'
import Ajv from 'ajv'
import { z } from 'zod'
import { clinicData } from '../../scripts/testing/clinicSite'
import { cmsConfig } from '../../src/cms/config'
import { formFields } from '../../src/cms/fields'
import { inFormWords } from '../../src/cms/words'
import {
  editorSchemaFile,
  kinds,
  nullable,
  schemaOf,
  variants,
  type Schema,
} from '../../src/cms/kinds'
import { fileSchemas, folderSchemas } from '@clinic/content/schemas/all'
import { allFields, collections, content, formOf, singles } from './helpers/form'

/** Every place in the files of a kind that holds a value, from its JSON Schema alone. */
function places(given: Schema, path = ''): string[] {
  const { schema } = nullable(given)
  const choice = variants(schema)
  if (choice)
    return choice.options.flatMap(([, option]) =>
      places(option, path).filter(
        (place) => place !== `${path}${path === '' ? '' : '.'}${choice.by}`,
      ),
    )
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => {
      const own = path === '' ? name : `${path}.${name}`
      return [own, ...places(inner, own)]
    })
  const item = schema.items ?? schema.prefixItems?.[0]
  return item ? places(item, `${path}[]`) : []
}

describe('the configuration', () => {
  it('offers every kind of content file there is', () => {
    expect(collections.map(({ name, folder }) => [name, folder])).toEqual(
      Object.keys(folderSchemas).map((name) => [name, `data/${name}`]),
    )
    expect(singles.map(({ file }) => file).toSorted()).toEqual(
      Object.keys(fileSchemas)
        .map((name) => `data/${name}.json`)
        .toSorted(),
    )
  })

  it.each(kinds.map((kind) => [kind.name, kind] as const))(
    'has a field for every field of %s, and no other',
    (name, { schema }) => {
      const offered = allFields(formOf(name)).map(({ path }) => path.replace(/\[\]$/, ''))
      expect([...new Set(offered)].toSorted()).toEqual([...new Set(places(schema))].toSorted())
    },
  )

  it('gives each field the words of its schema', () => {
    for (const { name, schema } of kinds)
      for (const field of formOf(name)) {
        if (field.widget === 'hidden') continue
        const described = schema.properties![field.name]!.description
        expect([name, field.name, field.label]).toEqual([
          name,
          field.name,
          expect.stringMatching(/^[A-Z]/),
        ])
        expect([name, field.name, (field as { hint?: string }).hint]).toEqual([
          name,
          field.name,
          expect.stringContaining(inFormWords(described!)),
        ])
      }
  })

  it('says of a field that it may be left empty exactly when the gate would not miss it', () => {
    for (const { name, schema } of kinds)
      for (const field of formOf(name)) {
        if (field.widget === 'hidden') continue
        const mayBeEmpty =
          !schema.required!.includes(field.name) ||
          nullable(schema.properties![field.name]!).nullable
        expect([
          name,
          field.name,
          (field as { hint?: string }).hint?.endsWith('May be left empty.'),
        ]).toEqual([name, field.name, mayBeEmpty])
      }
  })

  it('keeps the line that Visual Studio Code reads, as the files have it', () => {
    for (const { name, path, folder } of kinds) {
      const file = folder ? (content[name as 'treatments'] as { file: string }[])[0]!.file : path
      expect([name, editorSchemaFile(name)]).toEqual([
        name,
        (
          JSON.parse(readFileSync(join(clinicData, relative('data', file)), 'utf8')) as {
            $schema: string
          }
        ).$schema,
      ])
      expect(formOf(name).find((field) => field.name === '$schema')).toMatchObject({
        widget: 'hidden',
        default: editorSchemaFile(name),
      })
    }
  })

  it('is one that Sveltia CMS accepts', () => {
    const packageDir = dirname(dirname(createRequire(__filename).resolve('@sveltia/cms')))
    const schema = JSON.parse(
      readFileSync(join(packageDir, 'schema/sveltia-cms.json'), 'utf8'),
    ) as { $schema?: string }
    delete schema.$schema
    const accepts = new Ajv({ strict: false, allErrors: false } as object).compile(schema)
    for (const settings of [
      { mode: 'local' },
      { mode: 'hosted', repository: 'clinic/website', branch: 'main', authServer: null },
    ] as const) {
      accepts(JSON.parse(JSON.stringify(cmsConfig(content, settings, 'https://clinic.test'))))
      expect(accepts.errors?.slice(0, 3) ?? []).toEqual([])
    }
  })

  it('works through pull requests on the hosted repository, with a token of one’s own', () => {
    const hosted = cmsConfig(
      content,
      { mode: 'hosted', repository: 'clinic/website', branch: 'main', authServer: null },
      'https://clinic.test',
    )
    expect(hosted.publish_mode).toBe('editorial_workflow')
    expect(hosted.backend).toMatchObject({
      name: 'github',
      repo: 'clinic/website',
      branch: 'main',
      auth_methods: ['token'],
    })
    const signedIn = cmsConfig(
      content,
      {
        mode: 'hosted',
        repository: 'clinic/website',
        branch: 'main',
        authServer: 'https://auth.test',
      },
      'https://clinic.test',
    )
    expect(signedIn.backend).toMatchObject({ base_url: 'https://auth.test' })
    expect(signedIn.backend).not.toHaveProperty('auth_methods')
  })

  it('lets nobody take a page away, which needs a redirect in the same change', () => {
    expect(collections.map((collection) => collection.delete)).toEqual(collections.map(() => false))
  })
})

describe('what fields offer', () => {
  const every = kinds.flatMap(({ name }) =>
    allFields(formOf(name)).map(({ path, field }) => ({ where: `${name} ${path}`, field })),
  )

  it('patterns are sound in browsers, and say what the gate says', () => {
    const patterns = every.flatMap(({ where, field }) =>
      'pattern' in field && field.pattern ? [[where, ...field.pattern] as const] : [],
    )
    expect(patterns.length).toBeGreaterThan(20)
    for (const [where, pattern, words] of patterns) {
      expect([where, new RegExp(pattern).test('NOT / this\n')]).toEqual([where, false])
      expect([where, words]).toEqual([where, expect.stringMatching(/^This is not [^.]+\. [A-Z]/)])
    }
    const route = every.find(({ where }) => where === 'treatments route')!.field as StringField
    const refused =
      folderSchemas.treatments.shape.route.safeParse('/Lip-Fillers').error!.issues[0]!.message
    expect(route.pattern![1]).toBe(`This ${refused}`)
    expect(new RegExp(route.pattern![0]).test('/lip-fillers')).toBe(true)
  })

  it('relations lead to fields that are there, and choices are pages', () => {
    const relations = every.filter(({ field }) => field.widget === 'relation')
    expect(relations.length).toBeGreaterThan(8)
    for (const { where, field } of relations) {
      const { collection, file, value_field: value, display_fields: shown } = field as RelationField
      const target = allFields(formOf(collection === '_singletons' ? file! : collection)).map(
        ({ path }) => path.replaceAll('[]', '.*'),
      )
      for (const wanted of [value!, ...shown!])
        expect([where, wanted, wanted === '{{slug}}' || target.includes(wanted)]).toEqual([
          where,
          wanted,
          true,
        ])
    }
    const pages = (
      every.find(({ where }) => where === 'treatments related[]')!.field as SelectField
    ).options as { label: string; value: string }[]
    expect(pages).toContainEqual({ label: 'Lip fillers (/lip-fillers)', value: '/lip-fillers' })
    expect(pages.length).toBeGreaterThan(30)
    expect(pages.filter(({ label }) => /[{}]/.test(label))).toEqual([])
  })

  it('a field that a schema gains is in the form at once, with a fitting way to fill it in', () => {
    const gained = z.strictObject({
      words: z.string().describe('Words.'),
      when: z.iso.date('is not a date. Write year-month-day').describe('When.'),
      many: z.array(z.string()).optional().describe('Many.'),
      ratio: z.number().nullable().describe('Ratio.'),
      count: z.number().int().describe('Count.'),
      yes: z.boolean().describe('Yes.'),
      one: z.enum(['slim', 'heavy']).describe('One.'),
      sure: z.literal('website').describe('Sure.'),
      whole: z.literal([3, 4]).describe('Whole.'),
      scores: z
        .partialRecord(z.enum(['frown', 'lips']), z.number())
        .optional()
        .describe('Scores.'),
      links: z.record(z.string(), z.string()).describe('Links.'),
      group: z.strictObject({ inner: z.string().describe('Inner.') }).describe('Group.'),
      shape: z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('drawn'), pen: z.string().describe('Pen.') }),
          z.strictObject({ kind: z.literal('taken'), lens: z.string().describe('Lens.') }),
        ])
        .describe('Shape.'),
    })
    const fields = formFields(schemaOf(gained), 'gained', { pages: [] }) as (Field & {
      types?: unknown
      typeKey?: string
    })[]
    const short = Object.fromEntries(fields.map((field) => [field.name, field]))
    expect(fields.map(({ name, widget }) => `${name}: ${widget}`)).toEqual([
      'words: string',
      'when: datetime',
      'many: list',
      'ratio: string',
      'count: string',
      'yes: boolean',
      'one: select',
      'sure: select',
      'whole: select',
      'scores: object',
      'links: keyvalue',
      'group: object',
      'shape: object',
    ])
    expect(short.whole).toMatchObject({ options: [{ value: 3 }, { value: 4 }] })
    expect(short.scores).toMatchObject({
      required: false,
      fields: [{ name: 'frown', widget: 'string' }, { name: 'lips' }],
    })
    expect(short.shape).toMatchObject({
      typeKey: 'kind',
      types: [
        { name: 'drawn', fields: [{ name: 'pen' }] },
        { name: 'taken', fields: [{ name: 'lens' }] },
      ],
    })
  })
})
