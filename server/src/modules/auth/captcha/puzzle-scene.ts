import type { SKRSContext2D } from '@napi-rs/canvas'

/** A seeded generator for decoration only; anything secret uses `node:crypto`. */
export interface Random {
  /** In [0, 1). */
  next(): number
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

/** Paper, ink and the four colours of the press. */
const papers = ['#f7f3ea', '#f3eee4', '#eef1f0', '#f6efe9'] as const
const inks = ['#00a7c7', '#e0407b', '#f4b41a', '#2b3a67', '#e8452c', '#1e9e6a', '#3b5bfd'] as const

interface Frame {
  readonly width: number
  readonly height: number
}

function paintPaper(pen: SKRSContext2D, random: Random, { width, height }: Frame): void {
  pen.fillStyle = random.pick(papers)
  pen.fillRect(0, 0, width, height)
  const wash = pen.createLinearGradient(0, 0, width, height)
  wash.addColorStop(0, `${random.pick(inks)}55`)
  wash.addColorStop(1, `${random.pick(inks)}66`)
  pen.fillStyle = wash
  pen.fillRect(0, 0, width, height)
}

/** Overlapping discs of transparent ink, like overprinting on a press sheet. */
function paintInks(pen: SKRSContext2D, random: Random, { width, height }: Frame): void {
  pen.globalCompositeOperation = 'multiply'
  for (let i = 0; i < 9; i++) {
    pen.fillStyle = `${random.pick(inks)}${random.pick(['66', '88', '55'] as const)}`
    pen.beginPath()
    pen.arc(random.between(0, width), random.between(0, height), random.between(18, 58), 0, Math.PI * 2)
    pen.fill()
  }
  pen.globalCompositeOperation = 'source-over'
}

/** A patch of halftone dots that grow towards one side. */
function paintHalftone(pen: SKRSContext2D, random: Random, { width, height }: Frame): void {
  const left = random.between(-20, width * 0.6)
  const top = random.between(-20, height * 0.4)
  const span = random.between(90, 150)
  const angle = random.between(0, Math.PI)
  pen.fillStyle = `${random.pick(inks)}aa`
  for (let row = 0; row < 16; row++) {
    for (let column = 0; column < 16; column++) {
      const u = (column / 16 - 0.5) * span
      const v = (row / 16 - 0.5) * span
      pen.beginPath()
      pen.arc(
        left + span / 2 + u * Math.cos(angle) - v * Math.sin(angle),
        top + span / 2 + u * Math.sin(angle) + v * Math.cos(angle),
        0.5 + (column / 16) * 3,
        0,
        Math.PI * 2,
      )
      pen.fill()
    }
  }
}

/** The outline of a T-shirt, 100 units wide, around its middle. */
function traceShirt(pen: SKRSContext2D): void {
  pen.beginPath()
  pen.moveTo(-18, -44)
  pen.quadraticCurveTo(0, -30, 18, -44)
  for (const [x, y] of [
    [50, -28],
    [40, -2],
    [27, -9],
    [27, 46],
    [-27, 46],
    [-27, -9],
    [-40, -2],
    [-50, -28],
  ] as const) {
    pen.lineTo(x, y)
  }
  pen.closePath()
}

function traceMug(pen: SKRSContext2D): void {
  pen.beginPath()
  pen.roundRect(-32, -34, 54, 68, 8)
  pen.moveTo(22, -18)
  pen.bezierCurveTo(52, -22, 52, 26, 22, 20)
  pen.lineTo(22, 10)
  pen.bezierCurveTo(38, 12, 38, -8, 22, -8)
  pen.closePath()
}

function traceSheet(pen: SKRSContext2D): void {
  pen.beginPath()
  pen.moveTo(-30, -42)
  pen.lineTo(14, -42)
  pen.lineTo(32, -24)
  pen.lineTo(32, 42)
  pen.lineTo(-30, 42)
  pen.closePath()
}

function paintGoods(pen: SKRSContext2D, random: Random, { width, height }: Frame): void {
  for (let i = 0; i < 4; i++) {
    pen.save()
    pen.translate((width / 4) * (i + random.between(0.25, 0.75)), random.between(height * 0.3, height * 0.75))
    pen.rotate(random.between(-0.5, 0.5))
    const scale = random.between(0.5, 0.95)
    pen.scale(scale, scale)
    random.pick([traceShirt, traceMug, traceSheet])(pen)
    pen.shadowColor = '#17202e44'
    pen.shadowBlur = 6
    pen.shadowOffsetY = 2
    pen.fillStyle = random.pick(['#ffffff', '#fdfbf6', '#17202e', '#f4b41a', '#e8452c', '#3b5bfd'])
    pen.fill()
    pen.shadowColor = 'transparent'
    pen.fillStyle = random.pick(inks)
    pen.beginPath()
    pen.arc(0, 4, random.between(7, 14), 0, Math.PI * 2)
    pen.fill()
    pen.restore()
  }
}

/** Grain: no two pictures share a pixel, and the hole cannot be found by comparing with a clean copy. */
function paintGrain(pen: SKRSContext2D, random: Random, { width, height }: Frame): void {
  for (let i = 0; i < 420; i++) {
    pen.fillStyle = random.next() < 0.5 ? '#17202e22' : '#ffffff3a'
    pen.fillRect(random.between(0, width), random.between(0, height), random.between(0.6, 2), random.between(0.6, 2))
  }
}

export function paintScene(pen: SKRSContext2D, random: Random, frame: Frame): void {
  paintPaper(pen, random, frame)
  paintInks(pen, random, frame)
  paintHalftone(pen, random, frame)
  paintGoods(pen, random, frame)
  paintHalftone(pen, random, frame)
  paintGrain(pen, random, frame)
}
