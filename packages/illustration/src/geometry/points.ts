/** Page coordinates: millimetres, x to the right, y down. */
export type Point = readonly [x: number, y: number]

export type ViewBox = { left: number; top: number; width: number; height: number }

/** Checks whether the bounding box of a line overlaps a view box. */
export function overlaps(line: readonly Point[], { left, top, width, height }: ViewBox): boolean {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const across = Math.max(...xs) > left && Math.min(...xs) < left + width
  return across && Math.max(...ys) > top && Math.min(...ys) < top + height
}
