import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImageLayer, Layer } from '@inkroute/engine/layers/layer-types'
import { imageLayer } from '@inkroute/engine/testing/designs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { drawVector } from './draw-vector.ts'
import { paintPrint } from './paint-print.ts'
import type { Face } from './paint-task.ts'

const folder = await mkdtemp(join(tmpdir(), 'ink-vector-'))
const [svg, pixels] = [join(folder, 'stripes.svg'), join(folder, 'stripes.png')]

/** As intake keeps it: 3000 px on the longer side, its coordinates in a box of another size. */
const own = { width_px: 3000, height_px: 60 }
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="60" viewBox="0 0 1000 20">
  <style>.a { fill: #e8452c }</style>
  <rect class="a" x="100.03" width="200.07" height="20"/><rect x="700.01" y="5" width="150.02" height="10" fill="#17202e"/></svg>`

beforeAll(async () => {
  await writeFile(svg, drawing)
  await sharp(Buffer.from(drawing)).png().toFile(pixels)
})

/** A wall hanging 150 cm wide at 150 dpi, of which a narrow strip is printed. */
const size = { width_px: 8858, height_px: 177 }
const area = { left: 50, top: 200, width: 400, height: (400 * size.height_px) / size.width_px }

const image = (change: Partial<ImageLayer> = {}): Layer =>
  imageLayer({
    cx: 250,
    cy: area.top + area.height / 2,
    width: 400,
    height: 8,
    source: { kind: 'material', key: '1', ...own },
    ...change,
  })

const faceWith = (layers: Layer[], vector_path: string | null): Face => ({
  view: { view_id: 1, background: null, layers },
  area,
  sources: [{ kind: 'material', key: '1', path: pixels, vector_path, ...own }],
  cache_dir: folder,
})

let prints = 0
async function printed(layers: Layer[], vector_path: string | null) {
  const path = join(folder, `print-${prints++}.png`)
  await paintPrint({ kind: 'print', face: faceWith(layers, vector_path), ...size, dpi: 150, path })
  return sharp(path).raw().toBuffer()
}

const inkAlong = (rgba: Buffer, row: number) =>
  Array.from({ length: size.width_px }, (_, x) => rgba[4 * (row * size.width_px + x) + 3] as number)

/** Pixels at each edge that are neither full nor empty. */
function softness(ink: readonly number[]): number {
  let [longest, run] = [0, 0]
  for (const value of ink) {
    run = value > 4 && value < 251 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

test('an edge of a drawing printed 150 cm wide is one pixel soft at most; from its pixels it would be more', async () => {
  const middle = Math.floor(size.height_px / 2)
  const sharp_print = inkAlong(await printed([image()], svg), middle)
  expect(softness(sharp_print)).toBeLessThanOrEqual(1)
  expect(softness(inkAlong(await printed([image()], null), middle))).toBeGreaterThan(2)
  // And it lies where the drawing says.
  const first = sharp_print.findIndex((value) => value > 127)
  expect(Math.abs(first - 0.10003 * size.width_px)).toBeLessThan(1)
})

test('a part of a drawing far larger than the print is as sharp, and takes no more memory than the print', async () => {
  const zoomed = image({ width: 4000, height: 80, cx: 250 + 4000 * 0.2, cy: area.top + area.height / 2 })
  const ink = inkAlong(await printed([zoomed], svg), 60)
  expect(softness(ink)).toBeLessThanOrEqual(1)
  expect(ink.some((value) => value === 255) && ink.some((value) => value === 0)).toBe(true)
})

test('a drawing that is turned, or used twice, is drawn whole at the size it is printed', async () => {
  const turned = inkAlong(await printed([image({ rotation_deg: 180 })], svg), 88)
  expect(softness(turned)).toBeLessThanOrEqual(3)
  const twice = [image({ width: 200, cx: 150 }), image({ id: 'b', width: 150, cx: 400 })]
  expect(softness(inkAlong(await printed(twice, svg), 88))).toBeLessThanOrEqual(3)
})

test('a drawing that cannot be drawn is printed from its pixels: it does not stop the print', async () => {
  const broken = join(folder, 'broken.svg')
  await writeFile(broken, '<svg xmlns="http://www.w3.org/2000/svg"><rect')
  expect(Buffer.compare(await printed([image()], broken), await printed([image()], null))).toBe(0)
})

test('a drawing that takes too long is stopped with its process', async () => {
  const box = { left_px: 0, top_px: 0, width_px: 9000, height_px: 9000 }
  const task = { path: svg, own_width_px: 3000, own_height_px: 60, width_px: 9000, height_px: 9000, box }
  await expect(drawVector(task, 1)).rejects.toThrow(/ended/)
})
