import { enlargeRows } from '@inkroute/engine/enlarge/enlarge-pixels'
import type { Surface } from '@inkroute/engine/paint/surface'
import { beforeEach, expect, inject, test, vi } from 'vitest'
import { type EnlargeRows, enlarger, stopEnlarging, useEnlarging } from './enlarging.ts'

/** Pixels that can be read and written in whole rows, as much of a canvas as upscaling needs. */
interface Sheet {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

const newSheet = (width: number, height: number): Sheet => ({
  width,
  height,
  pixels: new Uint8ClampedArray(width * height * 4),
})

const tools = {
  sizeOf: (sheet: Sheet) => sheet,
  makeTile: (width: number, height: number) => {
    const picture = newSheet(width, height)
    const surface = {
      drawImage: (from: Sheet) => picture.pixels.set(from.pixels),
      getImageData: (_x: number, y: number, _width: number, rows: number) => ({
        data: picture.pixels.slice(y * width * 4, (y + rows) * width * 4),
      }),
      putImageData: ({ data }: ImageData, _x: number, y: number) => picture.pixels.set(data, y * width * 4),
    } as unknown as Surface<Sheet>
    return { surface, picture }
  },
}

const enlarge: EnlargeRows = async (rows) => {
  const pixels = new Uint8ClampedArray(rows.width * (rows.to - rows.from) * 16)
  enlargeRows(rows, pixels)
  return pixels
}

/** Narrow, and so high that the work is cut in three. */
function tallPicture(): Sheet {
  const tall = newSheet(12, 600)
  for (let n = 0; n < tall.pixels.length; n++) tall.pixels[n] = (n * n * 31 + (n >> 6) * 57) % 256
  return tall
}

class Image {
  readonly data: Uint8ClampedArray
  constructor(data: Uint8ClampedArray) {
    this.data = data
  }
}

beforeEach(() => {
  useEnlarging.setState({ works: [] })
  vi.stubGlobal('ImageData', Image)
})

test('a picture made part by part has the bits of one made at once, and then becomes four times as large', async () => {
  const picture = tallPicture()
  const made: (Sheet | null)[] = []
  const start = enlarger<Sheet>({ tools, enlarge, onDone: (_, doubled) => made.push(doubled) })
  start(picture)
  start(picture)
  expect(useEnlarging.getState().works).toHaveLength(1)
  await vi.waitFor(() => expect(made).toHaveLength(1), { timeout: inject('patience_ms') })
  const { width, height, pixels } = picture
  const whole = new Uint8ClampedArray(pixels.length * 4)
  enlargeRows({ pixels, width, height, from: 0, to: height }, whole)
  expect(made[0]?.pixels).toEqual(whole)
  expect(useEnlarging.getState().works).toEqual([])
  start(made[0] as Sheet)
  expect(useEnlarging.getState().works).toMatchObject([{ origin: picture, times: 4, progress: 0 }])
})

test('a picture that is no longer wanted is not finished, and can be begun again', async () => {
  const picture = tallPicture()
  const made: unknown[] = []
  let asked = 0
  const start = enlarger<Sheet>({
    tools,
    enlarge: (rows) => {
      if (++asked === 2) stopEnlarging(picture)
      return enlarge(rows)
    },
    onDone: (_, doubled) => made.push(doubled),
  })
  start(picture)
  await vi.waitFor(() => expect(asked).toBe(2), { timeout: inject('patience_ms') })
  await Promise.resolve()
  expect(useEnlarging.getState().works).toEqual([])
  start(picture)
  await vi.waitFor(() => expect(made).toHaveLength(1), { timeout: inject('patience_ms') })
  expect(asked).toBe(5)
})

test('where it cannot be made on the side, the place is told', async () => {
  const made: unknown[] = []
  const start = enlarger<Sheet>({
    tools,
    enlarge: () => Promise.reject(new Error('no worker')),
    onDone: (_, doubled) => made.push(doubled),
  })
  start(tallPicture())
  await vi.waitFor(() => expect(made).toEqual([null]), { timeout: inject('patience_ms') })
  expect(useEnlarging.getState().works).toEqual([])
})
