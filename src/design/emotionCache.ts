import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * A cache for the styles of components. Without Emotion's vendor prefixes: no browser that the site serves needs one of those
 * it would write, and they were a third of the style sheet.
 */
export const emotionCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] })
