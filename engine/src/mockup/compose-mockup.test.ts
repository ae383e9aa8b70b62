import { describe, expect, test } from 'vitest'
import { composeMockup } from './compose-mockup.ts'
import { prepareView } from './prepared-view.ts'
import { makePrintTexture } from './print-texture.ts'
import { type ProductMaps, ProductViewMeta } from './product-view.ts'

const side_px = 20
type Pixel = { shade?: number; alpha?: number; light?: number; shadow?: number; u?: number; v?: number; id?: number }

/** A flat product in the middle of the picture whose UV runs from 0 to 1 across the whole picture. */
function flatMaps(change: (x: number, y: number) => Pixel = () => ({})): ProductMaps {
  const count = side_px * side_px
  const shade = new Uint8Array(4 * count)
  const light = new Uint8Array(3 * count)
  const shadow = new Uint8Array(count)
  const uv = new Uint16Array(3 * count)
  for (let i = 0; i < count; i++) {
    const [x, y] = [i % side_px, Math.floor(i / side_px)]
    const inside = x >= 2 && y >= 2 && x < side_px - 2 && y < side_px - 2
    const pixel = { shade: 255, alpha: inside ? 255 : 0, light: 0, shadow: 0, id: 1, ...change(x, y) }
    shade.set([pixel.shade, pixel.shade, pixel.shade, pixel.alpha], 4 * i)
    light.fill(pixel.light, 3 * i, 3 * i + 3)
    shadow[i] = pixel.shadow
    uv[3 * i] = Math.round(65535 * (pixel.u ?? (x + 0.5) / side_px))
    uv[3 * i + 1] = Math.round(65535 * (pixel.v ?? 1 - (y + 0.5) / side_px))
    uv[3 * i + 2] = pixel.id * 257
  }
  return { width_px: side_px, height_px: side_px, shade, light, lightChannels: 3, shadow, uv, uvChannels: 3, mix: null }
}
const whole = { u0: 0.25, v0: 0.25, u1: 0.75, v1: 0.75, width_m: 0.1, height_m: 0.1 }
const meta = ProductViewMeta.parse({ view: 'front', size: [side_px, side_px], print_areas: { print: whole } })
const plain = (rgba: number[], size = 8) =>
  makePrintTexture(
    Uint8ClampedArray.from({ length: 4 * size * size }, (_, i) => rgba[i % 4]!),
    size,
    size,
  )
const at = (picture: Uint8ClampedArray, x: number, y: number) => [
  ...picture.slice(4 * (y * side_px + x), 4 * (y * side_px + x) + 4),
]
const bare = (maps: ProductMaps, colour: string, background: string | null = '#ffffff', own = meta) => {
  const view = prepareView(maps, own)
  return composeMockup(view, {}, { colour, background })
}
const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
const coded = (x: number) => Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055))

describe('bare products', () => {
  test('a fully lit light product shows exactly its colour', () => {
    expect(at(bare(flatMaps(), '#e0c8a0'), 10, 10)).toEqual([0xe0, 0xc8, 0xa0, 255])
  })
  test('shade multiplies in linear light, not in sRGB', () => {
    const [r] = at(
      bare(
        flatMaps(() => ({ shade: 188 })),
        '#ffffff',
      ),
      10,
      10,
    )
    expect(r).toBe(188)
    const [grey] = at(
      bare(
        flatMaps(() => ({ shade: 188 })),
        '#bcbcbc',
      ),
      10,
      10,
    )
    expect(Math.abs(grey! - coded(linear(188) * linear(188)))).toBeLessThanOrEqual(1)
  })
  test('gloss is added, even on black', () => {
    const [r] = at(
      bare(
        flatMaps(() => ({ light: 120 })),
        '#000000',
      ),
      10,
      10,
    )
    expect(Math.abs(r! - 120)).toBeLessThanOrEqual(1)
  })
  test('light beyond full scale stays white', () => {
    expect(
      at(
        bare(
          flatMaps(() => ({ light: 255 })),
          '#ffffff',
        ),
        10,
        10,
      ),
    ).toEqual([255, 255, 255, 255])
  })
  test('folds of dark cloth are deeper than those of light cloth', () => {
    const share = (colour: string, byte: number) =>
      linear(
        at(
          bare(
            flatMaps(() => ({ shade: 120 })),
            colour,
          ),
          10,
          10,
        )[0]!,
      ) / linear(byte)
    expect(share('#303030', 0x30)).toBeLessThan(0.97 * share('#e0e0e0', 0xe0))
  })
  test('the contact shadow darkens only the background', () => {
    const picture = bare(
      flatMaps(() => ({ shadow: 128 })),
      '#ffffff',
    )
    expect(at(picture, 10, 10)[0]).toBe(255)
    expect(Math.abs(at(picture, 0, 0)[0]! - coded(127 / 255))).toBeLessThanOrEqual(1)
  })
  test('a shadow of 1 or 2 of 255 is noise of its file and leaves the background clean', () => {
    const faint = (x: number) => ({ shadow: x < 1 ? 2 : 3 })
    const picture = bare(flatMaps(faint), '#ffffff')
    expect(at(picture, 0, 0)[0]).toBe(
      at(
        bare(
          flatMaps(() => ({})),
          '#ffffff',
        ),
        0,
        0,
      )[0],
    )
    expect(at(picture, 19, 0)[0]).toBeLessThan(at(picture, 0, 0)[0]!)
  })
  test('a translucent edge mixes product and background in linear light', () => {
    const [r] = at(
      bare(
        flatMaps(() => ({ alpha: 128 })),
        '#000000',
      ),
      10,
      10,
    )
    expect(Math.abs(r! - coded(127 / 255))).toBeLessThanOrEqual(1)
  })
  test('without background the mask becomes alpha and the shadow a dark veil', () => {
    const picture = bare(
      flatMaps((x) => (x < 1 ? { shadow: 128 } : {})),
      '#336699',
      null,
    )
    expect(at(picture, 10, 10)).toEqual([0x33, 0x66, 0x99, 255])
    expect(at(picture, 19, 19)[3]).toBe(0)
    expect(at(picture, 0, 10)).toEqual([0, 0, 0, 255 - coded(127 / 255)])
  })
  test('parts keep their own colour unless the look gives another', () => {
    const own = { ...meta, parts: { '4': '#1d1b1a' } }
    const view = prepareView(
      flatMaps((x) => (x > 12 ? { id: 4 } : {})),
      own,
    )
    const look = { colour: '#ffffff', background: '#ffffff' }
    expect(at(composeMockup(view, {}, look), 16, 10)).toEqual([0x1d, 0x1b, 0x1a, 255])
    expect(at(composeMockup(view, {}, { ...look, parts: { '4': '#b98a54' } }), 16, 10)).toEqual([0xb9, 0x8a, 0x54, 255])
  })
  test('a pixel shared by two parts holds both colours by their share', () => {
    const own = { ...meta, parts: { '4': '#000000' } }
    const maps = flatMaps((x) => (x > 10 ? { id: 4 } : {}))
    const mix = new Uint8Array(3 * side_px * side_px)
    for (let y = 0; y < side_px; y++) mix.set([4, 64], 3 * (y * side_px + 10))
    const picture = bare({ ...maps, mix }, '#ffffff', '#ffffff', own)
    const row = [9, 10, 11].map((x) => at(picture, x, 10)[0])
    expect(row).toEqual([255, coded(191 / 255), 0])
  })
})

describe('printed products', () => {
  const printed = (texture: ReturnType<typeof plain>, colour: string, maps = flatMaps()) => {
    const view = prepareView(maps, meta)
    return composeMockup(view, { print: texture }, { colour, background: '#ffffff' })
  }
  test('opaque ink hides the cloth, cleared ink does not change it', () => {
    expect(at(printed(plain([200, 30, 60, 255]), '#ffffff'), 10, 10)).toEqual([200, 30, 60, 255])
    expect(at(printed(plain([200, 30, 60, 0]), '#aabbcc'), 10, 10)).toEqual([0xaa, 0xbb, 0xcc, 255])
  })
  test('half opaque ink mixes in linear light', () => {
    const [r] = at(printed(plain([0, 0, 0, 128]), '#ffffff'), 10, 10)
    expect(Math.abs(r! - coded(127 / 255))).toBeLessThanOrEqual(1)
  })
  test('ink stays inside its area and the pixel cut by its border is half covered', () => {
    const shifted = flatMaps((x) => ({ u: 0.25 + (x - 4) / 1000, v: 0.5 }))
    const picture = printed(plain([0, 0, 0, 255]), '#ffffff', shifted)
    expect(at(picture, 3, 10)[0]).toBe(255)
    expect(Math.abs(at(picture, 4, 10)[0]! - coded(0.5))).toBeLessThanOrEqual(3)
    expect(at(picture, 5, 10)[0]).toBe(0)
  })
  test('a print that reaches the rim of the product leaves no pale line there', () => {
    const full = { ...meta, print_areas: { print: { ...whole, id: 1, u0: 0, v0: 0, u1: 1, v1: 1 } } }
    const maps = flatMaps((x, y) => ({ u: (x - 2) / 15, v: 1 - (y - 2) / 15 }))
    const view = prepareView(maps, full)
    const look = { colour: '#ffffff', background: '#ffffff' }
    const picture = composeMockup(view, { print: plain([10, 20, 30, 255]) }, look)
    expect(at(picture, 2, 10)).toEqual([10, 20, 30, 255])
    expect(at(picture, 17, 2)).toEqual([10, 20, 30, 255])
  })
  test('cloth without UV, such as piping, keeps its colour even when the area begins at the corner of the atlas', () => {
    const full = { ...meta, print_areas: { print: { ...whole, id: 1, u0: 0, v0: 0, u1: 1, v1: 1 } } }
    const view = prepareView(
      flatMaps((x) => (x < 4 ? { u: 0, v: 0 } : {})),
      full,
    )
    const look = { colour: '#aabbcc', background: '#ffffff' }
    const picture = composeMockup(view, { print: plain([10, 20, 30, 255]) }, look)
    expect(at(picture, 2, 10)).toEqual([0xaa, 0xbb, 0xcc, 255])
    expect(at(picture, 6, 10)).toEqual([10, 20, 30, 255])
  })
  test('the design is upright: its top left is at the top left', () => {
    const quarters = Uint8ClampedArray.from({ length: 4 * 64 }, (_, i) => {
      const [x, y] = [(i >> 2) % 8, (i >> 2) >> 3]
      return i % 4 === 3 ? 255 : i % 4 === 0 ? (x < 4 ? 255 : 0) : i % 4 === 1 ? (y < 4 ? 255 : 0) : 0
    })
    const picture = printed(makePrintTexture(quarters, 8, 8), '#ffffff')
    expect(at(picture, 6, 6).slice(0, 3)).toEqual([255, 255, 0])
    expect(at(picture, 13, 6).slice(0, 3)).toEqual([0, 255, 0])
    expect(at(picture, 6, 13).slice(0, 3)).toEqual([255, 0, 0])
  })
  test('colour under transparent texels does not bleed into the edge of the ink', () => {
    const half = Uint8ClampedArray.from({ length: 4 * 64 }, (_, i) =>
      (i >> 2) % 8 < 4 ? [255, 0, 0, 255][i % 4]! : [0, 255, 0, 0][i % 4]!,
    )
    const picture = printed(makePrintTexture(half, 8, 8), '#ffffff')
    for (let x = 5; x < 15; x++) expect(at(picture, x, 10)[0]).toBe(255)
  })
  test('one view serves several colours and designs through the same arrays', () => {
    const view = prepareView(flatMaps(), meta)
    const out = new Uint8ClampedArray(4 * side_px * side_px)
    const look = { colour: '#ffffff', background: '#ffffff' }
    composeMockup(view, { print: plain([1, 2, 3, 255]) }, look, out)
    const again = composeMockup(view, { print: plain([90, 80, 70, 0]) }, look, out)
    expect(at(again, 10, 10)).toEqual([255, 255, 255, 255])
  })
  test('an unknown area and a picture of the wrong size are refused', () => {
    const view = prepareView(flatMaps(), meta)
    const look = { colour: '#ffffff', background: null }
    expect(() => composeMockup(view, { sleeve: plain([0, 0, 0, 255]) }, look)).toThrow('sleeve')
    expect(() => makePrintTexture(new Uint8Array(12), 4, 4)).toThrow('size')
    expect(() => bare(flatMaps(), 'red')).toThrow('colour')
  })
})
