/** The lightbox: which picture is shown. It wraps around at both ends. */
type GalleryState = { index: number }

type GalleryAction = { type: 'show'; index: number } | { type: 'next' } | { type: 'previous' }

export const galleryReducer =
  (count: number) =>
  ({ index }: GalleryState, action: GalleryAction): GalleryState => {
    switch (action.type) {
      case 'show':
        return { index: wrap(action.index, count) }
      case 'next':
        return { index: wrap(index + 1, count) }
      case 'previous':
        return { index: wrap(index - 1, count) }
    }
  }

/** The place in the row that a number stands for, which may lie beyond either end. */
export const wrap = (index: number, count: number): number =>
  ((Math.trunc(index) % count) + count) % count || 0
