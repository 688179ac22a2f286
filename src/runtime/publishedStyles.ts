import type { EmotionCache } from '@emotion/cache'
import { styleSheetPath } from '../design/styleSheetPath'

/** Tells Emotion of the rules that the page's style sheet has already (src/build/styleSheet.ts), so that it puts in none of them again. */
export function knowPublishedStyles(cache: EmotionCache, sheets: Iterable<CSSStyleSheet> = document.styleSheets): EmotionCache {
  for (const sheet of sheets)
    if (sheet.href && new URL(sheet.href).pathname.startsWith(styleSheetPath)) for (const name of namesIn(sheet.cssRules)) cache.inserted[name] = true
  return cache
}

/** Emotion's names of the rules: the hash in a class, the whole name of an animation. */
function namesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if ('selectorText' in rule) return [...(rule as CSSStyleRule).selectorText.matchAll(/\.css-([a-z0-9]+)/g)].map(([, hash]) => hash!)
    if ('name' in rule) return [(rule as CSSKeyframesRule).name]
    return 'cssRules' in rule ? namesIn((rule as CSSGroupingRule).cssRules) : []
  })
}
