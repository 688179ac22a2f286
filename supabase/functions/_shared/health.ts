import type { Config } from './config.ts'
import type { Database, HealthFigures } from './database.ts'

/** A letter is sent within seconds and tried again after minutes; one an hour old is stuck. */
const longestWaitMinutes = 60

export type Health = Awaited<ReturnType<typeof readHealth>>

/**
 * The health page: asks the database how it is, and says what needs somebody's attention. `degraded`:
 * nothing can be stored now. `attention`: everything is served, and `problems` says what an operator
 * should look at. Budgets are given in percent, because the page is public and the number of
 * enquiries is confidential. Never throws.
 */
export async function readHealth({
  config,
  database,
}: {
  config: Config
  database: Pick<Database, 'health'>
}) {
  let figures: HealthFigures
  try {
    figures = await database.health()
  } catch {
    return {
      status: 'degraded' as const,
      database: 'unreachable',
      problems: ['The database cannot be reached, so no enquiry can be stored.'],
    }
  }
  const { waiting, oldestWaitingMinutes, failing, today, databaseMegabytes } = figures
  const budgets: [name: string, used: number, of: number][] = [
    ['enquiries', today.enquiries, config.budgets.enquiries],
    ['letters', today.letters, config.budgets.letters],
  ]
  const percent = ([, used, of]: (typeof budgets)[number]) =>
    of === 0 ? 100 : Math.min(100, Math.floor((100 * used) / of))
  const problems: string[] = []
  if (failing > 0)
    problems.push(
      `Letters that could not be sent after several attempts: ${failing}. The log says why (event "delivery").`,
    )
  if (oldestWaitingMinutes > longestWaitMinutes)
    problems.push(`The oldest letter has been waiting for ${oldestWaitingMinutes} minutes.`)
  for (const budget of budgets)
    if (percent(budget) === 100)
      problems.push(`Today's budget is used up: ${budget[0]}. It begins anew at midnight (UTC).`)
  return {
    status: problems.length > 0 ? ('attention' as const) : ('ok' as const),
    database: 'ok',
    problems,
    letters: { waiting, oldestWaitingMinutes, failing },
    usedTodayPercent: Object.fromEntries(budgets.map((budget) => [budget[0], percent(budget)])),
    databaseMegabytes,
  }
}
