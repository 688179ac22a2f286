import type { Height, Point } from './relief'

const { cos, exp, hypot, max, min, sin, PI } = Math

/**
 * The few forms from which every height is built. Amounts are millimetres; a negative amount
 * presses in.
 */
export type Hill = {
  x: number
  y: number
  spreadX: number
  spreadY: number
  turn?: number
  amount: number
}

/** A smooth hill or hollow, wider along one axis; `turn` in radians, clockwise on the page. */
export function hill({ x: cx, y: cy, spreadX, spreadY, turn = 0, amount }: Hill): Height {
  const [cosine, sine] = [cos(turn), sin(turn)]
  const [kx, ky] = [1 / (2 * spreadX * spreadX), 1 / (2 * spreadY * spreadY)]
  return (x, y) => {
    const along = (x - cx) * cosine + (y - cy) * sine
    const across = -(x - cx) * sine + (y - cy) * cosine
    const fall = along * along * kx + across * across * ky
    return fall > 14 ? 0 : amount * exp(-fall)
  }
}

/**
 * A ridge or crease along a line of points: deepest at the middle of its length, gone at both ends.
 */
export function crease(
  line: readonly Point[],
  spread: number,
  amount: number,
  taper = true,
): Height {
  const lengths = line.slice(1).map(([x, y], i) => hypot(x - line[i]![0], y - line[i]![1]))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const reach = 5.3 * spread
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const [left, right, top, bottom] = [
    min(...xs) - reach,
    max(...xs) + reach,
    min(...ys) - reach,
    max(...ys) + reach,
  ]
  return (x, y) => {
    if (x < left || x > right || y < top || y > bottom) return 0
    let nearest = Infinity
    let at = 0
    let walked = 0
    for (let i = 0; i < lengths.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!]
      const length = lengths[i]!
      const t = max(0, min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length * length)))
      const distance = (x - ax - (bx - ax) * t) ** 2 + (y - ay - (by - ay) * t) ** 2
      if (distance < nearest) [nearest, at] = [distance, walked + t * length]
      walked += length
    }
    const fall = nearest / (2 * spread * spread)
    if (fall > 14) return 0
    return amount * exp(-fall) * (taper ? sin(PI * min(1, max(0, at / total))) ** 0.7 : 1)
  }
}

export const sumOf =
  (...heights: Height[]): Height =>
  (x, y) => {
    let z = 0
    for (const height of heights) z += height(x, y)
    return z
  }

/** From 0 to 1 round `t` = 0. */
export const sigmoid = (t: number) => 1 / (1 + exp(-t))
