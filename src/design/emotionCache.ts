import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * The id of the style element of the fonts (src/design/fonts.ts). Emotion's rules come after it.
 */
export const fontFacesId = 'fonts'

/**
 * Creates Emotion's cache. Without vendor prefixes, which no browser served needs and which were a
 * third of the rules. Its key is not Emotion's `css`, under which the cache that @emotion/react
 * makes would take over the page's rules and move them.
 * @param insertionPoint the element of the head that all rules come after, in the browser
 */
export const emotionCache = (insertionPoint?: HTMLElement): EmotionCache =>
  createCache({ key: 'c', stylisPlugins: [], insertionPoint })
