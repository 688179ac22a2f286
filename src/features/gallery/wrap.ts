/** Returns an index brought within 0 to `count` - 1: the lightbox wraps around at both ends. */
export const wrap = (index: number, count: number): number =>
  ((Math.trunc(index) % count) + count) % count || 0
