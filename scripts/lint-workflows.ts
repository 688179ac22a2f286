import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run lint:workflows`: reads every workflow as GitHub does, with its own parser. */
async function main(): Promise<void> {
  // Published for `import` only.
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
    await import('@actions/workflow-parser')
  const folder = '.github/workflows'
  for (const name of readdirSync(folder)) {
    const content = readFileSync(join(folder, name), 'utf8')
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
    if (value) await convertWorkflowTemplate(context, value)
    for (const { message } of context.errors.getErrors()) {
      console.error(message)
      process.exitCode = 1
    }
  }
}
void main()
