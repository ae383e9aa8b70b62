import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { designHashIn } from './design-hash.ts'
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

test('the file says how large it is in the hand', async () => {
  const { path, bytes } = await write(randomBytes(4 * 30 * 20), 30, 20, 7)
  const file = await readFile(path)
  expect(file.length).toBe(bytes)
  expect(await sharp(path).metadata()).toMatchObject({ width: 30, height: 20, channels: 4, density: 300 })
  expect(file.includes(Buffer.from('pHYs'))).toBe(true)
})

test('a file carries the hash of its design, the same bytes every time, and its pixels stay', async () => {
  const rgba = randomBytes(4 * 9 * 5)
  const design_hash = 'ab12'.repeat(16)
  const made = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const path = join(folder, `${name}.png`)
      const file = openPngFile(path, { width_px: 9, height_px: 5, dpi: 300, design_hash })
      await file.add(rgba)
      return { path, ...(await file.close()) }
    }),
  )
  expect(made[0]?.sha256).toBe(made[1]?.sha256)
  const path = made[0]?.path ?? ''
  expect(await designHashIn(createReadStream(path))).toBe(design_hash)
  expect(Buffer.compare(await decode(path), rgba)).toBe(0)
  const plain = await write(rgba, 9, 5, 5)
  expect(await designHashIn(createReadStream(plain.path))).toBeNull()
})

function getChunks(file: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at))
    found.set(file.toString('latin1', at + 4, at + 8), data)
  }
  return found
}

test('the colour profile of sRGB is embedded, before the pixels and instead of the sRGB chunk', async () => {
  const { path } = await write(randomBytes(4 * 30 * 20), 30, 20, 7)
  const chunks = getChunks(await readFile(path))
  const names = [...chunks.keys()]
  expect(names).not.toContain('sRGB')
  expect(names.indexOf('iCCP')).toBeLessThan(names.indexOf('IDAT'))
  const data = chunks.get('iCCP') as Buffer
  const end_of_name = data.indexOf(0)
  expect(data.toString('latin1', 0, end_of_name)).toBe('sRGB IEC61966-2.1')
  expect(data[end_of_name + 1]).toBe(0)
  const profile = inflateSync(data.subarray(end_of_name + 2))
  expect(profile.readUInt32BE(0)).toBe(profile.length)
  expect(profile.toString('latin1', 12, 24)).toBe('mntrRGB XYZ ')
  expect(profile.toString('latin1', 36, 40)).toBe('acsp')
  expect((await sharp(path).metadata()).icc?.equals(profile)).toBe(true)
})

/** Each value of each channel and all greys. */
const everyShade = Buffer.from(
  Array.from({ length: 1024 }, (_, n) => {
    const [value, channel] = [n & 255, n >> 8]
    return [0, 1, 2].map((one) => (channel === 3 || one === channel ? value : 0)).concat(255)
  }).flat(),
)

test('decoders that honour the profile and those that ignore it see the same colours', async () => {
  const { path } = await write(everyShade, 256, 4, 4)
  const rgba = { width: 256, height: 4, channels: 4 } as const
  const managed = await sharp(path).toColourspace('srgb').raw().toBuffer()
  const ignoring = await sharp(path, { ignoreIcc: true }).raw().toBuffer()
  const canvas = createCanvas(256, 4)
  canvas.getContext('2d').drawImage(await loadImage(path), 0, 0)
  const shown = Buffer.from(canvas.getContext('2d').getImageData(0, 0, 256, 4).data.buffer)
  for (const decoded of [managed, ignoring, shown]) expect(Buffer.compare(decoded, everyShade)).toBe(0)
  // Lab is reached through the profile: it must be the Lab of plain sRGB.
  const lab = (image: Sharp) => image.toColourspace('lab').raw().toBuffer()
  expect(Buffer.compare(await lab(sharp(path)), await lab(sharp(everyShade, { raw: rgba })))).toBe(0)
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
