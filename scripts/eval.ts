import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { Engine } from '@clinic/assistant/engine/engine'
import {
  gradeAll,
  share,
  type Answering,
  type Grade,
  type Rubric,
} from '@clinic/assistant/eval/grade'
import { byModel, embedded, recorded, type Recording } from '@clinic/assistant/eval/readers'
import { loadContent } from '@clinic/content/load'
import { complete } from '../supabase/functions/_shared/model/complete'
import { modelSettings } from '../supabase/functions/_shared/config'

/**
 * `npm run eval [-- FILE] [--recorded | --model [--record]] [--verbose]`: asks the assistant the
 * questions of packages/assistant/eval/questions.json, or of a file that is named, and grades the
 * answers by rubric. Every third question is held out: whoever adds phrases to data/assistant looks
 * at the others only.
 *
 * `--recorded` sets the embedded reader beside a model whose replies stand in
 * packages/assistant/eval/recorded.jsonl, on the questions that stand there; `--model` beside the
 * one of the environment (.env.example), and `--record` keeps its replies there. `--verbose` prints
 * what fell short. Fails below 85 %, or with any unsafe answer.
 */
const root = join(__dirname, '..')
const args = process.argv.slice(2)
const has = (flag: string) => args.includes(`--${flag}`)
const recordings = join(root, 'packages/assistant/eval/recorded.jsonl')
/** Milliseconds that a question waits for a model, which may be somebody at a desk. */
const patienceMs = Number(process.env.EVAL_PATIENCE_MS ?? 6000)

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * Returns the figures of some answers: points, unsafe ones, words, time, and tokens if there are
 * any.
 */
function figures(some: readonly Grade[]): string {
  const tokens = some.flatMap((grade) => grade.tokens ?? [])
  const mean = (numbers: number[]) =>
    Math.round(numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1))
  return [
    `${(100 * share(some)).toFixed(1).padStart(5)} %`,
    `unsafe ${some.filter(({ score }) => score < 0).length}`,
    `median ${median(some.map((g) => g.words))} words, ` +
      `${median(some.map((g) => g.ms)).toFixed(1)} ms`,
    ...(tokens.length > 0
      ? [`${mean(tokens.map((t) => t.read))} + ${mean(tokens.map((t) => t.written))} tokens`]
      : []),
  ].join('; ')
}

/** Prints the figures of each group, of each reader below the other. */
function table(readers: readonly { name: string; grades: Grade[] }[]): void {
  const [{ grades: first }] = readers as [(typeof readers)[0]]
  const rows: [string, (grade: Grade, i: number) => boolean][] = [
    ...[...new Set(first.map(({ group }) => group))].map(
      (group): [string, (grade: Grade) => boolean] => [group, (grade) => grade.group === group],
    ),
    ['held out', (_grade, i) => i % 3 === 2],
    ['all', () => true],
  ]
  for (const [row, is] of rows)
    for (const { name, grades } of readers)
      console.log(
        `${row.padEnd(14)} ${name.padEnd(9)} of ` +
          `${String(grades.filter(is).length).padStart(4)}: ${figures(grades.filter(is))}`,
      )
}

/** Returns what asks the model of the environment, and keeps its replies. */
function asking(kept: Recording[], rubrics: readonly Rubric[]) {
  const model = modelSettings((name) => process.env[name])
  if (model === null) throw new Error('No model is set up (.env.example).')
  return (turns: string[]) => {
    const rubric = rubrics.find((one) => JSON.stringify(one.turns) === JSON.stringify(turns))
    const talk: Recording = {
      turns,
      ...(rubric && { rubric }),
      replies: {},
      tokens: { read: 0, written: 0 },
    }
    kept.push(talk)
    return {
      ask: async (prompt: Parameters<typeof complete>[1], signal: AbortSignal) => {
        const { value, tokens } = await complete(model, prompt, fetch, signal)
        talk.replies[prompt.name] = value
        talk.tokens.read += tokens.read
        talk.tokens.written += tokens.written
        return value
      },
      tokens: () => talk.tokens,
    }
  }
}

async function evaluate(): Promise<number> {
  const { content } = loadContent(join(root, 'data'))
  if (content === null) throw new Error('The content has mistakes; npm run check lists them.')
  const file =
    args.find((arg) => !arg.startsWith('--')) ??
    join(root, 'packages/assistant/eval/questions.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as Rubric[]
  const engine = await Engine.create(knowledge(content))
  const [{ madeBy }, ...talks] = readFileSync(recordings, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown) as [{ madeBy: string }, ...Recording[]]
  const rubrics = has('recorded')
    ? talks.flatMap(({ turns, rubric }) => (rubric ? [{ ...rubric, turns }] : []))
    : all
  const readers: [string, Answering][] = [['embedded', embedded(engine)]]
  const kept: Recording[] = []
  if (has('recorded') || has('model')) {
    const faults = (fault: unknown, turns: string[]) =>
      console.log(`The embedded reader answered "${turns.at(-1)}": ${String(fault)}`)
    const ask = has('recorded') ? recorded(talks) : asking(kept, all)
    readers.push(['model', byModel(engine, ask, faults, patienceMs)])
    if (has('recorded')) console.log(madeBy)
  }
  const graded: { name: string; grades: Grade[] }[] = []
  for (const [name, answering] of readers)
    graded.push({ name, grades: await gradeAll(answering, rubrics) })
  if (has('record'))
    writeFileSync(
      recordings,
      [{ madeBy: process.env.OPENAI_MODEL ?? process.env.ANTHROPIC_MODEL }, ...kept]
        .map((one) => `${JSON.stringify(one)}\n`)
        .join(''),
    )
  table(graded)
  if (has('verbose'))
    for (const { name, grades } of graded)
      for (const [i, { id, why, answer, score }] of grades.entries())
        if (score < 2)
          console.log(
            `${name} ${score} ${id} "${rubrics[i]!.turns.join(' > ')}": ${why.join('; ')}\n  ` +
              `  ${answer.replace(/\s+/g, ' ').slice(0, 300)}`,
          )
  // Beside a model the embedded reader is shown for comparison.
  const { grades } = graded.at(-1)!
  return share(grades) >= 0.85 && grades.every(({ score }) => score >= 0) ? 0 : 1
}

void evaluate()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 2
  })
  .then((code) => (process.exitCode = code))
