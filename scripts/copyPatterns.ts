import { contentFiles } from '../src/content/check/files'
import { significant } from '../src/content/check/likeness'
import { validateContent } from '../src/content/gate'
import { isObject, textsIn, valueAt } from '../src/content/traverse'
import rules from './copyPatterns.json'

/**
 * `npm run copy-patterns [-- <part of a file's name>] [-- --list]`: how plain the copy is. It counts the patterns of copyPatterns.json,
 * long and negated sentences, list items that do not fit their heading, sentences said on another
 * page in other words, and sources that are none. It never fails: the figures are for whoever
 * edits. `--list` prints every finding.
 */

/** Fields of a file that no reader sees as prose. */
const notProse = new Set([
  '$schema',
  'sources',
  'times',
  'keywords',
  'related',
  'illustration',
  'photograph',
  'review',
  'route',
  'id',
  'standard',
  'protocols',
])
const shown = process.argv.includes('--list')
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ''

type Sentence = { file: string; text: string; words: number }
const findings = new Map<string, { file: string; text: string }[]>()
const addFinding = (id: string, file: string, text: string) =>
  findings.set(id, [...(findings.get(id) ?? []), { file, text }])

const prose = (value: object) =>
  textsIn(value)
    .filter(
      ({ path, text }) =>
        !path.some((part) => notProse.has(String(part))) &&
        text.includes(' ') &&
        !text.startsWith('http'),
    )
    .map(({ text }) => text)
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)
const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const files = contentFiles(validateContent('data')).filter(
  ({ file }) =>
    file.includes(wanted) &&
    /^data\/(treatments|pages|articles|cities|products|decisions)\//.test(file),
)
const sentences: Sentence[] = files.flatMap(({ file, value }) =>
  prose(value).flatMap((text) =>
    sentencesOf(text).map((sentence) => ({ file, text: sentence, words: countWords(sentence) })),
  ),
)

const negated = new RegExp(rules.negated)
for (const { file, text, words } of sentences) {
  if (words > rules.longSentence) addFinding(`longer than ${rules.longSentence} words`, file, text)
  if (negated.test(text)) addFinding('negated', file, text)
  for (const { id, find } of rules.patterns)
    if (new RegExp(find).test(text)) addFinding(id, file, text)
}
for (const { file, value } of files) {
  for (const { field, unfit, why } of rules.headings) {
    const items = valueAt(value, field.split('.'))
    if (Array.isArray(items))
      for (const item of items)
        if (typeof item === 'string' && new RegExp(unfit).test(item))
          addFinding(`${field}: ${why}`, file, item)
  }
  const sources = isObject(value) && Array.isArray(value.sources) ? value.sources : []
  for (const { url } of sources as { url?: string }[])
    if (url !== undefined && new RegExp(rules.unfitSources).test(url))
      addFinding('source that is none', file, url)
}

/**
 * Sentences of two files whose significant words are mostly the same. Pairs are looked for among
 * sentences that share a rare word.
 */
function paraphrases(): void {
  const compared = sentences
    .filter(({ words }) => words >= rules.paraphrase.fewestWords)
    .map((sentence) => ({ ...sentence, set: significant(sentence.text) }))
  const having = new Map<string, number[]>()
  compared.forEach(({ set }, i) =>
    set.forEach((word) => having.set(word, [...(having.get(word) ?? []), i])),
  )
  compared.forEach((one, i) => {
    const rarest = [...one.set]
      .toSorted((a, b) => having.get(a)!.length - having.get(b)!.length)
      .slice(0, 4)
    const near = new Set(rarest.flatMap((word) => having.get(word)!))
    for (const j of near) {
      const other = compared[j]!
      if (j === i || other.file === one.file || other.text === one.text) continue
      const both = [...one.set].filter((word) => other.set.has(word)).length
      if (both / (one.set.size + other.set.size - both) < rules.paraphrase.likeness) continue
      addFinding(
        'said on another page in other words',
        one.file,
        `${one.text}  ~  ${other.text} (${other.file})`,
      )
      break
    }
  })
}
paraphrases()

const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
console.log(
  `${files.length} files, ${words} words, ${sentences.length} sentences, ${(words / sentences.length).toFixed(1)} words a sentence, ` +
    `${((100 * (findings.get('negated')?.length ?? 0)) / sentences.length).toFixed(1)}% negated`,
)
for (const [id, found] of [...findings].toSorted((a, b) => b[1].length - a[1].length)) {
  const counts = new Map<string, number>()
  for (const { file } of found) counts.set(file, (counts.get(file) ?? 0) + 1)
  const most = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 4)
  console.log(
    `${String(found.length).padStart(5)}  ${id}; most in ${most.map(([file, n]) => `${file.replace('data/', '')} (${n})`).join(', ')}`,
  )
  if (shown) for (const { file, text } of found) console.log(`         ${file}: ${text}`)
}
