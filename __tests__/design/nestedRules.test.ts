import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/files/folders'

/**
 * Emotion joins a nested selector that begins with a pseudo-class to the class around it: it reads
 * `:focus-visible { … }` within a component as `.component:focus-visible`, and the rule, meant for
 * what the component holds, is dead. `& :focus-visible` and `&:focus-visible` say which is meant.
 */

/** The text of each template literal in a source, with what stands before it; `${…}` left out. */
function* templates(source: string): Generator<{ tag: string; text: string }> {
  for (let i = source.indexOf('`'); i >= 0; i = source.indexOf('`', i + 1)) {
    const tag = source.slice(Math.max(0, i - 60), i)
    let text = ''
    for (i++; source[i] !== '`' && i < source.length; i++) {
      if (source[i] === '\\') i++
      else if (source.startsWith('${', i)) {
        let depth = 0
        do {
          if (source[i] === '{') depth++
          if (source[i] === '}') depth--
          i++
        } while (depth > 0 || source[i - 1] === '$')
        i--
      } else text += source[i]
    }
    yield { tag, text }
  }
}

/** Selectors within a rule that begin with a pseudo-class. */
function joined(text: string, nested: boolean): string[] {
  const faults: string[] = []
  const around: boolean[] = [nested]
  for (const [, prelude, mark] of text
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop()
    if (mark !== '{') continue
    const selector = prelude!.trim()
    const isAtRule = selector.startsWith('@') || selector === ''
    if (!isAtRule && around.at(-1))
      faults.push(...selector.split(/,(?![^(]*\))/).filter((part) => /^\s*:(?!:)/.test(part)))
    around.push(isAtRule ? around.at(-1)! : true)
  }
  return faults
}

const sources = filesBelow('src').filter((file) => /\.tsx?$/.test(file))
const read = (file: string) => readFileSync(join('src', file), 'utf8')
/** Names of the sheets that are given to `<Global>`, whose own selectors stand in no class. */
const global = new Set(
  sources.flatMap((file) =>
    [...read(file).matchAll(/<Global styles=\{(\w+)\}/g)].map((m) => m[1]!),
  ),
)

it('finds what Emotion would join', () => {
  expect(joined(' a { } :focus-visible { } @media x { & b { :is(c, d) e { } } }', true)).toEqual([
    ':focus-visible',
    ':is(c, d) e',
  ])
  expect(joined(':root { } & :hover { } &:is(a, :b) { }', false)).toEqual([])
})

it('no style of the site is joined to a class by accident', () => {
  const found = sources.flatMap((file) =>
    [...templates(read(file))]
      .filter(({ tag }) => tag.endsWith('css'))
      .flatMap(({ tag, text }) =>
        joined(text, !global.has(/(\w+) = css$/.exec(tag)?.[1] ?? '')).map(
          (selector) => `${file}: ${selector.trim()}`,
        ),
      ),
  )
  expect(found).toEqual([])
})

it('no style waits for what comes later on the page: it would move what is read already', () => {
  const found = sources.filter((file) => /:has\(~/.test(read(file).replace(/\/\*[^]*?\*\//g, '')))
  expect(found).toEqual([])
})
