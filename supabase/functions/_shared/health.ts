import type { Config } from './config.ts'
import type { Database, HealthFigures } from './database.ts'

/** A notice is sent within seconds and tried again after minutes; one an hour old is stuck. */
const longestWaitMinutes = 60
/** The purge runs once a day, so a delay of an hour or two is not reported. */
const longestWithoutPurgeHours = 26

export type Health = Awaited<ReturnType<typeof readHealth>>

/**
 * The health page: asks the database how it is, and says what needs somebody's attention.
 * `degraded`: nothing can be stored now. `attention`: everything is served, and `problems` says
 * what an operator should look at. The page is public and how many people ask is confidential, so
 * it holds no number of them; `npm run leads -- health` does. Never throws.
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
  const problems = problemsOf(figures, config.budgets)
  return {
    status: problems.length > 0 ? ('attention' as const) : ('ok' as const),
    database: 'ok',
    problems,
  }
}

/** Lists what needs attention, without counts of people or of what they sent. */
function problemsOf(figures: HealthFigures, budgets: Config['budgets']): string[] {
  const { failing, oldestWaitingMinutes, today, oldestLeadDays, keepLeadsDays } = figures
  const { hoursSincePurge, scheduled, videosOverdue } = figures
  const usedUp = (['enquiries', 'notices', 'letters'] as const).filter(
    (name) => today[name] >= budgets[name],
  )
  const problems: [when: boolean, what: string][] = [
    [
      failing > 0,
      'There are letters that could not be sent after several attempts. The log says why ' +
        '(event "delivery").',
    ],
    [
      oldestWaitingMinutes > longestWaitMinutes,
      'A letter to the clinic has been waiting for more than an hour.',
    ],
    [
      usedUp.length > 0,
      `Today's budget is used up: ${usedUp.join(', ')}. It begins anew at midnight (UTC).`,
    ],
    [
      oldestLeadDays > keepLeadsDays + 1,
      `An enquiry is kept that is more than ${keepLeadsDays + 1} days old. It should have ` +
        `been deleted after ${keepLeadsDays}.`,
    ],
    [
      !scheduled || (hoursSincePurge ?? Infinity) > longestWithoutPurgeHours,
      'What is past its time is not deleted every day. Something has to call clinic.purge(): ' +
        'on Supabase the extension pg_cron (docs/going-live.md).',
    ],
    [
      videosOverdue > 0,
      'A video that was to be deleted is still there. Its file is deleted when the health ' +
        'page of video-upload-url is opened, or by npm start.',
    ],
  ]
  return problems.filter(([when]) => when).map(([, what]) => what)
}
