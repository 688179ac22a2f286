import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinicData } from '../../../scripts/testing/clinicSite'
import { parseJson } from '../src/parseJson'

/** Returns the mistakes of a source, one line each: `line:column what. fix`. */
const mistakes = (source: string) => {
  const parsed = parseJson(source)
  return parsed.ok ? [] : parsed.mistakes.map((m) => `${m.line}:${m.column} ${m.what}. ${m.fix}`)
}

test.each([
  '{}',
  '[]',
  'null',
  ' true ',
  '"\\u00e9\\n\\"\\\\\\/ £ 中 😀"',
  '[0, -1, 1.5, 1e3, -2.5E-2]',
  '{"a": {"b": [1, {"c": null}]}, "": 0, "__proto__": {"x": 1}, "constructor": 2}',
  '\t{\r\n"a" : "b" }\n',
])('reads %j as JSON.parse does', (source) => {
  expect(parseJson(source)).toEqual({ ok: true, value: JSON.parse(source) })
})

test('reads every content file as JSON.parse does', () => {
  const files = readdirSync(clinicData, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  expect(files.length).toBeGreaterThan(40)
  for (const file of files) {
    const source = readFileSync(join(clinicData, file), 'utf8')
    expect(parseJson(source)).toEqual({ ok: true, value: JSON.parse(source) })
  }
})

test('finds a mistake wherever JSON.parse does, whatever is cut out of a file', () => {
  const source = '{ "a": [1, 2.5, "x\\n\\u0041", { "b": null }], "c": true, "d": { "e": "f" } }'
  for (let from = 0; from < source.length; from++)
    for (const length of [1, 2, 5, source.length]) {
      const cut = source.slice(0, from) + source.slice(from + length)
      let fits = true
      try {
        JSON.parse(cut)
      } catch {
        fits = false
      }
      expect([cut, parseJson(cut).ok]).toEqual([cut, fits])
    }
})

test('tells line and column, what is wrong and how to fix it', () => {
  expect([
    mistakes('{\n  "a": 1,\n  "b": [1, 2,],\n}'),
    mistakes('{\n  "a": "one\n  "b": 2\n}'),
    mistakes('{ "a": "she said "no" twice" }'),
    mistakes("{ 'a': ‘b’, c: “d” }"),
    mistakes('{ "a": 1 // one\n, /* two */ "b": 2 }'),
    mistakes('{ "a": True, "b": yes, "c": undefined }'),
    mistakes('{ "a": .5, "b": +1, "c": 1,250, "d": 007 }'),
    mistakes('{ "a" "b" }'),
    mistakes('{ "a" = "b" }'),
    mistakes('{ "a": "C:\\data" }'),
    mistakes('{ "a": "tab\there" }'),
    mistakes('{ "a": [1, 2 }'),
    mistakes('{ "a": { "b": 1 ] }'),
    mistakes('{ "a": 1 } }'),
    mistakes('{ "a": , "b": 2 }'),
    mistakes('{ "a": 1,, "b": 2 }'),
    mistakes('{\u00a0"a": 1 }'),
    mistakes(''),
    mistakes('{ "a": { "b": 1, "b": 2 }, "a": 3 }'),
  ]).toMatchSnapshot()
})

test('names may come again in another group', () => {
  expect(mistakes('[{ "a": 1 }, { "a": { "a": 2 } }]')).toEqual([])
})

test('reads on over slips whose meaning is plain', () => {
  expect(parseJson('{ "a": [1, 2,], /* b */ "b": \'c\', }')).toMatchObject({
    ok: false,
    value: { a: [1, 2], b: 'c' },
  })
})

test('brackets without end are refused, not read for ever', () => {
  expect(mistakes('['.repeat(100_000))).toHaveLength(1)
})
