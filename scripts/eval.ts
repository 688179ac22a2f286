import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { loadContent } from '@clinic/content/load'
import { gradeAll, share, type Grade, type Rubric } from '@clinic/assistant/eval/grade'

/**
 * `npm run eval`: asks the assistant the questions of packages/assistant/eval/questions.json, or of a file that is named, and grades the answers
 * by rubric. Every third question is held out: whoever adds phrases to data/assistant looks at the
 * others only. `--verbose` prints what fell short. Fails below 85 %, or with any unsafe answer.
 */
const root = join(__dirname, '..')
const args = process.argv.slice(2)

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const line = (name: string, some: readonly Grade[]) =>
  console.log(
    `${name.padEnd(16)} ${(100 * share(some)).toFixed(1).padStart(5)} %  of ${some.length}; unsafe ${some.filter(({ score }) => score < 0).length}; ` +
      `median ${median(some.map((g) => g.words))} words, ${median(some.map((g) => g.ms)).toFixed(1)} ms`,
  )

async function evaluate(): Promise<number> {
  const { content } = loadContent(join(root, 'data'))
  if (content === null) throw new Error('The content has mistakes; npm run check lists them.')
  const file =
    args.find((arg) => !arg.startsWith('--')) ??
    join(root, 'packages/assistant/eval/questions.json')
  const rubrics = JSON.parse(readFileSync(file, 'utf8')) as Rubric[]
  const known = knowledge(content)
  const grades = await gradeAll(known, rubrics)
  for (const group of new Set(grades.map((g) => g.group))) line(group, grades.filter((g) => g.group === group)) // prettier-ignore
  line('held out', grades.filter((_, i) => i % 3 === 2)) // prettier-ignore
  line('all', grades)
  if (args.includes('--verbose'))
    for (const [i, { id, why, answer, score }] of grades.entries())
      if (score < 2)
        console.log(
          `${score} ${id} "${rubrics[i]!.turns.join(' > ')}": ${why.join('; ')}\n    ${answer.replace(/\s+/g, ' ').slice(0, 300)}`,
        )
  return share(grades) >= 0.85 && grades.every(({ score }) => score >= 0) ? 0 : 1
}

void evaluate()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 2
  })
  .then((code) => (process.exitCode = code))
