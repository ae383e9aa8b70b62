import { expect, test } from 'vitest'
import { composeMockup } from './compose-mockup.ts'
import { cropMaps } from './crop-maps.ts'
import { getPalette, prepareView } from './prepared-view.ts'
import { makePrintTexture } from './print-texture.ts'
import type { ProductMaps, ProductViewMeta } from './product-view.ts'

const side = 60
const count = side * side

/** A print on shaded cloth with a soft edge; every pixel has its own light. */
const maps: ProductMaps = {
  width_px: side,
  height_px: side,
  shade: Uint8Array.from({ length: 4 * count }, (_, i) => (i % 4 === 3 ? (i < 400 ? 90 : 255) : 150 + ((i >> 2) % 97))),
  light: Uint8Array.from({ length: count }, (_, i) => (i * 7) % 40),
  lightChannels: 1,
  shadow: null,
  uv: Uint16Array.from({ length: 3 * count }, (_, i) => {
    const pixel = Math.floor(i / 3)
    if (i % 3 === 2) return 257
    return i % 3 === 0 ? 1 + (pixel % side) * 1090 : 65_000 - Math.floor(pixel / side) * 1080
  }),
  uvChannels: 3,
  mix: null,
}
const meta: ProductViewMeta = {
  view: 'front',
  size: [side, side],
  print_areas: { print: { u0: 0.1, v0: 0.1, u1: 0.9, v1: 0.9, width_m: 0.3, height_m: 0.3, id: 1 } },
  exposure: 1,
  parts: {},
  part_options: {},
  demo_colors: {},
  warp: {},
  colour_views: {},
}

test('a part of a view looks exactly as it does in the whole view', () => {
  const rgba = Uint8ClampedArray.from({ length: 4 * 32 * 32 }, (_, i) => (i % 4 === 3 ? 255 : (i * 31) % 256))
  const prints = { print: makePrintTexture(rgba, 32, 32) }
  const look = { colour: '#cc3344', background: '#efece6' }
  const whole = composeMockup(prepareView(maps, meta), prints, look)
  const box = { left: 2, top: 20, width: 50, height: 36 }
  const part = composeMockup(prepareView(cropMaps(maps, box), meta, getPalette(maps)), prints, look)
  // Pixels at its own border lack the neighbours that soften a print's edge.
  const border = 2
  for (let y = border; y < box.height - border; y++) {
    for (let x = border; x < box.width - border; x++) {
      const [here, there] = [4 * (y * box.width + x), 4 * ((y + box.top) * side + x + box.left)]
      expect(part.subarray(here, here + 4)).toEqual(whole.subarray(there, there + 4))
    }
  }
})
