import { expect, test } from 'vitest'
import { composeMockup } from '../mockup/compose-mockup.ts'
import { packMaps, unpackMaps } from '../mockup/packed-maps.ts'
import { packView, unpackView } from '../mockup/packed-view.ts'
import { prepareView } from '../mockup/prepared-view.ts'
import { makePrintTexture } from '../mockup/print-texture.ts'
import { decodeUvMap, encodeUvMap } from '../mockup/uv-map.ts'
import { type BenchPhoto, type BenchPoint, type BenchSurface, BenchView, type BenchViewInput } from './bench-view.ts'
import { canvasArea } from './canvas-area.ts'
import { checkSurface } from './check-surface.ts'
import { makeMaps } from './make-maps.ts'
import { rasteriseMask } from './mask.ts'
import { printSizeCm, rulerCm } from './measure.ts'
import { estimateBase, gainsFromPatch } from './photo-light.ts'
import { surfaceToUv, updateUv } from './surface-uv.ts'

const SIDE = 240

const square: BenchSurface = {
  kind: 'flat',
  corners: [
    [60, 60],
    [180, 60],
    [180, 180],
    [60, 180],
  ],
}

const toView = (change: Partial<BenchViewInput> = {}) =>
  BenchView.parse({ name: 'front', size: [SIDE, SIDE], surface: square, size_cm: [30, 30], ...change })

function mesh(cells: number, move: (x: number, y: number) => BenchPoint = (x, y) => [x, y]): BenchSurface {
  const points: BenchPoint[] = []
  for (let r = 0; r <= cells; r++) {
    for (let c = 0; c <= cells; c++) points.push(move(60 + (120 * c) / cells, 60 + (120 * r) / cells))
  }
  return { kind: 'cloth', cols: cells, rows: cells, points }
}

/** Place in the design at a pixel, 0 to 1. */
function placeAt({ uv }: { uv: Uint16Array }, x: number, y: number): readonly [number, number] {
  const at = 3 * (y * SIDE + x)
  return [((uv[at] as number) / 65535 - 0.1) / 0.8, 1 - ((uv[at + 1] as number) / 65535 - 0.1) / 0.8]
}

const photo = (colourAt: (x: number, y: number) => readonly number[]): BenchPhoto => {
  const rgba = new Uint8ClampedArray(4 * SIDE * SIDE).fill(255)
  for (let i = 0; i < SIDE * SIDE; i++) rgba.set(colourAt(i % SIDE, Math.floor(i / SIDE)), 4 * i)
  return { width_px: SIDE, height_px: SIDE, rgba }
}

test.each([
  ['flat', square],
  ['cloth', mesh(4)],
  [
    'polygon',
    { kind: 'polygon', outline: square.kind === 'flat' ? square.corners : [], corners: null } as BenchSurface,
  ],
])('a %s surface that is a square shows the design evenly', (_, surface) => {
  const map = surfaceToUv(toView({ surface }))
  for (const [x, y] of [
    [60, 60],
    [120, 90],
    [179, 179],
  ] as const) {
    const [s, t] = placeAt(map, x, y)
    expect(Math.abs(s - (x + 0.5 - 60) / 120)).toBeLessThan(1e-3)
    expect(Math.abs(t - (y + 0.5 - 60) / 120)).toBeLessThan(1e-3)
  }
  expect(placeAt(map, 20, 20)[0]).toBeLessThan(0)
})

test('perspective halves what is further away', () => {
  const corners: BenchSurface = {
    kind: 'flat',
    corners: [
      [90, 60],
      [150, 60],
      [180, 180],
      [60, 180],
    ],
  }
  const [, t] = placeAt(surfaceToUv(toView({ surface: corners })), 120, 120)
  expect(t).toBeGreaterThan(0.6)
})

test('a cylinder shows more of the design per pixel towards its edge', () => {
  const round: BenchSurface = {
    kind: 'round',
    axis: [
      [120, 60],
      [120, 180],
    ],
    radius_px: [60, 60],
    curve_px: [10, 10],
    arc_deg: [-90, 90],
    nearness: 0,
  }
  const map = surfaceToUv(toView({ surface: round }))
  const s = (x: number) => placeAt(map, x, 125)[0]
  expect(s(120)).toBeCloseTo(0.5, 1)
  expect(s(172) - s(162)).toBeGreaterThan(1.5 * (s(130) - s(120)))
})

test('redrawing what moved gives the same map as drawing all of it', () => {
  const before = toView({ surface: mesh(6) })
  const after = toView({ surface: mesh(6, (x, y) => (x === 120 && y === 120 ? [131, 112] : [x, y])) })
  const map = surfaceToUv(before)
  const box = updateUv(map, after)
  expect(box && box.right - box.left).toBeLessThan(120)
  expect(map.uv).toEqual(surfaceToUv(after).uv)
  expect(updateUv(map, after)).toBeNull()
})

test.each([
  [
    'corners_crossed',
    'surface.corners',
    {
      surface: {
        kind: 'flat',
        corners: [
          [180, 60],
          [60, 60],
          [180, 180],
          [60, 180],
        ],
      },
    },
  ],
  ['mesh_folded', 'surface.points', { surface: mesh(3, (x, y) => (x === 100 && y === 100 ? [170, 100] : [x, y])) }],
  [
    'mesh_points',
    'surface.points',
    {
      surface: {
        kind: 'cloth',
        cols: 3,
        rows: 3,
        points: [
          [0, 0],
          [9, 0],
          [0, 9],
          [9, 9],
        ],
      },
    },
  ],
  [
    'outline_crossed',
    'surface.outline',
    {
      surface: {
        kind: 'polygon',
        outline: [
          [60, 60],
          [180, 180],
          [180, 60],
          [60, 180],
        ],
      },
    },
  ],
  [
    'outside_picture',
    'surface',
    {
      surface: {
        kind: 'flat',
        corners: [
          [60, 60],
          [400, 60],
          [400, 180],
          [60, 180],
        ],
      },
    },
  ],
  [
    'too_small',
    'surface',
    {
      surface: {
        kind: 'flat',
        corners: [
          [60, 60],
          [70, 60],
          [70, 70],
          [60, 70],
        ],
      },
    },
  ],
  ['no_scale', 'size_cm', { size_cm: null }],
  ['scale_differs', 'size_cm', { ruler: { from: [60, 60], to: [180, 60], cm: 50 } }],
  ['hole_outside', 'holes.0', { holes: [{ kind: 'camera', left: 1.2, top: 0, width: 0.1, height: 0.1 }] }],
  ['safe_too_large', 'safe_cm', { safe_cm: 15 }],
] as const)('%s is named at %s', (code, field, change) => {
  expect(checkSurface(toView(change as Partial<BenchViewInput>))).toMatchObject([{ code, field }])
  expect(checkSurface(toView())).toEqual([])
})

test('masks add and take away in order, with soft edges, and pick by colour', () => {
  const scene = photo((x) => (x < 120 ? [250, 250, 250] : [20, 40, 200]))
  const size = { width_px: SIDE, height_px: SIDE }
  const mask = rasteriseMask(
    {
      soft_px: 6,
      shapes: [
        { kind: 'colour', add: true, at: [200, 200], tolerance: 10, joined: true },
        {
          kind: 'brush',
          add: false,
          points: [
            [180, 20],
            [180, 220],
          ],
          radius_px: 20,
        },
      ],
    },
    size,
    scene,
  )
  const at = (x: number) => mask[120 * SIDE + x] as number
  expect([at(60), at(140), at(180), at(220)]).toEqual([0, 255, 0, 255])
  expect(at(160)).toBeGreaterThan(60)
  expect(at(160)).toBeLessThan(200)
})

test('sizes come from the ruler, and the ruler from sizes', () => {
  const ruled = toView({ size_cm: null, ruler: { from: [60, 100], to: [120, 100], cm: 10 } })
  expect(printSizeCm(ruled)).toEqual([20, 20])
  expect(rulerCm(toView(), [60, 60], [60, 120])).toBe(15)
})

test('a pick by colour stops at the edge of a white shirt on a beige wall, and follows the light on its folds', () => {
  const isShirt = (x: number, y: number) => Math.abs(x - 200) < 110 && Math.abs(y - 200) < 130
  const noise = (x: number, y: number) => ((x * 37 + y * 101) % 5) - 2
  const wall = photo((x, y) => {
    const n = noise(x, y)
    if (!isShirt(x, y)) return [226 + n, 216 + n, 200 + n, 255]
    const fold = 12 * Math.sin(x / 14)
    return [236 + fold + n, 237 + fold + n, 238 + fold + n, 255]
  })
  const mask = rasteriseMask(
    { shapes: [{ kind: 'colour', add: true, at: [200, 200], tolerance: 30, joined: true }], soft_px: 0 },
    { width_px: SIDE, height_px: SIDE },
    wall,
  )
  let [taken, missed, leaked] = [0, 0, 0]
  for (let i = 0; i < mask.length; i++) {
    const inside = isShirt(i % SIDE, Math.floor(i / SIDE))
    if (inside) taken++
    if (inside && (mask[i] as number) < 128) missed++
    if (!inside && (mask[i] as number) > 127) leaked++
  }
  expect(missed / taken).toBeLessThan(0.02)
  expect(leaked / taken).toBeLessThan(0.01)
})

test('white balance makes a patch neutral, and the colour of a blank is measured where it is lit', () => {
  const warm = photo((x) => (x < 40 ? [220, 200, 170] : [110, 30, 30]))
  const [r, g, b] = gainsFromPatch(warm, [20, 100])
  expect(r).toBeLessThan(g)
  expect(g).toBeLessThan(b)
  const mask = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (i % SIDE > 60 ? 255 : 0))
  expect(estimateBase(warm, mask, [1, 1, 1])).toBe('#6e1e1e')
})

const red = makePrintTexture(
  Uint8ClampedArray.from({ length: 4 * 16 }, (_, i) => [255, 0, 0, 255][i % 4] as number),
  4,
  4,
)

function scene(change: Partial<BenchViewInput> = {}) {
  const grey = photo((x, y) => (x > 40 && x < 200 && y > 40 && y < 200 ? [250, 250, 250] : [90, 120, 60]))
  const product = {
    shapes: [
      {
        kind: 'polygon' as const,
        points: [
          [41, 41],
          [200, 41],
          [200, 200],
          [41, 200],
        ] as BenchPoint[],
      },
    ],
  }
  const hidden = {
    shapes: [{ kind: 'brush' as const, points: [[120, 120]] as BenchPoint[], radius_px: 15 }],
    soft_px: 1,
  }
  const unprinted = {
    shapes: [{ kind: 'brush' as const, points: [[80, 80]] as BenchPoint[], radius_px: 10 }],
    soft_px: 1,
  }
  return makeMaps(grey, toView({ product, hidden, unprinted, ...change }))
}

test('the scene, what is in front of the print, and parts without ink stay as photographed', () => {
  const { maps, meta, base } = scene()
  expect(base).toBe('#ffffff')
  const read = unpackMaps(packMaps(maps))
  const view = unpackView(packView(prepareView(read, meta)))
  const { width, height } = view.areas.print?.texture_px ?? { width: 4, height: 4 }
  const texture = makePrintTexture(
    Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) => [255, 0, 0, 255][i % 4] as number),
    width,
    height,
  )
  const picture = composeMockup(view, { print: texture }, { colour: '#2040c0', background: '#ffffff' })
  const at = (x: number, y: number) => [...picture.slice(4 * (y * SIDE + x), 4 * (y * SIDE + x) + 4)]
  expect(at(10, 10)).toEqual([90, 120, 60, 255])
  expect(at(120, 120)).toEqual([250, 250, 250, 255])
  expect(at(150, 150)[0]).toBeGreaterThan(230)
  expect(at(80, 80)[2]).toBeGreaterThan(150)
})

test('without the scene only what hides the print is left of the photograph', () => {
  const { maps, meta } = scene({ backdrop: 'plain' })
  const look = { colour: '#2040c0', background: null }
  const picture = composeMockup(prepareView(maps, meta), { print: red }, look)
  const alpha = (x: number, y: number) => picture[4 * (y * SIDE + x) + 3]
  expect([alpha(10, 10), alpha(120, 120), alpha(150, 150)]).toEqual([0, 255, 255])
})

test('a UV map is the same after it was written and read', () => {
  const { uv } = surfaceToUv(toView({ surface: mesh(4, (x, y) => [x + 6 * Math.sin(y / 30), y]) }))
  const read = decodeUvMap(encodeUvMap(uv, SIDE, SIDE, 8), SIDE, SIDE)
  let worst = 0
  for (let i = 0; i < uv.length; i++) worst = Math.max(worst, Math.abs((uv[i] as number) - (read[i] as number)))
  expect(worst).toBeLessThanOrEqual(4)
})

test('an upright surface is designed over its photograph, any other on a sheet', () => {
  const holes = [{ kind: 'camera' as const, left: 0.25, top: 0, width: 0.5, height: 0.2, radius: 0.5 }]
  const upright = canvasArea(toView({ holes }))
  expect(upright).toMatchObject({ lies_on: 'picture', left: 137.5, width: 275, height: 275 })
  expect(upright.cut_outs).toMatchObject([{ left: 206.25, top: 137.5, width: 137.5, height: 55, radius: 27.5 }])
  const slanted = canvasArea(
    toView({
      surface: {
        kind: 'flat',
        corners: [
          [60, 60],
          [180, 90],
          [180, 200],
          [60, 180],
        ],
      },
    }),
  )
  expect(slanted).toMatchObject({ lies_on: 'flat', left: 25, width: 500 })
})
