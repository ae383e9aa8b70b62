import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorText } from '@inkroute/contract/errors/errors'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dirtyFiles, everyPicture, getCanvas, hostileFiles, photoWithGps } from '../../../testing/pictures.ts'
import { type IntakeResult, takeInFile } from './take-in-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function takeIn(body: Buffer): Promise<IntakeResult> {
  const path = join(folder, 'file')
  await writeFile(path, body)
  return takeInFile(path)
}

async function takeInReady(name: string, body: Buffer) {
  const result = await takeIn(body)
  if (result.status !== 'ready') throw new Error(`${name}: ${result.error} ${JSON.stringify(result.details)}`)
  return result
}

const pixel = async (png: Uint8Array, x: number, y: number) => [
  ...(await sharp(png).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
]

test('each kind becomes a lossless PNG with the right pixels and two previews', async () => {
  for (const [extension, body] of Object.entries(await everyPicture())) {
    const result = await takeInReady(`picture.${extension}`, body)
    expect(result.type).toBe({ jpeg: 'jpg', heif: 'heic' }[extension] ?? extension)
    const side = extension === 'svg' ? 3000 : 60
    expect([extension, result.width_px, result.height_px]).toEqual([extension, side, (side / 60) * 40])
    const [left, right] = [await pixel(result.picture.body, 2, 2), await pixel(result.picture.body, side - 3, 2)]
    const tolerance = extension.startsWith('jp') ? 2 : extension.startsWith('hei') ? 4 : 0
    for (const [n, expected] of [255, 0, 0, 255].entries()) {
      expect(Math.abs((left[n] ?? -1) - expected), `${extension} left ${left}`).toBeLessThanOrEqual(tolerance)
    }
    for (const [n, expected] of [0, 0, 255, 255].entries()) {
      expect(Math.abs((right[n] ?? -1) - expected), `${extension} right ${right}`).toBeLessThanOrEqual(tolerance)
    }
    expect(result.has_alpha).toBe(false)
    expect(result.perceptual_hash).toMatch(/^[01]{64}$/)
    const preview = await sharp(result.preview_1000.body).metadata()
    expect([preview.format, preview.width]).toEqual(['webp', extension === 'svg' ? 1000 : 60])
  }
})

test('every hostile file is refused by name, and the message says in both languages what was found', async () => {
  for (const { name, body, error, says } of await hostileFiles()) {
    const result = await takeIn(body)
    if (result.status !== 'refused') throw new Error(`${name} was taken in`)
    expect([name, result.error]).toEqual([name, error])
    for (const language of ['zh', 'en'] as const) {
      const message = errorText(result.error, language, result.details)
      expect(message).not.toMatch(/\{\w+\}/)
      if (says) expect(message).toContain(says)
    }
  }
})

test('what has no place in a print is left out, and the picture stays what it was', async () => {
  for (const { name, body } of await dirtyFiles()) {
    const result = await takeInReady(name, body)
    expect(await pixel(result.picture.body, 2, 2), name).toEqual([expect.closeTo(255, -0.7), 0, 0, 255])
    for (const file of [result.picture, result.preview_469, result.vector]) {
      expect([name, Buffer.from(file?.body ?? []).includes('alert')]).toEqual([name, false])
      expect([name, Buffer.from(file?.body ?? []).includes('evil')]).toEqual([name, false])
    }
  }
})

test('a picture embedded in a drawing is taken in, checked and written again', async () => {
  const photo = await photoWithGps()
  const inner = `<image href="data:image/jpeg;base64,${photo.toString('base64')}" width="60" height="40"/>`
  const png = Buffer.concat([await getCanvas().png().toBuffer(), Buffer.from('hidden-behind')])
  const second = `<image xlink:href="data:image/png;base64,${png.toString('base64')}" width="30" height="20"/>`
  const body = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 40">${inner}${second}</svg>`
  const result = await takeInReady('embedded.svg', Buffer.from(body))
  expect(await pixel(result.picture.body, 20, 20)).toEqual([255, 0, 0, 255])
  const kept = Buffer.from(result.vector?.body ?? []).toString()
  const pictures = [...kept.matchAll(/base64,([^"]+)"/g)].map(([, data = '']) => Buffer.from(data, 'base64'))
  expect(pictures).toHaveLength(2)
  for (const one of pictures) expect(one.includes('secret-owner') || one.includes('hidden-behind')).toBe(false)
})

test('a long banner of few pixels is taken in', async () => {
  const result = await takeInReady('banner.png', await getCanvas(20_000, 200).png().toBuffer())
  expect([result.width_px, result.height_px]).toEqual([20_000, 200])
})

test('a drawing whose filters are costly is drawn smaller, not refused', async () => {
  const shadow =
    '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><rect width="9" height="9" filter="url(#f)"/>'
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${shadow}</svg>`
  expect((await takeInReady('shadow.svg', Buffer.from(body))).width_px).toBe(2000)
})

test('a photograph loses its place and owner, and is turned upright', async () => {
  const photo = await photoWithGps()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('secret-owner')
  const result = await takeInReady('photo.jpg', photo)
  expect([result.width_px, result.height_px]).toEqual([40, 60])
  for (const file of [result.picture, result.preview_469, result.preview_1000]) {
    const facts = await sharp(file.body).metadata()
    expect([facts.exif, facts.xmp, facts.icc, facts.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(Buffer.from(file.body).includes('secret-owner')).toBe(false)
  }
})

test('a wide-gamut picture is converted to sRGB, not merely stripped of its profile', async () => {
  const p3 = await getCanvas().withIccProfile('p3').png().toBuffer()
  const result = await takeInReady('wide.png', p3)
  const [r = 0, g = 0, b = 0] = await pixel(result.picture.body, 2, 2)
  expect(r).toBeGreaterThan(250)
  expect(g).toBeLessThan(12)
  expect(b).toBeLessThan(12)
})

test('transparency is kept and reported', async () => {
  const result = await takeInReady('soft.png', await getCanvas(60, 40, 100).png().toBuffer())
  expect(result.has_alpha).toBe(true)
  expect(await pixel(result.picture.body, 2, 2)).toEqual([255, 0, 0, 100])
})

test('the transparency of a PSD with 16 bits is found, and the white mixed into it taken out', async () => {
  const words = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])))
  const header = Buffer.concat([Buffer.from('8BPS\0\x01\0\0\0\0\0\0', 'latin1'), words(4, 0, 1, 0, 2, 16, 3)])
  const layers = Buffer.concat([Buffer.alloc(8), Buffer.from('8BIMLr16', 'latin1'), words(0, 2, 0xffff)])
  const half = 0x8000
  // Two pixels: half-transparent red upon white, and blue.
  const planes = [words(0xffff, 0), words(half, 0), words(half, 0xffff), words(half, 0xffff)]
  const body = Buffer.concat([header, Buffer.alloc(8), words(0, layers.length), layers, words(0), ...planes])
  const result = await takeInReady('soft.psd', body)
  const red = await pixel(result.picture.body, 0, 0)
  expect(red.map((value) => Math.round(value / 4))).toEqual([64, 0, 0, 32])
  expect(await pixel(result.picture.body, 1, 0)).toEqual([0, 0, 255, 255])
})

test('the resolution is read from the file', async () => {
  expect((await takeInReady('a.png', await getCanvas().withMetadata({ density: 300 }).png().toBuffer())).dpi).toBe(300)
  expect((await takeInReady('a.jpg', await getCanvas().flatten().jpeg().toBuffer())).dpi).toBeNull()
})

test('the drawing kept of an SVG holds only what the allow-list knows', async () => {
  const svg = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:xlink="http://www.w3.org/1999/xlink"
      viewBox="0 0 10 20" inkscape:version="1"><metadata>private notes</metadata><style>.a{fill:url(#g)}</style>
    <defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" d="M0 0h5v5z"/></defs>
    <use xlink:href="#p" class="a"/><animate attributeName="x"/><text x="1">a &lt; b</text></svg>`
  const result = await takeInReady('drawing.svg', Buffer.from(svg))
  const kept = Buffer.from(result.vector?.body ?? []).toString()
  expect(kept).not.toMatch(/inkscape|metadata|private|animate|DOCTYPE/)
  expect(kept).toContain('<use href="#p" class="a">')
  expect(kept).toContain('a &lt; b')
  expect([result.width_px, result.height_px]).toEqual([1500, 3000])
})

test.each(['with a mark in front', 'without a mark'])(
  'a drawing in two bytes a letter is taken in, %s',
  async (which) => {
    const svg = `<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><title>样品</title><rect width="20" height="10" fill="#ff0000"/></svg>`
    const little = Buffer.from(which === 'without a mark' ? svg : `\uFEFF${svg}`, 'utf16le')
    for (const [name, body] of [
      ['little.svg', little],
      ['big.svg', Buffer.from(little).swap16()],
    ] as const) {
      const result = await takeInReady(name, body)
      expect([result.type, await pixel(result.picture.body, 5, 5)]).toEqual(['svg', [255, 0, 0, 255]])
    }
  },
)

test('pictures that look alike have hashes that differ little, others much', async () => {
  const gradient = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><defs><linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="200" height="200" fill="url(#g)"/></svg>',
  )
  const original = await takeInReady('g.png', await sharp(gradient).png().toBuffer())
  const smaller = await takeInReady('g.jpg', await sharp(gradient).resize(90).jpeg({ quality: 60 }).toBuffer())
  const mirrored = await takeInReady('m.png', await sharp(gradient).flop().png().toBuffer())
  const distance = (a: string, b: string) => [...a].filter((bit, n) => bit !== b[n]).length
  expect(distance(original.perceptual_hash, smaller.perceptual_hash)).toBeLessThanOrEqual(4)
  expect(distance(original.perceptual_hash, mirrored.perceptual_hash)).toBeGreaterThan(40)
})
