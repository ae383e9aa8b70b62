// How well the bench does: pictures of our own products serve as photographs. A view is drawn on the blank as a person
// would click it (whole pixels), maps are made from the blank alone, and an artwork composed with them is compared with
// the same artwork on the original product.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BenchPoint, BenchView, type BenchViewInput } from '@inkroute/engine/bench/bench-view'
import { checkSurface } from '@inkroute/engine/bench/check-surface'
import { makeMaps } from '@inkroute/engine/bench/make-maps'
import { composeMockup } from '@inkroute/engine/mockup/compose-mockup'
import { type PreparedView, prepareView } from '@inkroute/engine/mockup/prepared-view'
import { makePrintTexture } from '@inkroute/engine/mockup/print-texture'
import { type PrintArea, type ProductMaps, ProductViewMeta, type WarpGrid } from '@inkroute/engine/mockup/product-view'
import { expect, test } from 'vitest'
import { productsFolder } from '../../../infra/pictures/asset-folders.ts'
import { readMaps } from '../../../infra/pictures/view-maps.ts'
import { colourDifference } from '../../../testing/colour-difference.ts'

const SIDE = 1000
const look = { colour: '#ffffff', background: '#efece6' }
/** Left, top, right and bottom of the part of the original's print that the bench view shows, as fractions. */
type Part = readonly [number, number, number, number]
const ALL: Part = [0, 0, 1, 1]

type Original = {
  maps: ProductMaps
  area: PrintArea
  name: string
  warp: WarpGrid
  prepared: PreparedView
  blank: Uint8ClampedArray
}

async function getOriginal(product: string): Promise<Original> {
  const folder = join(productsFolder, product)
  const meta = ProductViewMeta.parse(JSON.parse(await readFile(join(folder, 'front.json'), 'utf8')))
  const maps = await readMaps(folder, 'front')
  const prepared = prepareView(maps, meta)
  const [name, area] = Object.entries(meta.print_areas).find(([, { elsewhere }]) => !elsewhere) as [string, PrintArea]
  const warp = meta.warp[name] as WarpGrid
  return { maps, area, name, warp, prepared, blank: composeMockup(prepared, {}, look) }
}

/** A texel as a canvas stores it. */
type Paint = (s: number, t: number) => number
const texel = (r: number, g: number, b: number): number => (0xff000000 | (b << 16) | (g << 8) | r) >>> 0

/** Rings on a checkerboard with a gradient: everything a warp can get wrong shows. */
const card: Paint = (s, t) => {
  const r = Math.hypot(s - 0.5, t - 0.5)
  if (r < 0.42) return Math.floor(r * 14) % 2 ? texel(226, 62, 79) : texel(247, 207, 62)
  return (Math.floor(s * 12) + Math.floor(t * 12)) % 2 ? texel(31, 122, 140) : texel(255 * s, 90, 255 * t)
}
const magenta: Paint = () => texel(255, 0, 255)

function printed(view: PreparedView, name: string, paint: Paint, part: Part): Uint8ClampedArray {
  const { width, height } = view.areas[name]?.texture_px ?? { width: 2, height: 2 }
  const texels = new Uint32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const t = part[1] + ((part[3] - part[1]) * (y + 0.5)) / height
    for (let x = 0; x < width; x++) texels[i++] = paint(part[0] + ((part[2] - part[0]) * (x + 0.5)) / width, t)
  }
  const rgba = new Uint8ClampedArray(texels.buffer)
  return composeMockup(view, { [name]: makePrintTexture(rgba, width, height) }, look)
}

/** Where in the original's print a pixel is; null outside it. */
function findPlace({ maps, area }: Original, i: number): readonly [number, number] | null {
  const [u, v, id] = [maps.uv[3 * i], maps.uv[3 * i + 1], maps.uv[3 * i + 2]] as unknown as [number, number, number]
  if ((u === 0 && v === 0) || Math.round(id / 257) !== area.id || maps.shade[4 * i + 3] !== 255) return null
  return [(u / 65535 - area.u0) / (area.u1 - area.u0), 1 - (v / 65535 - area.v0) / (area.v1 - area.v0)]
}

/** Clicks along an edge, seen from the middle of the picture. */
function clicksAround(isInside: (i: number) => boolean, count: number): BenchPoint[] {
  return Array.from({ length: count }, (_, k) => {
    const [cos, sin] = [Math.cos((2 * Math.PI * k) / count), Math.sin((2 * Math.PI * k) / count)]
    let far = 0
    for (let r = 0; r < 700; r += 0.5) {
      const [x, y] = [Math.floor(SIDE / 2 + r * cos), Math.floor(SIDE / 2 + r * sin)]
      if (Math.min(x, y) >= 0 && Math.max(x, y) < SIDE && isInside(y * SIDE + x)) far = r
    }
    return [Math.round(SIDE / 2 + far * cos), Math.round(SIDE / 2 + far * sin)]
  })
}

function clickedMesh({ cols, rows, xy }: WarpGrid, [across, down]: readonly [number, number]): BenchPoint[] {
  const points: BenchPoint[] = []
  for (let r = 0; r <= down; r++) {
    for (let c = 0; c <= across; c++) {
      const n = 2 * (((r * rows) / down) * (cols + 1) + (c * cols) / across)
      points.push([Math.round(xy[n] as number), Math.round(xy[n + 1] as number)])
    }
  }
  return points
}

function roundedBox([left, top, right, bottom]: Part, radius: number): BenchPoint[] {
  const corner = (cx: number, cy: number, from: number) =>
    Array.from({ length: 7 }, (_, k): BenchPoint => {
      const a = ((from + 15 * k) * Math.PI) / 180
      return [Math.round(cx + radius * Math.cos(a)), Math.round(cy + radius * Math.sin(a))]
    })
  return [
    ...corner(right - radius, top + radius, -90),
    ...corner(right - radius, bottom - radius, 0),
    ...corner(left + radius, bottom - radius, 90),
    ...corner(left + radius, top + radius, 180),
  ]
}

type Drawn = Pick<BenchViewInput, 'surface' | 'product' | 'unprinted'> & { part?: Part }

/** Pixels of the magenta print that have a neighbour without it. */
function getEdge(picture: Uint8ClampedArray): number[] {
  const isPrinted = (i: number) => (picture[4 * i] as number) - (picture[4 * i + 1] as number) > 25
  const found: number[] = []
  for (let i = SIDE + 1; i < SIDE * (SIDE - 1) - 1; i++) {
    if (isPrinted(i) && ![i - 1, i + 1, i - SIDE, i + SIDE].every(isPrinted)) found.push(i)
  }
  return found
}

const FAR = 12
/** Pixels around one and how far they are, the nearest first. */
const nearby = Array.from({ length: (2 * FAR + 1) ** 2 }, (_, n): readonly [number, number] => {
  const [dx, dy] = [(n % (2 * FAR + 1)) - FAR, Math.floor(n / (2 * FAR + 1)) - FAR]
  return [dy * SIDE + dx, Math.hypot(dx, dy)]
})
  .filter(([, far]) => far <= FAR)
  .sort((a, b) => a[1] - b[1])

function edgeDistances(truth: Uint8ClampedArray, made: Uint8ClampedArray): number[] {
  const is_edge = new Uint8Array(SIDE * SIDE)
  for (const i of getEdge(made)) is_edge[i] = 1
  const distances = getEdge(truth).map((i) => nearby.find(([by]) => is_edge[i + by] === 1)?.[1] ?? FAR)
  return distances.sort((a, b) => a - b)
}

function colourError(original: Original, truth: Uint8ClampedArray, made: Uint8ClampedArray, part: Part): number {
  let [sum, count] = [0, 0]
  // Every 29th pixel: more than ten thousand in each print, spread over all of it.
  for (let i = 0; i < SIDE * SIDE; i += 29) {
    const place = findPlace(original, i)
    if (!place || place[0] < part[0] || place[0] > part[2] || place[1] < part[1] || place[1] > part[3]) continue
    const at = 4 * i
    sum += colourDifference([...truth.slice(at, at + 3)], [...made.slice(at, at + 3)])
    count++
  }
  return sum / count
}

const cases: Record<string, (original: Original) => Drawn> = {
  tshirt: ({ warp }) => ({ surface: { kind: 'cloth', cols: 8, rows: 16, points: clickedMesh(warp, [8, 16]) } }),
  mug: () => ({
    surface: {
      kind: 'round',
      axis: [
        [500, 220],
        [500, 767],
      ],
      radius_px: [276, 271],
      curve_px: [42, 65],
      arc_deg: [-150, 150],
    },
  }),
  // The piping around a cushion is not printed.
  pillow: (original) => ({
    surface: { kind: 'cloth', cols: 8, rows: 8, points: clickedMesh(original.warp, [8, 8]) },
    product: {
      shapes: [{ kind: 'polygon', points: clicksAround((i) => (original.maps.shade[4 * i + 3] as number) > 127, 120) }],
    },
    unprinted: {
      shapes: [
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [SIDE, 0],
            [SIDE, SIDE],
            [0, SIDE],
          ],
        },
        { kind: 'polygon', add: false, points: clicksAround((i) => findPlace(original, i) !== null, 160) },
      ],
    },
  }),
  // The face of the case is flat: 514 × 929 px for the whole sheet, whose rim is folded over the edges.
  phonecase: (original) => {
    const outline = clicksAround((i) => findPlace(original, i) !== null, 120)
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
    const s = (x: number) => 0.5 + (x - 500) / 513.9
    const t = (y: number) => 0.5 + (y - 500) / 928.6
    return {
      surface: { kind: 'polygon', outline },
      unprinted: { shapes: [{ kind: 'polygon', points: roundedBox([325, 117, 512, 303], 52) }] },
      part: [s(Math.min(...xs)), t(Math.min(...ys)), s(Math.max(...xs)), t(Math.max(...ys))],
    }
  },
}

test.each(Object.keys(cases))('%s made from its blank picture looks like the original', async (product) => {
  const original = await getOriginal(product)
  const { part = ALL, ...drawn } = (cases[product] as (original: Original) => Drawn)(original)
  const { area, name, prepared, blank } = original
  const size_cm: [number, number] = [
    100 * area.width_m * (part[2] - part[0]),
    100 * area.height_m * (part[3] - part[1]),
  ]
  const view = BenchView.parse({ name: 'front', size: [SIDE, SIDE], size_cm, colours: { base: '#ffffff' }, ...drawn })
  expect(checkSurface(view)).toEqual([])
  const { maps, meta } = makeMaps({ width_px: SIDE, height_px: SIDE, rgba: blank }, view)
  const made = prepareView(maps, meta)
  const difference = colourError(original, printed(prepared, name, card, ALL), printed(made, 'print', card, part), part)
  const edges = edgeDistances(printed(prepared, name, magenta, ALL), printed(made, 'print', magenta, part))
  const usual = edges[Math.floor(0.95 * edges.length)] as number
  const near = edges.filter((px) => px <= 2).length / edges.length
  console.info(
    `${product}: mean ΔE00 ${difference.toFixed(2)}, 95 % of the edge within ${usual.toFixed(1)} px, ` +
      `${(100 * near).toFixed(1)} % within 2 px`,
  )
  expect(difference).toBeLessThanOrEqual(3)
  expect(usual).toBeLessThanOrEqual(2)
})
