import { durationsIn, type Duration } from './durations'

/** Returns the times after which something is fine again, as the words of a recovery name them. */
export const untilSpans = (text: string): Duration[] => [
  ...(/\b(?:straight away|no need to wait|no limit|same(?: or next)? day|next day)\b/i.test(text)
    ? [{ from: 0, to: 1, written: 'at once' }]
    : []),
  ...durationsIn(text),
]
