import { NOTHING } from './palette.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A stretch of the border between two areas, from one place where three meet to the next, or all around. */
export interface Chain {
  /** Corners of pixels; the first and last are the same when it is closed. */
  readonly points: readonly Point[]
  readonly left: number
  readonly right: number
  readonly is_closed: boolean
}

/** Right, down, left, up. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const

/** The borders of a map of labels as a network whose parts are traced once: neighbours share them exactly. */
export class BorderNetwork {
  readonly #labels: Uint8Array
  readonly #width: number
  readonly #height: number
  /** By corner, a bit for each direction a border leaves in. */
  readonly #ways: Uint8Array
  readonly #used: Uint8Array

  constructor(labels: Uint8Array, width: number, height: number) {
    this.#labels = labels
    this.#width = width
    this.#height = height
    this.#ways = new Uint8Array((width + 1) * (height + 1))
    this.#used = new Uint8Array(this.#ways.length)
    for (let y = 0; y <= height; y++) for (let x = 0; x <= width; x++) this.#ways[this.#at(x, y)] = this.#waysOf(x, y)
  }

  chains(): Chain[] {
    const found: Chain[] = []
    for (const from_junction of [true, false]) {
      for (let y = 0; y <= this.#height; y++) {
        for (let x = 0; x <= this.#width; x++) {
          if (from_junction && !this.#isJunction(x, y)) continue
          for (const way of [0, 1, 2, 3]) if (this.#isFree(x, y, way)) found.push(this.#follow(x, y, way))
        }
      }
    }
    return found
  }

  #at(x: number, y: number): number {
    return y * (this.#width + 1) + x
  }

  #label(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= this.#width || y >= this.#height) return NOTHING
    return this.#labels[y * this.#width + x] ?? NOTHING
  }

  #waysOf(x: number, y: number): number {
    const [a, b, c, d] = [this.#label(x - 1, y - 1), this.#label(x, y - 1), this.#label(x - 1, y), this.#label(x, y)]
    return (b !== d ? 1 : 0) | (c !== d ? 2 : 0) | (a !== c ? 4 : 0) | (a !== b ? 8 : 0)
  }

  #isJunction(x: number, y: number): boolean {
    const ways = this.#ways[this.#at(x, y)] ?? 0
    const count = (ways & 1) + ((ways >> 1) & 1) + ((ways >> 2) & 1) + ((ways >> 3) & 1)
    return count > 2
  }

  #isFree(x: number, y: number, way: number): boolean {
    const at = this.#at(x, y)
    return ((this.#ways[at] ?? 0) & ~(this.#used[at] ?? 0) & (1 << way)) !== 0
  }

  #use(x: number, y: number, way: number): void {
    const at = this.#at(x, y)
    this.#used[at] = (this.#used[at] ?? 0) | (1 << way)
  }

  /** Labels on the left and right of a step; y points down. */
  #sides(x: number, y: number, way: number): readonly [number, number] {
    if (way === 0) return [this.#label(x, y - 1), this.#label(x, y)]
    if (way === 1) return [this.#label(x, y), this.#label(x - 1, y)]
    if (way === 2) return [this.#label(x - 1, y), this.#label(x - 1, y - 1)]
    return [this.#label(x - 1, y - 1), this.#label(x, y - 1)]
  }

  #follow(start_x: number, start_y: number, first_way: number): Chain {
    const [left, right] = this.#sides(start_x, start_y, first_way)
    const points: Point[] = [{ x: start_x, y: start_y }]
    let [x, y, way] = [start_x, start_y, first_way]
    for (;;) {
      const step = STEPS[way] ?? STEPS[0]
      this.#use(x, y, way)
      x += step.x
      y += step.y
      const back = (way + 2) % 4
      this.#use(x, y, back)
      points.push({ x, y })
      const is_closed = x === start_x && y === start_y
      if (is_closed || this.#isJunction(x, y)) return { points, left, right, is_closed }
      const next = [0, 1, 2, 3].find((one) => one !== back && this.#isFree(x, y, one))
      if (next === undefined) return { points, left, right, is_closed: false }
      way = next
    }
  }
}
