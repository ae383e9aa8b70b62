import { expect, test } from 'vitest'
import { composeMockup } from './compose-mockup.ts'
import { packView, unpackView } from './packed-view.ts'
import { prepareView } from './prepared-view.ts'
import { makePrintTexture } from './print-texture.ts'
import { ProductViewMeta } from './product-view.ts'

const SIDE = 24

/** A round product with a printed part, a rim of another part, a shadow and a translucent edge. */
function preparedDisc() {
  const count = SIDE * SIDE
  const [shade, shadow, mix] = [new Uint8Array(4 * count), new Uint8Array(count), new Uint8Array(3 * count)]
  const light = new Uint8Array(3 * count)
  const uv = new Uint16Array(3 * count)
  for (let i = 0; i < count; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    const from_middle = Math.hypot(x - SIDE / 2, y - SIDE / 2)
    const part = from_middle < 7 ? 1 : 2
    shade.set([200 - x, 0, 0, from_middle < 9 ? 255 : from_middle < 10 ? 120 : 0], 4 * i)
    light[3 * i] = y
    shadow[i] = y > 18 ? 90 : 0
    uv.set(part === 1 ? [2000 * x + 9, 65535 - 1999 * y, 257] : [0, 0, 2 * 257], 3 * i)
    if (part === 1 && from_middle > 6) mix.set([2, 130, 0], 3 * i)
  }
  const meta = ProductViewMeta.parse({
    view: 'front',
    size: [SIDE, SIDE],
    print_areas: { print: { u0: 0.2, v0: 0.2, u1: 0.7, v1: 0.8, width_m: 0.1, height_m: 0.1, id: 1 } },
    parts: { 2: '#335577' },
  })
  const maps = { width_px: SIDE, height_px: SIDE, shade, light, lightChannels: 3, shadow, uv, uvChannels: 3, mix }
  return prepareView(maps, meta)
}

test('a packed view gives the same pictures, to the bit', () => {
  const view = preparedDisc()
  expect(view.borders.length).toBeGreaterThan(0)
  expect(view.shadowRuns.length).toBeGreaterThan(0)
  const { width, height } = view.areas.print?.texture_px ?? { width: 0, height: 0 }
  const read = unpackView(packView(view))
  const design = makePrintTexture(
    new Uint8Array(4 * width * height).map((_, at) => (7 * at) | 3),
    width,
    height,
  )
  for (const background of ['#f1f2f4', null]) {
    const look = { colour: '#b3202c', background }
    expect(composeMockup(read, { print: design }, look)).toEqual(composeMockup(view, { print: design }, look))
  }
  const { areas, ...rest } = view
  expect(read).toMatchObject(rest)
})

test('bytes of another version are refused', () => {
  const bytes = packView(preparedDisc())
  bytes[0] = 99
  expect(() => unpackView(bytes)).toThrow('not a packed view')
})
