import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPngFile } from './png-file.ts'
import { chooseFilter, filterRow, NONE, SUB, UP } from './png-filter.ts'

const folder = await mkdtemp(join(tmpdir(), 'ink-png-'))

async function write(rgba: Buffer, width_px: number, height_px: number, strip_rows: number) {
  const path = join(folder, `${randomBytes(6).toString('hex')}.png`)
  const file = openPngFile(path, { width_px, height_px, dpi: 300 })
  const row_bytes = 4 * width_px
  for (let y = 0; y < height_px; y += strip_rows) {
    await file.add(rgba.subarray(y * row_bytes, Math.min(height_px, y + strip_rows) * row_bytes))
  }
  return { path, ...(await file.close()) }
}

const decode = (path: string) => sharp(path).raw().toBuffer()

test('any picture comes back bit for bit, however it was cut into strips', async () => {
  const size = fc.integer({ min: 1, max: 40 })
  await fc.assert(
    fc.asyncProperty(size, size, size, fc.boolean(), async (width, height, strip, isNoise) => {
      const rgba = isNoise
        ? randomBytes(4 * width * height)
        : Buffer.from(Array.from({ length: 4 * width * height }, (_, n) => (n >> 3) & 255))
      const { path } = await write(rgba, width, height, strip)
      expect(Buffer.compare(await decode(path), rgba)).toBe(0)
    }),
    { numRuns: 25 },
  )
})

test('the file says how large it is in the hand, and that its colours are sRGB', async () => {
  const { path, bytes } = await write(randomBytes(4 * 30 * 20), 30, 20, 7)
  const file = await readFile(path)
  expect(file.length).toBe(bytes)
  expect(await sharp(path).metadata()).toMatchObject({ width: 30, height: 20, channels: 4, density: 300 })
  expect(file.includes(Buffer.from('sRGB'))).toBe(true)
  expect(file.includes(Buffer.from('pHYs'))).toBe(true)
})

test('strips do not change the bytes', async () => {
  const rgba = randomBytes(4 * 64 * 64)
  const hashes = await Promise.all([1, 5, 64].map(async (rows) => (await write(rgba, 64, 64, rows)).sha256))
  expect(new Set(hashes).size).toBe(1)
})

test('rows like their upper neighbour are told from it, runs of colour from their left', () => {
  const same = Uint32Array.from({ length: 200 }, (_, n) => n * 0x01234567)
  expect(chooseFilter(same, same)).toBe(UP)
  const run = new Uint32Array(200).fill(0xff3344aa)
  expect(chooseFilter(run, new Uint32Array(200).fill(0x11881188))).toBe(SUB)
  expect(chooseFilter(new Uint32Array(200), new Uint32Array(200).fill(0x77777777))).toBe(NONE)
  const out = new Uint32Array(200)
  filterRow(NONE, run, same, out)
  expect(out).toEqual(run)
})
