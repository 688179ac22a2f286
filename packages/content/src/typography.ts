import { typeset, withCurlyMarks, withFirmSpaces, withJoiners } from '@clinic/contract/typography'
import type { Rich } from './expand'

/**
 * Words and links as they are set. A mark at the seam of two parts belongs to the words around it,
 * so marks are set in the text as a whole.
 */
export function typesetRich(rich: Rich): Rich {
  if (typeof rich === 'string') return typeset(rich)
  const texts = rich.map((part) => (typeof part === 'string' ? part : part.text))
  const whole = withFirmSpaces(withCurlyMarks(texts.join('')))
  let at = 0
  return rich.map((part, i) => {
    // So far, setting has kept the length.
    const text = withJoiners(whole.slice(at, (at += texts[i]!.length)))
    return typeof part === 'string' ? text : { ...part, text }
  })
}
