/** Page coordinates: millimetres, x to the right, y down. */
export type Point = readonly [x: number, y: number]

export type Window = { left: number; top: number; width: number; height: number }
