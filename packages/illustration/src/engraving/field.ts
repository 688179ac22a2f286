import type { Point, ViewBox } from '../geometry/points'
import { clamp, evenly, lengthsAlong, varying } from './lines'

const { ceil, exp, floor, max, min, round, sqrt } = Math

/** A number for each place of a view box on a grid, such as depth; interpolated between. */
export class Field {
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array

  /** @param density grid points to a millimetre */
  constructor(
    readonly viewBox: ViewBox,
    readonly density: number,
    of?: (x: number, y: number, i: number) => number,
  ) {
    this.columns = ceil(viewBox.width * density) + 1
    this.rows = ceil(viewBox.height * density) + 1
    this.values = new Float32Array(this.columns * this.rows)
    if (of) this.set(of)
  }

  /** Returns another field on the same grid. */
  like(of?: (x: number, y: number, i: number) => number): Field {
    return new Field(this.viewBox, this.density, of)
  }

  xOf(column: number): number {
    return this.viewBox.left + column / this.density
  }

  yOf(row: number): number {
    return this.viewBox.top + row / this.density
  }

  /** Sets every value; `i` is the place among the values. */
  set(of: (x: number, y: number, i: number) => number): this {
    for (let row = 0, i = 0; row < this.rows; row++) {
      const y = this.yOf(row)
      for (let column = 0; column < this.columns; column++, i++)
        this.values[i] = of(this.xOf(column), y, i)
    }
    return this
  }

  at(x: number, y: number): number {
    const u = clamp((x - this.viewBox.left) * this.density, 0, this.columns - 1.001)
    const v = clamp((y - this.viewBox.top) * this.density, 0, this.rows - 1.001)
    const i = floor(u)
    const j = floor(v)
    const k = j * this.columns + i
    const { values, columns } = this
    const s = u - i
    const t = v - j
    return (
      (values[k]! * (1 - s) + values[k + 1]! * s) * (1 - t) +
      (values[k + columns]! * (1 - s) + values[k + columns + 1]! * s) * t
    )
  }

  /** Blurs the field nearly as by a Gaussian of `sigma` millimetres: three box blurs. */
  blurred(sigma: number): Field {
    const reach = max(1, round((sigma * this.density * sqrt(5)) / 2 - 0.5))
    const result = this.like()
    result.values.set(this.values)
    const aside = new Float32Array(this.values.length)
    for (let pass = 0; pass < 3; pass++) {
      boxBlur(result.values, aside, this.columns, this.rows, 1, this.columns, reach)
      boxBlur(aside, result.values, this.rows, this.columns, this.columns, 1, reach)
    }
    return result
  }

  /** Returns a field of 1 inside a closed outline, 0 outside, between at its edge. */
  static inside(viewBox: ViewBox, density: number, outline: readonly Point[]): Field {
    const field = new Field(viewBox, density)
    const passes = 3
    for (let row = 0; row < field.rows; row++)
      for (let pass = 0; pass < passes; pass++) {
        const y = field.yOf(row) + ((pass + 0.5) / passes - 0.5) / density
        const crossings = outline
          .flatMap(([ax, ay], i) => {
            const [bx, by] = outline[(i + 1) % outline.length]!
            return ay <= y !== by <= y
              ? [(ax + ((bx - ax) * (y - ay)) / (by - ay) - viewBox.left) * density]
              : []
          })
          .toSorted((a, b) => a - b)
        for (let i = 0; i + 1 < crossings.length; i += 2) {
          const [from, to] = [crossings[i]!, crossings[i + 1]!]
          for (
            let column = max(0, floor(from));
            column <= min(field.columns - 1, ceil(to));
            column++
          )
            field.values[row * field.columns + column]! +=
              clamp(min(to, column + 0.5) - max(from, column - 0.5)) / passes
        }
      }
    return field
  }

  /**
   * Adds a soft stroke along a line.
   * @param amount one value, or several at even distances along the line
   * @param left how far it falls off to the left of the direction of travel, in millimetres; with
   *   0 that side stays as it is, and the stroke is a crease
   */
  stroke(
    line: readonly Point[],
    amount: number | readonly number[],
    left: number,
    right = left,
  ): this {
    const amountAt = typeof amount === 'number' ? () => amount : varying(amount)
    const reach = max(left, right) * 2.4
    // Where a stroke falls off slowly, fewer pieces say the same.
    const pieces = evenly(line, max(0.7, reach / 8))
    const count = pieces.length - 1
    const way = lengthsAlong(pieces)
    const total = way[count]!
    const xs = Float64Array.from(pieces, ([x]) => x)
    const ys = Float64Array.from(pieces, ([, y]) => y)
    const [left0, right0, top0, bottom0] = this.#around([
      min(...xs) - reach,
      max(...xs) + reach,
      min(...ys) - reach,
      max(...ys) + reach,
    ])
    for (let row = top0; row <= bottom0; row++)
      for (let column = left0; column <= right0; column++) {
        const x = this.xOf(column)
        const y = this.yOf(row)
        let nearest = reach * reach
        let at = -1
        let side = 0
        for (let n = 0; n < count; n++) {
          const px = x - xs[n]!
          const py = y - ys[n]!
          const dx = xs[n + 1]! - xs[n]!
          const dy = ys[n + 1]! - ys[n]!
          const raw = (px * dx + py * dy) / (dx * dx + dy * dy || 1e-9)
          const t = raw < 0 ? 0 : raw > 1 ? 1 : raw
          const distance = (px - dx * t) ** 2 + (py - dy * t) ** 2
          if (distance < nearest) {
            nearest = distance
            at = way[n]! + (way[n + 1]! - way[n]!) * t
            side = dx * py - dy * px
          }
        }
        if (at < 0) continue
        const fall = side > 0 ? right : left
        if (fall > 0)
          this.values[row * this.columns + column]! +=
            amountAt(at / total) * exp(-nearest / (fall * fall))
      }
    return this
  }

  /** Adds a rounded hill, wider along one axis; `turn` in radians, clockwise on the page. */
  hill(x: number, y: number, spreadX: number, spreadY: number, amount: number, turn = 0): this {
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
    const reach = max(spreadX, spreadY) * 2.5
    const [left, right, top, bottom] = this.#around([x - reach, x + reach, y - reach, y + reach])
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const [dx, dy] = [this.xOf(column) - x, this.yOf(row) - y]
        const [along, across] = [
          (dx * cosine + dy * sine) / spreadX,
          (dy * cosine - dx * sine) / spreadY,
        ]
        this.values[row * this.columns + column]! += amount * exp(-along * along - across * across)
      }
    return this
  }

  /**
   * Returns a field of what follows from this one's slope, per millimetre to the right and down.
   */
  ofSlope(of: (right: number, down: number) => number): Field {
    const { values, columns, rows, density } = this
    const result = this.like()
    for (let row = 0, i = 0; row < rows; row++)
      for (let column = 0; column < columns; column++, i++) {
        const across = values[column < columns - 1 ? i + 1 : i]! - values[column > 0 ? i - 1 : i]!
        const down = values[row < rows - 1 ? i + columns : i]! - values[row > 0 ? i - columns : i]!
        result.values[i] = of((across * density) / 2, (down * density) / 2)
      }
    return result
  }

  #around([left, right, top, bottom]: [number, number, number, number]): [
    number,
    number,
    number,
    number,
  ] {
    const column = (x: number) =>
      clamp(round((x - this.viewBox.left) * this.density), 0, this.columns - 1)
    const row = (y: number) => clamp(round((y - this.viewBox.top) * this.density), 0, this.rows - 1)
    return [column(left), column(right), row(top), row(bottom)]
  }
}

/**
 * Computes the mean of `2 * reach + 1` neighbours; `next` leads on in a line, `skip` to the next.
 */
function boxBlur(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  next: number,
  skip: number,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * skip
    const value = (k: number) => from[start + clamp(k, 0, length - 1) * next]!
    let sum = 0
    for (let k = -reach; k <= reach; k++) sum += value(k)
    for (let k = 0; k < length; k++) {
      to[start + k * next] = sum * share
      sum += value(k + reach + 1) - value(k - reach)
    }
  }
}
