import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * The parts of GitHub's workflow files that the project's own use; see GitHub's page "Workflow
 * syntax".
 */
export type Step = {
  name?: string
  id?: string
  if?: string
  uses?: string
  run?: string
  with?: Record<string, string | number | boolean>
  env?: Record<string, string>
}
export type Job = {
  name?: string
  if?: string
  needs?: string | string[]
  permissions?: Record<string, string>
  environment?: { name: string }
  concurrency?: { group: string }
  env?: Record<string, string | number>
  outputs?: Record<string, string>
  steps: Step[]
}
export type Workflow = {
  name: string
  on: Record<string, { branches?: string[]; 'branches-ignore'?: string[]; paths?: string[] } | null>
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}
/** An action of the repository's own, made of steps. */
export type CompositeAction = {
  inputs?: Record<string, { default?: string }>
  runs: { steps: Step[] }
}

export const readWorkflow = (file: string): Workflow =>
  parse(readFileSync(file, 'utf8')) as Workflow
export const readAction = (folder: string): CompositeAction =>
  parse(readFileSync(`${folder}/action.yml`, 'utf8')) as CompositeAction

export const needsOf = ({ needs = [] }: Job): string[] => [needs].flat()
