import { expect, test } from 'vitest'
import { composeMockup } from '../mockup/compose-mockup.ts'
import { getSrgb, srgbToLinear } from '../mockup/light-tables.ts'
import { prepareView } from '../mockup/prepared-view.ts'
import { backgroundTolerance } from './background-tolerance.ts'
import { type BenchMask, type BenchPhoto, BenchView } from './bench-view.ts'
import { softBlur } from './blur.ts'
import { castShadow, sureProduct } from './cast-shadow.ts'
import { fillPolygon } from './fill-polygon.ts'
import { makeMaps } from './make-maps.ts'
import { rasteriseMask } from './mask.ts'
import { pickByColour } from './pick-colour.ts'

const SIDE = 300
/** The shirt is drawn on a sheet of 420. */
const place = (x: number, y: number): [number, number] => [(x * SIDE) / 420, (y * SIDE) / 420]
const size = { width_px: SIDE, height_px: SIDE }

/** A shirt with sleeves, lying flat. */
const outline: [number, number][] = [
  place(165, 70),
  place(255, 70),
  place(340, 120),
  place(315, 180),
  place(280, 162),
  place(280, 350),
  place(140, 350),
  place(140, 162),
  place(105, 180),
  place(80, 120),
]

const base = BenchView.parse({
  name: 'front',
  size: [SIDE, SIDE],
  surface: {
    kind: 'flat',
    corners: [place(160, 130), place(260, 130), place(260, 320), place(160, 320)],
  },
})

type Colour = readonly [number, number, number]
type Scene = {
  shirt: Colour
  ground: Colour
  blur_px: number
  shift: number
  /** Share of the light that the shadow takes. */
  depth: number
  /** How dark the sleeves are, and the seams at which they begin. */
  sleeves?: { light: number; seam: number }
}

const linear = (byte: number) => srgbToLinear[byte] as number

/** Noise between -1 and 1 that is the same in every run. */
const noise = (n: number) => ((Math.imul(n + 1, 2654435761) >>> 8) % 2001) / 1000 - 1

function drawScene({ shirt, ground, blur_px, shift, depth, sleeves }: Scene) {
  const cover = fillPolygon(outline, size)
  const moved = fillPolygon(
    outline.map(([x, y]): [number, number] => [x + shift, y + shift]),
    size,
  )
  const dark = blur_px > 0 ? softBlur(moved, SIDE, SIDE, blur_px) : moved
  const rgba = new Uint8ClampedArray(4 * SIDE * SIDE).fill(255)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    const from_seam = Math.abs(x - SIDE / 2) - SIDE / 6
    const sleeve = sleeves ? 1 - (1 - sleeves.light) * Math.max(0, Math.min(1, from_seam / 12)) : 1
    const seam = sleeves && Math.abs(from_seam) < 1 ? sleeves.seam : 1
    const fold = (1 + 0.05 * Math.sin(x / 12 + y / 28) - 0.04) * sleeve * seam
    const lit = 1 - depth * ((dark[i] as number) / 255)
    const share = (cover[i] as number) / 255
    for (let c = 0; c < 3; c++) {
      const mixed = share * linear(shirt[c] as number) * fold + (1 - share) * linear(ground[c] as number) * lit
      rgba[4 * i + c] = getSrgb(mixed) + 2 * noise(3 * i + c)
    }
  }
  const photo: BenchPhoto = { ...size, rgba }
  return { photo, cover, dark }
}

/** All but the ground, which is picked in a corner as the bench does. */
function shirtMask(photo: BenchPhoto, takes_shadow = true): BenchMask {
  const at: [number, number] = [12, 12]
  const tolerance = backgroundTolerance(photo, base, at, 18)
  const shadow_of = takes_shadow ? sureProduct(base) : undefined
  const corners: [number, number][] = [
    [0, 0],
    [SIDE, 0],
    [SIDE, SIDE],
    [0, SIDE],
  ]
  return {
    shapes: [
      { kind: 'polygon', add: true, points: corners },
      { kind: 'colour', add: false, at, tolerance, joined: true, ...(shadow_of ? { shadow_of } : {}) },
    ],
    soft_px: 1,
  }
}

function measure(scene: Scene, takes_shadow = true) {
  const { photo, cover, dark } = drawScene(scene)
  const mask = rasteriseMask(shirtMask(photo, takes_shadow), size, photo)
  const sum = { shadow: 0, shadow_kept: 0, shirt: 0, shirt_lost: 0 }
  for (let i = 0; i < mask.length; i++) {
    if (cover[i] === 255) {
      sum.shirt++
      sum.shirt_lost += 1 - (mask[i] as number) / 255
    } else if (cover[i] === 0 && (dark[i] as number) > 25) {
      sum.shadow++
      sum.shadow_kept += (mask[i] as number) / 255
    }
  }
  return { kept: sum.shadow_kept / Math.max(1, sum.shadow), lost: sum.shirt_lost / sum.shirt }
}

const shirts: Record<string, Colour> = {
  white: [252, 252, 250],
  grey: [88, 88, 90],
  black: [28, 28, 30],
  red: [190, 40, 44],
  navy: [30, 40, 80],
}
const grounds: Record<string, Colour> = {
  white: [226, 226, 226],
  grey: [186, 186, 188],
  beige: [222, 200, 168],
}
const shadows = { soft: { blur_px: 7, shift: 11, depth: 0.68 }, hard: { blur_px: 0, shift: 10, depth: 0.5 } }

const cases = Object.keys(shirts).flatMap((shirt) =>
  Object.keys(grounds).flatMap((ground) =>
    (['soft', 'hard'] as const).map((shadow) => [shirt, ground, shadow] as const),
  ),
)

test.each(cases)('a %s shirt on a %s ground is cut out without its %s shadow', (shirt, ground, shadow) => {
  const { kept, lost } = measure({
    shirt: shirts[shirt] as Colour,
    ground: grounds[ground] as Colour,
    ...shadows[shadow],
  })
  expect(kept).toBeLessThanOrEqual(0.02)
  expect(lost).toBeLessThanOrEqual(0.005)
})

test.each(['soft', 'hard'] as const)('without its outline the %s shadow stays with the shirt', (shadow) => {
  const scene = { shirt: shirts.red as Colour, ground: grounds.white as Colour, ...shadows[shadow] }
  expect(measure(scene, false).kept).toBeGreaterThan(0.1)
})

test.each(['soft', 'hard'] as const)('a grey shirt as bright as its %s shadow is not eaten', (shadow) => {
  for (const bright of [108, 116, 124, 130, 136, 142]) {
    const { lost } = measure({ shirt: [bright, bright, bright], ground: grounds.grey as Colour, ...shadows[shadow] })
    expect(lost, String(bright)).toBeLessThanOrEqual(0.005)
  }
})

test.each(['white', 'grey', 'black'])('a %s shirt keeps shaded sleeves behind dark seams', (shirt) => {
  const { kept, lost } = measure({
    shirt: shirts[shirt] as Colour,
    ground: grounds.grey as Colour,
    ...shadows.soft,
    sleeves: { light: 0.8, seam: 0.75 },
  })
  expect(kept).toBeLessThanOrEqual(0.02)
  expect(lost).toBeLessThanOrEqual(0.005)
})

test('a pick of the product itself takes no shadow along', () => {
  const { photo } = drawScene({ shirt: shirts.grey as Colour, ground: grounds.white as Colour, ...shadows.soft })
  const at = place(210, 200)
  const ground = pickByColour(photo, { at, tolerance: 18, joined: true })
  expect(castShadow(photo, { ground, at, product: sureProduct(base) }).some((value) => value > 0)).toBe(false)
})

test.each(['photo', 'plain'] as const)('recolouring leaves the shadow as it was, on a %s backdrop', (backdrop) => {
  const { photo } = drawScene({ shirt: shirts.red as Colour, ground: grounds.white as Colour, ...shadows.soft })
  const { maps, meta } = makeMaps(photo, { ...base, size_cm: [30, 57], product: shirtMask(photo), backdrop })
  const view = prepareView(maps, meta)
  const pixels = (colour: string) => {
    const picture = composeMockup(view, {}, { colour, background: '#ffffff' })
    return (at: [number, number]) =>
      [0, 1, 2].map((c) => picture[4 * (Math.floor(at[1]) * SIDE + Math.floor(at[0])) + c])
  }
  const [green, blue] = [pixels('#20a040'), pixels('#2040c0')]
  const [shirt, shadow, corner] = [place(210, 200), place(210, 355), place(10, 10)]
  expect(green(shirt)).not.toEqual(blue(shirt))
  expect(green(shadow)).toEqual(blue(shadow))
  expect(green(corner)[0]).toBeGreaterThan(215)
  const [tone = 0] = green(shadow)
  expect(tone).toBeLessThan((green(corner)[0] as number) - 50)
})
