/** Page coordinates: millimetres, x to the right, y down. */
export type Point = readonly [x: number, y: number]

export type Window = { left: number; top: number; width: number; height: number }

/** Whether the box round a line meets a window. */
export function meets(line: readonly Point[], { left, top, width, height }: Window): boolean {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const across = Math.max(...xs) > left && Math.min(...xs) < left + width
  return across && Math.max(...ys) > top && Math.min(...ys) < top + height
}
