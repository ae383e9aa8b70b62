// The shadow a product casts on the ground it is photographed on: the ground's own colour, only darker.
import type { BenchPhoto, BenchPoint, BenchView } from './bench-view.ts'
import { highestField, softBlur } from './blur.ts'
import { fillPolygon } from './fill-polygon.ts'
import { colourDistance, colourSteps, eachBeside, meanLab, photoLabs } from './pick-colour.ts'
import { surfaceAt, visibleSpan } from './surface-grid.ts'

/** The part of the print surface that is product even where the surface was drawn a little too large. */
const SURE_SHARE = 0.8
const POINTS_PER_SIDE = 8
const MOST_POINTS = 60

/** An outline of what is certainly product: the middle of its print surface. */
export function sureProduct(view: Pick<BenchView, 'surface' | 'size_cm'>): BenchPoint[] {
  const { surface } = view
  const tidy = (value: number) => Math.round(10 * value) / 10
  if (surface.kind === 'polygon') {
    const step = Math.ceil(surface.outline.length / MOST_POINTS)
    const points = surface.outline.filter((_, n) => n % step === 0)
    const [cx, cy] = [0, 1].map((c) => points.reduce((sum, point) => sum + (point[c] as number), 0) / points.length)
    const inward = (value: number, middle = 0) => tidy(middle + SURE_SHARE * (value - middle))
    return points.map(([x, y]): BenchPoint => [inward(x, cx), inward(y, cy)])
  }
  const [left, right] = visibleSpan(view)
  const at = surfaceAt(view)
  const place = new Float64Array(2)
  const pointAt = (across: number, down: number): BenchPoint => {
    const s = (left + right) / 2 + (across - 0.5) * SURE_SHARE * (right - left)
    at(s, 0.5 + (down - 0.5) * SURE_SHARE, place, 0)
    return [tidy(place[0] as number), tidy(place[1] as number)]
  }
  const along = Array.from({ length: POINTS_PER_SIDE }, (_, n) => n / POINTS_PER_SIDE)
  return [
    ...along.map((t) => pointAt(t, 0)),
    ...along.map((t) => pointAt(1, t)),
    ...along.map((t) => pointAt(1 - t, 1)),
    ...along.map((t) => pointAt(0, 1 - t)),
  ]
}

/** Darker than an eighth of the ground's light is a dark thing rather than a shadow. Roots: Lab is cubic in light. */
const DARKEST = Math.cbrt(0.12)
const BRIGHTEST = 1.015
/** How far the hue of a shadow may be from the ground's: light from the sky and from the product tints it. */
const TINT = 6
const PRODUCT_TINT = 8
/** Sleeves are darker than the print surface, down to about two thirds of its light; nothing is much brighter. */
const SHADE = Math.cbrt(0.65)
const BRIGHTER = 3

type Lab = readonly [number, number, number]

/** Lightness as Lab's cube root; scaling light by k³ scales this, and a and b with it, by k. */
const luminanceRoot = (lightness: number) => lightness + 16

/** Mean of three by three pixels: single ones are noise. */
function smoothLabs(photo: BenchPhoto): Float32Array {
  const { width_px, height_px } = photo
  const labs = photoLabs(photo)
  const across = new Float32Array(labs.length)
  const both = new Float32Array(labs.length)
  const mean = (from: Float32Array, to: Float32Array, i: number, before: number, after: number) => {
    for (let c = 0; c < 3; c++) {
      to[3 * i + c] =
        ((from[3 * before + c] as number) + (from[3 * i + c] as number) + (from[3 * after + c] as number)) / 3
    }
  }
  for (let i = 0; i < labs.length / 3; i++) {
    const x = i % width_px
    mean(labs, across, i, x > 0 ? i - 1 : i, x < width_px - 1 ? i + 1 : i)
  }
  for (let i = 0; i < labs.length / 3; i++) {
    mean(across, both, i, i >= width_px ? i - width_px : i, i < width_px * (height_px - 1) ? i + width_px : i)
  }
  return both
}

function isShadowOn([l, a, b]: Lab, labs: Float32Array): (i: number) => boolean {
  return (i) => {
    const ratio = luminanceRoot(labs[3 * i] as number) / luminanceRoot(l)
    if (ratio < DARKEST || ratio > BRIGHTEST) return false
    return Math.hypot((labs[3 * i + 1] as number) - a * ratio, (labs[3 * i + 2] as number) - b * ratio) < TINT
  }
}

/** Whether a pixel looks like the product does on its print surface, in the light and the folds of that. */
function looksLike(seeds: readonly number[], labs: Float32Array): (i: number) => boolean {
  const light = seeds.map((i) => labs[3 * i] as number).sort((p, q) => p - q)
  const lowest = SHADE * luminanceRoot(light[Math.floor(0.02 * light.length)] ?? 0)
  const highest = luminanceRoot((light[Math.floor(0.98 * light.length)] ?? 0) + BRIGHTER)
  const [a, b] = [1, 2].map(
    (c) =>
      seeds.reduce((sum, i) => sum + (labs[3 * i + c] as number) / luminanceRoot(labs[3 * i] as number), 0) /
      seeds.length,
  ) as [number, number]
  return (i) => {
    const root = luminanceRoot(labs[3 * i] as number)
    if (root < lowest || root > highest) return false
    const [far_a, far_b] = [(labs[3 * i + 1] as number) - a * root, (labs[3 * i + 2] as number) - b * root]
    return Math.hypot(far_a, far_b) < PRODUCT_TINT
  }
}

type Size = Pick<BenchPhoto, 'width_px' | 'height_px'>

/** `set` (0 or 1) and all within `reach` of it. */
const grown = (set: Uint8Array, { width_px, height_px }: Size, reach: number): Uint8Array =>
  Uint8Array.from(highestField(Float32Array.from(set), width_px, height_px, reach))

const Side = { open: 0, product: 1, ground: 2 } as const

/** A sharp edge between the ground and its own colour is that of a hard shadow, and passed at this cost. */
const HARD_EDGE = 5
/** Costs are counted in steps of a quarter; beyond the last one an edge is as good as any. */
const FINENESS = 4
const MOST_COST = 255

type Contest = Size & {
  sides: Uint8Array
  steps: Float32Array
  /** What the ground pays to take a pixel; infinite where it may not. */
  groundCost: (i: number, step: number) => number
}

/**
 * Product and ground grow towards each other, each over the smoothest way (a watershed from two sides): a shadow fades
 * into the ground, a fold into the product, and they meet at the edge between the two.
 */
function growSides({ width_px, height_px, sides, steps, groundCost }: Contest): void {
  const waiting: number[][] = Array.from({ length: MOST_COST + 1 }, () => [])
  const offer = (i: number, side: number, reached: number) => {
    if (sides[i] !== Side.open) return
    const own = steps[i] as number
    // The product wins where both are as near: half a step later comes the ground.
    const cost = side === Side.ground ? groundCost(i, own) + 0.5 / FINENESS : own
    if (cost === Infinity) return
    const place = Math.min(MOST_COST, Math.max(reached, Math.round(cost * FINENESS)))
    waiting[place]?.push(2 * i + (side === Side.ground ? 1 : 0))
  }
  for (let i = 0; i < sides.length; i++) {
    const side = sides[i] as number
    if (side !== Side.open) eachBeside(i, { width_px, height_px }, (beside) => offer(beside, side, 0))
  }
  for (let cost = 0; cost <= MOST_COST; cost++) {
    const queue = waiting[cost] as number[]
    for (let n = 0; n < queue.length; n++) {
      const code = queue[n] as number
      const i = code >> 1
      if (sides[i] !== Side.open) continue
      const side = code & 1 ? Side.ground : Side.product
      sides[i] = side
      eachBeside(i, { width_px, height_px }, (beside) => offer(beside, side, cost))
    }
  }
}

/** The nearest places of one side, found through what is open. */
function nearestOn(side: number, sides: Uint8Array, size: Size): Int32Array {
  const sources = new Int32Array(sides.length).fill(-1)
  let front: number[] = []
  for (let i = 0; i < sides.length; i++) {
    if (sides[i] !== Side.open) continue
    eachBeside(i, size, (beside) => {
      if (sides[beside] !== side || sources[beside] !== -1) return
      sources[beside] = beside
      front.push(beside)
    })
  }
  while (front.length > 0) {
    const next: number[] = []
    for (const i of front) {
      eachBeside(i, size, (beside) => {
        if (sides[beside] !== Side.open || sources[beside] !== -1) return
        sources[beside] = sources[i] as number
        next.push(beside)
      })
    }
    front = next
  }
  return sources
}

/** Decides what is open by colour: that of the nearest place of the ground or of the product. */
function settleByColour(photo: BenchPhoto, sides: Uint8Array): Uint8Array {
  const [ground, product] = [nearestOn(Side.ground, sides, photo), nearestOn(Side.product, sides, photo)]
  const distance = colourDistance(photo)
  return sides.map((side, i) => {
    if (side !== Side.open) return side
    const [from_ground, from_product] = [ground[i] as number, product[i] as number]
    if (from_ground < 0) return Side.product
    return from_product >= 0 && distance(i, from_product) <= distance(i, from_ground) ? Side.product : Side.ground
  })
}

/** Gaps in edges up to twice this share of the picture are closed. */
const GAP_SHARE = 1 / 100

type Picked = {
  /** What was picked as ground, and where. */
  ground: Uint8Array
  at: BenchPoint
  /** Encloses what is certainly product. */
  product: readonly BenchPoint[]
}

/** The shadow beside a picked ground, 0 or 255. Nothing where most of the product was picked. */
export function castShadow(photo: BenchPhoto, { ground, at, product }: Picked): Uint8Array {
  const inside = fillPolygon(product, photo)
  const seeds: number[] = []
  let count = 0
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] !== 255) continue
    count++
    if ((ground[i] as number) < 128) seeds.push(i)
  }
  if (2 * seeds.length <= count) return new Uint8Array(ground.length)
  const labs = smoothLabs(photo)
  const isShadow = isShadowOn(meanLab(photo, at), labs)
  const isProduct = looksLike(seeds, labs)
  const picked = ground.map((value) => (value === 255 ? 1 : 0))
  const known = ground.map((_, i) => {
    if (picked[i]) return Side.ground
    return inside[i] === 255 || !isShadow(i) ? Side.product : Side.open
  })
  const { width_px, height_px } = photo
  const step = colourSteps(photo)
  const steps = Float32Array.from(known, (side, i) => (side === Side.open ? step(i) : 0))
  // Edges are widened, so that nobody slips through where shadow and product happen to be equally bright.
  const reach = Math.max(2, Math.round(width_px * GAP_SHARE))
  const wide = highestField(steps, width_px, height_px, reach)
  const sides = known.slice()
  growSides({
    width_px,
    height_px,
    sides,
    steps: wide,
    groundCost: (i, own) => (isProduct(i) ? own : Math.min(own, HARD_EDGE)),
  })
  const near = (wanted: number) =>
    grown(
      sides.map((side) => (side === wanted ? 1 : 0)),
      photo,
      reach,
    )
  const [near_product, near_ground] = [near(Side.product), near(Side.ground)]
  const sure = sides.map((side, i) => {
    const is_border = near_product[i] && near_ground[i] && !picked[i] && inside[i] !== 255
    return is_border ? Side.open : side
  })
  return settleByColour(photo, sure).map((side, i) => (side === Side.ground && !picked[i] ? 255 : 0))
}

/** Beyond this share of the picture from the product, dark ground is uneven light rather than its shadow. */
const SHADOW_REACH = 1 / 12
/** Ground this little darker than where it was picked is not shaded. */
const UNSHADED = 0.97

/** How much light the product keeps from the ground around it: 0 = none. */
export function shadowAround(photo: BenchPhoto, at: BenchPoint, product: Uint8Array): Uint8Array {
  const labs = smoothLabs(photo)
  const colour = meanLab(photo, at)
  const isShadow = isShadowOn(colour, labs)
  const near = softBlur(product, photo.width_px, photo.height_px, photo.width_px * SHADOW_REACH)
  return product.map((covered, i) => {
    if (covered === 255 || near[i] === 0 || !isShadow(i)) return 0
    const light = (luminanceRoot(labs[3 * i] as number) / luminanceRoot(colour[0])) ** 3
    return Math.round(Math.max(0, 1 - light / UNSHADED) * Math.min(255, 4 * (near[i] as number)))
  })
}
