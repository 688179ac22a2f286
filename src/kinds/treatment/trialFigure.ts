import type { TrialFigure } from '@clinic/content/schemas/trialFigure'
import type { Source } from '@clinic/content/schemas/common'
import type { TrialFigureText } from './types'
import type { BuildContext } from '../../buildContext/buildContext'

/** Returns how many decimals a percentage is written with, two at most. */
const decimals = (percent: number) =>
  [0, 1].find((n) => Number(percent.toFixed(n)) === percent) ?? 2

/**
 * Returns the figures of a trial as people are counted: of 100, and of 1,000 or 10,000 where one of
 * them is a fraction of a hundredth. Null where the treatment has none.
 */
export function trialFigure(
  { words, rich }: BuildContext,
  figure: TrialFigure | undefined,
  sources: readonly Source[],
): TrialFigureText | null {
  if (figure === undefined) return null
  const { title, people = null, groups, note, source } = figure
  const of = 100 * 10 ** Math.max(...groups.map(({ percent }) => decimals(percent)))
  return {
    title: words(title),
    people,
    of,
    groups: groups.map(({ label, percent }) => ({
      label: words(label),
      count: Math.round((percent * of) / 100),
      percent,
    })),
    note: note === undefined ? null : rich(note),
    source: { name: sources.find(({ url }) => url === source)!.source, url: source },
  }
}
