import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * The cache that Emotion keeps its rules in. Without vendor prefixes: no browser that the site
 * serves needs one of those Emotion would write, and they were a third of the rules. Its key is not
 * Emotion's own `css`, under which the cache that @emotion/react makes by itself would take over
 * the page's rules as well, and move them.
 *
 * @param insertionPoint the element of the head that all rules are to come after, in the browser
 */
export const emotionCache = (insertionPoint?: HTMLElement): EmotionCache =>
  createCache({ key: 'c', stylisPlugins: [], insertionPoint })
