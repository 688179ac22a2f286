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
  expect(mistakes('{\n  "a": 1,\n  "b": [1, 2,],\n}')).toMatchInlineSnapshot(`
   [
     "3:13 a comma stands before the closing ]. Take that last comma out",
     "3:15 a comma stands before the closing }. Take that last comma out",
   ]
  `)
  expect(mistakes('{\n  "a": "one\n  "b": 2\n}')).toMatchInlineSnapshot(`
   [
     "2:8 the text that begins with "one is not closed on its line. Close it with " on the same line, and write \\" for quotes inside it",
   ]
  `)
  expect(mistakes('{ "a": "she said "no" twice" }')).toMatchInlineSnapshot(`
   [
     "1:19 words stand after the quote that closed their text. Write \\" for quotes inside a text, or put a comma between two entries",
   ]
  `)
  expect(mistakes("{ 'a': ‘b’, c: “d” }")).toMatchInlineSnapshot(`
   [
     "1:3 found '. Use straight double quotes "",
     "1:8 found ‘. Use straight double quotes "",
     "1:13 the name c is not in quotes. Put it between double quotes "",
     "1:16 found “. Use straight double quotes "",
   ]
  `)
  expect(mistakes('{ "a": 1 // one\n, /* two */ "b": 2 }')).toMatchInlineSnapshot(`
   [
     "1:10 found a comment. JSON has no comments: take it out",
     "2:3 found a comment. JSON has no comments: take it out",
   ]
  `)
  expect(mistakes('{ "a": True, "b": yes, "c": undefined }')).toMatchInlineSnapshot(`
   [
     "1:8 True is not in quotes. Write true, in small letters",
     "1:19 yes is not in quotes. Put text between double quotes "",
     "1:29 undefined is not in quotes. Put text between double quotes "",
   ]
  `)
  expect(mistakes('{ "a": .5, "b": +1, "c": 1,250, "d": 007 }')).toMatchInlineSnapshot(`
   [
     "1:8 .5 is not written as JSON writes numbers. Write digits only, such as 350 or 12.50; anything else goes between quotes",
     "1:17 +1 is not written as JSON writes numbers. Write digits only, such as 350 or 12.50; anything else goes between quotes",
     "1:28 a comma stands inside a number. Write it without the comma: 1250",
   ]
  `)
  expect(mistakes('{ "a" "b" }')).toMatchInlineSnapshot(`
   [
     "1:7 found " after the name "a". Put a colon between a name and its value",
   ]
  `)
  expect(mistakes('{ "a" = "b" }')).toMatchInlineSnapshot(`
   [
     "1:7 found = after a name. Use a colon :",
   ]
  `)
  expect(mistakes('{ "a": "C:\\data" }')).toMatchInlineSnapshot(`
   [
     "1:11 \\d means nothing in JSON. Write \\\\ for a backslash, or take it out",
   ]
  `)
  expect(mistakes('{ "a": "tab\there" }')).toMatchInlineSnapshot(`
   [
     "1:12 a tab or another control character stands inside a text. Use a space instead",
   ]
  `)
  expect(mistakes('{ "a": [1, 2 }')).toMatchInlineSnapshot(`
   [
     "1:14 found } where a comma or ] was expected. Check the quotes and brackets just before it",
   ]
  `)
  expect(mistakes('{ "a": { "b": 1 ] }')).toMatchInlineSnapshot(`
   [
     "1:17 found ] where a comma or } was expected. Check the quotes and brackets just before it",
   ]
  `)
  expect(mistakes('{ "a": 1 } }')).toMatchInlineSnapshot(`
   [
     "1:12 found } after the end. Take out what stands after the last bracket, or look for a bracket closed too early",
   ]
  `)
  expect(mistakes('{ "a": , "b": 2 }')).toMatchInlineSnapshot(`
   [
     "1:8 found a comma where a value was expected. Take one comma out, or put the missing value before it",
   ]
  `)
  expect(mistakes('{ "a": 1,, "b": 2 }')).toMatchInlineSnapshot(`
   [
     "1:10 found two commas in a row. Take one of them out",
   ]
  `)
  expect(mistakes('{\u00a0"a": 1 }')).toMatchInlineSnapshot(`
   [
     "1:2 an invisible character stands here. Delete it and type an ordinary space",
   ]
  `)
  expect(mistakes('')).toMatchInlineSnapshot(`
   [
     "1:1 the file is empty. Put its content back, or delete the file",
   ]
  `)
  expect(mistakes('{ "a": { "b": 1, "b": 2 }, "a": 3 }')).toMatchInlineSnapshot(`
   [
     "1:18 "b" stands twice in the same { }: it was already given on line 1. Keep one of the two, because only the last would count",
     "1:28 "a" stands twice in the same { }: it was already given on line 1. Keep one of the two, because only the last would count",
   ]
  `)
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
