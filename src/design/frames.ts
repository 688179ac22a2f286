/**
 * The places for pictures, each with one shape, whether a drawing or a photograph stands there: the
 * top of a page, a card, one of a pair, a room or an article.
 */
const shapes = { hero: '4 / 5', card: '4 / 3', pair: '3 / 4', room: '3 / 2' }

/** Rules of a picture in a place of that shape; SitePicture.tsx keeps its focal point in sight. */
export const framed = (shape: keyof typeof shapes): string =>
  `width: 100%; height: auto; aspect-ratio: ${shapes[shape]}; object-fit: cover; background: var(--plate);`

/** The words that lie on the foot of a picture. */
export const captionBar =
  'padding: 4px 10px 3px; background: var(--paper); color: var(--ink-2); font-size: var(--f-cap); line-height: 1.4;'
