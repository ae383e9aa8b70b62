// A known design on three products in three colours, against stored pictures of 250 px.
// Tolerance: no byte differs by more than 3, and the mean difference stays under 0.1 (decoders may round differently).
// When product maps were rebuilt on purpose, delete the stored pictures and run the test: it writes what is missing and
// fails. Look at them, run it again, commit them.
import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { composeMockup } from './compose-mockup.ts'
import { prepareView } from './prepared-view.ts'
import { makePrintTexture } from './print-texture.ts'
import { ProductViewMeta } from './product-view.ts'
import { decodeUvMap } from './uv-map.ts'

const side_px = 250
const worstByte = 3
const worstMean = 0.1
const products = join(import.meta.dirname, '../../../assets/products')
const goldens = join(import.meta.dirname, 'golden')
const cases = [
  { product: 'tshirt', view: 'front', colours: { white: '#ffffff', navy: '#1f2d4d', black: '#1b1b1e' } },
  { product: 'mug', view: 'front', colours: { white: '#ffffff', yellow: '#f2b632', black: '#18181a' } },
  { product: 'pillow', view: 'front', colours: { white: '#ffffff', sand: '#d9c7a7', teal: '#1f7a8c' } },
]

async function loadView(product: string, view: string) {
  const file = (kind: string) => join(products, product, `${view}.${kind}`)
  const meta = ProductViewMeta.parse(JSON.parse(await readFile(file('json'), 'utf8')))
  const [width_px, height_px] = meta.size
  const rgb = async (kind: string) => (existsSync(file(kind)) ? sharp(file(kind)).removeAlpha().raw().toBuffer() : null)
  const rgba = async (kind: string) =>
    existsSync(file(kind)) ? sharp(file(kind)).ensureAlpha().raw().toBuffer() : null
  const uv = await sharp(file('uv.webp')).removeAlpha().raw().toBuffer()
  const [shade, light] = [(await rgba('shade.webp'))!, (await rgb('light.webp'))!]
  const shadow = existsSync(file('shadow.webp'))
    ? await sharp(file('shadow.webp')).extractChannel(0).raw().toBuffer()
    : null
  const mix = await rgb('mix.webp')
  const maps = {
    width_px,
    height_px,
    shade,
    light,
    lightChannels: 3,
    shadow,
    uv: decodeUvMap(uv, width_px, height_px),
    uvChannels: 3,
    mix,
  }
  return prepareView(maps, meta)
}

/** Rings, a checkerboard, a gradient and clear space: everything a warp can get wrong shows. */
function testCard(width: number, height: number) {
  const rgba = new Uint8ClampedArray(4 * width * height)
  for (let i = 0; i < width * height; i++) {
    const [s, t] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height]
    const r = Math.hypot(s - 0.5, t - 0.5)
    const check = (Math.floor(s * 12) + Math.floor(t * 12)) % 2 === 0
    const ring = Math.floor(r * 14) % 2 === 0
    const colour =
      r < 0.42
        ? ring
          ? [226, 62, 79]
          : [247, 207, 62]
        : check
          ? [31, 122, 140]
          : [Math.round(255 * s), 90, Math.round(255 * t)]
    const alpha = r < 0.14 ? 0 : r > 0.42 && !check ? 170 : 255
    rgba.set([...colour, alpha], 4 * i)
  }
  return makePrintTexture(rgba, width, height)
}

function shrink(picture: Uint8ClampedArray, width_px: number): Uint8Array {
  const step = width_px / side_px
  const out = new Uint8Array(3 * side_px * side_px)
  for (let i = 0; i < side_px * side_px; i++) {
    const [x0, y0] = [(i % side_px) * step, Math.floor(i / side_px) * step]
    for (let c = 0; c < 3; c++) {
      let sum = 0
      for (let y = 0; y < step; y++)
        for (let x = 0; x < step; x++) sum += picture[4 * ((y0 + y) * width_px + x0 + x) + c]!
      out[3 * i + c] = Math.round(sum / (step * step))
    }
  }
  return out
}

async function compareOrWrite(file: string, small: Uint8Array): Promise<void> {
  if (!existsSync(file)) {
    mkdirSync(goldens, { recursive: true })
    const raw = { width: side_px, height: side_px, channels: 3 as const }
    await sharp(small, { raw }).webp({ lossless: true, effort: 6 }).toFile(file)
    throw new Error(`${file} is new: look at it`)
  }
  const stored = await sharp(file).removeAlpha().raw().toBuffer()
  const differences = small.map((byte, i) => Math.abs(byte - stored[i]!))
  expect(differences.reduce((worst, d) => Math.max(worst, d), 0)).toBeLessThanOrEqual(worstByte)
  expect(differences.reduce((sum, d) => sum + d, 0) / differences.length).toBeLessThan(worstMean)
}

describe.each(cases)('$product $view', async ({ product, view: name, colours }) => {
  const view = await loadView(product, name)
  const [area, prepared] = Object.entries(view.areas).find(([, { place }]) => (place?.length ?? 0) > 0)!
  const prints = { [area]: testCard(prepared.texture_px.width, prepared.texture_px.height) }
  test.each(Object.entries(colours))('looks as before in %s', async (label, colour) => {
    const picture = composeMockup(view, prints, { colour, background: '#f1f2f4' })
    await compareOrWrite(join(goldens, `${product}-${name}-${label}.webp`), shrink(picture, view.width_px))
  })
})
