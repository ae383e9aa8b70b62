import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colourDifference } from '../../../../testing/colour-difference.ts'
import { takeInFile } from '../take-in-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tagged-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function storedColour(file: Uint8Array): Promise<number[]> {
  const path = join(folder, 'file')
  await writeFile(path, file)
  const result = await takeInFile(path)
  if (result.status !== 'ready') throw new Error(`${result.error} ${JSON.stringify(result.details)}`)
  return [...(await sharp(result.picture.body).removeAlpha().raw().toBuffer()).subarray(0, 3)]
}

/** Made by libavif: 16 × 16 pixels of 196, 84, 97, lossless, its colours told as P3 by numbers alone. */
const P3_AVIF =
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACIAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAABAAAAAQAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAAMAA0AAIAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACptZGF0EgAKCDgM/9hDA0AkMhQQAAAAFLm5dCtNFGda7So5OiiJQA=='
/** Two pictures of 8 × 8 pixels, the first of the same colour. */
const ANIMATED_AVIF =
  'AAAALGZ0eXBhdmlzAAAAAGF2aWZhdmlzbXNmMWlzbzhtaWYxbWlhZk1BMUEAAAGNbWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAsaWxvYwAAAABEAAACAAEAAAABAAAG5QAAACQAAgAAAAEAAAa8AAAAGQAAAEJpaW5mAAAAAAACAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAAAaaW5mZQIAAAAAAgAAYXYwMUFscGhhAAAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAw2lwcnAAAACdaXBjbwAAABRpc3BlAAAAAAAAAAgAAAAIAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAOcGl4aQAAAAABCAAAAAxhdjFDgQAcAAAAADhhdXhDAAAAAHVybjptcGVnOm1wZWdCOmNpY3A6c3lzdGVtczphdXhpbGlhcnk6YWxwaGEAAAAAHmlwbWEAAAAAAAAAAgABBAECgwQAAgQBBYYHAAAE+21vb3YAAAB4bXZoZAEAAAAAAAAA5yS6PgAAAADnJLo+AAAAHgAAAAAAAAACAAEAAAEAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAIhdHJhawAAAGh0a2hkAQAAAQAAAADnJLo+AAAAAOckuj4AAAABAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAIAAAACAAAAAABsW1kaWEAAAAsbWRoZAEAAAAAAAAA5yS6PgAAAADnJLo+AAAAHgAAAAAAAAACVcQAAAAAAChoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAbGliYXZpZgAAAAFVbWluZgAAABR2bWhkAAAAAQAAAAAAAAAAAAAAJGRpbmYAAAAcZHJlZgAAAAAAAAABAAAADHVybCAAAAABAAABFXN0YmwAAAAUc3RjbwAAAAAAAAABAAAG5QAAABxzdHNjAAAAAAAAAAEAAAABAAAAAgAAAAEAAAAcc3RzegAAAAAAAAAAAAAAAgAAACQAAAAeAAAAFHN0c3MAAAAAAAAAAQAAAAEAAAAYc3R0cwAAAAAAAAABAAAAAgAAAAEAAACVc3RzZAAAAAAAAAABAAAAhWF2MDEAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAACAAIAEgAAABIAAAAAAAAAAEKQU9NIENvZGluZwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY//8AAAAMYXYxQ4EgAAAAAAATY29scm5jbHgAAQANAAaAAAAAEGNjc3QAAAAAfAAAAAAAAlp0cmFrAAAAaHRraGQBAAABAAAAAOckuj4AAAAA5yS6PgAAAAIAAAAAAAAAAAAAAAIAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAgAAAAIAAAAAAAUdHJlZgAAAAxhdXhsAAAAAQAAAdZtZGlhAAAALG1kaGQBAAAAAAAAAOckuj4AAAAA5yS6PgAAAB4AAAAAAAAAAlXEAAAAAAAoaGRscgAAAAAAAAAAYXV4dgAAAAAAAAAAAAAAAGxpYmF2aWYAAAABem1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAATpzdGJsAAAAFHN0Y28AAAAAAAAAAQAABrwAAAAcc3RzYwAAAAAAAAABAAAAAQAAAAIAAAABAAAAHHN0c3oAAAAAAAAAAAAAAAIAAAAZAAAAEAAAABRzdHNzAAAAAAAAAAEAAAABAAAAGHN0dHMAAAAAAAAAAQAAAAIAAAABAAAAunN0c2QAAAAAAAAAAQAAAKphdjAxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAgACABIAAAASAAAAAAAAAABCkFPTSBDb2RpbmcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAADGF2MUOBABwAAAAAEGNjc3QAAAAAfAAAAAAAADhhdXhpAAAAAHVybjptcGVnOm1wZWdCOmNpY3A6c3lzdGVtczphdXhpbGlhcnk6YWxwaGEAAAAAc21kYXQSAAoJAAAAARfm18lQMgoQAIAAABjeopVQEgAyDDADwIAAAEaABACRkBIACgwgAAABF+bXyQENBpAyEhAAgAAAD/pR6ix6pHL3h+XaEBIAMhowA8CAAABGgAEAAACVj6s/0SmfpnrJYfu4mA=='

const COLOUR = [196, 84, 97] as const
/** What Little CMS makes of it as P3. */
const P3_IN_SRGB = [211.7, 74.4, 94.6]

/** A PNG with these chunks before its pixels. */
async function png(...chunks: readonly (readonly [name: string, data: Buffer])[]): Promise<Buffer> {
  const [r, g, b] = COLOUR
  const plain = await sharp({ create: { width: 4, height: 4, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  const added = chunks.map(([name, data]) => {
    const chunk = Buffer.alloc(12 + data.length)
    chunk.writeUInt32BE(data.length)
    chunk.write(name, 4, 'latin1')
    data.copy(chunk, 8)
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
    return chunk
  })
  return Buffer.concat([plain.subarray(0, 33), ...added, plain.subarray(33)])
}

const numbers = (...values: readonly number[]) => {
  const data = Buffer.alloc(values.length * 4)
  for (const [n, value] of values.entries()) data.writeUInt32BE(value, n * 4)
  return data
}
/** White, red, green and blue of P3. */
const P3_PLACES = numbers(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000)

test('P3 told by numbers in an AVIF or a PNG is converted as P3 told by a profile', async () => {
  expect(colourDifference(await storedColour(Buffer.from(P3_AVIF, 'base64')), P3_IN_SRGB)).toBeLessThan(0.5)
  const by_number = await png(['cICP', Buffer.from([12, 13, 0, 1])])
  expect(colourDifference(await storedColour(by_number), P3_IN_SRGB)).toBeLessThan(0.5)
})

test('light stored without a curve is shown as bright as it is', async () => {
  const linear = COLOUR.map((value) => 255 * (1.055 * (value / 255) ** (1 / 2.4) - 0.055))
  expect(colourDifference(await storedColour(await png(['gAMA', numbers(100_000)])), linear)).toBeLessThan(0.5)
})

test('gamma and primaries of a PNG together are its colours', async () => {
  const place = (gamma: number) => png(['gAMA', numbers(gamma)], ['cHRM', P3_PLACES])
  // Little CMS on a profile of P3's primaries and a gamma of 1.8.
  expect(colourDifference(await storedColour(await place(55_556)), [222.2, 95.2, 114.5])).toBeLessThan(0.5)
})

test('what says that it is sRGB, or nothing that can be, stays as it is', async () => {
  for (const chunks of [
    [['sRGB', Buffer.from([0])] as const, ['gAMA', numbers(100_000)] as const],
    [['gAMA', numbers(45_455)] as const],
    [['gAMA', numbers(0)] as const],
    [['cICP', Buffer.from([1, 13, 0, 1])] as const],
  ])
    expect(await storedColour(await png(...chunks))).toEqual([...COLOUR])
})

test('of an animated AVIF the first picture is taken, as of a GIF', async () => {
  expect(colourDifference(await storedColour(Buffer.from(ANIMATED_AVIF, 'base64')), [...COLOUR])).toBeLessThan(1.5)
})
