import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { paintLayer } from '@inkroute/engine/paint/paint-layer'
import type { Surface } from '@inkroute/engine/paint/surface'
import { createCanvas } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { shape, words } from '../../modules/design/testing/designs.ts'
import { loadTypesetter } from '../fonts/load-typesetter.ts'
import { loadPictures } from './load-pictures.ts'
import { paintFace, paintPixels, smoothingForScreens } from './paint-face.ts'
import { paintPrint } from './paint-print.ts'
import { CannotPaint, type Face, getAnswer } from './paint-task.ts'
import { openPngFile } from './png-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'ink-print-'))
const photo = join(folder, 'photo.png')
const area = { left: 150, top: 100, width: 250, height: 300 }

/** Soft and hard edges, like a photograph. */
beforeAll(async () => {
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1500">
    <defs><radialGradient id="g"><stop offset="0" stop-color="#ffd166"/><stop offset="1" stop-color="#073b4c"/></radialGradient></defs>
    <rect width="1500" height="1500" fill="url(#g)"/><circle cx="750" cy="750" r="420" fill="#ef476f"/></svg>`
  await sharp(Buffer.from(stripes)).png().toFile(photo)
})

const image = (id: string, change: Partial<Extract<Layer, { type: 'image' }>> = {}): Layer => ({
  ...shape(id),
  type: 'image',
  mask: null,
  cx: 270,
  cy: 210,
  width: 180,
  height: 180,
  source: { kind: 'material', key: '1', width_px: 1500, height_px: 1500 },
  ...change,
})

const faceWith = (layers: Layer[], path = photo): Face => ({
  view: { view_id: 1, background: null, layers },
  area,
  sources: [{ kind: 'material', key: '1', path, width_px: 1500, height_px: 1500 }],
  cache_dir: folder,
})

const design = [
  image('a', { mask: 'heart', rotation_deg: 11 }),
  shape('b', { cx: 300, cy: 330, rotation_deg: -20, stroke: '#17202e', stroke_width: 4, opacity: 0.8 }),
  words('c', '印途 InkRoute', { cx: 275, cy: 130, width: 180, height: 34, size: 24 }),
]

async function printed(face: Face, scale: number) {
  const [width_px, height_px] = [area.width * scale, area.height * scale]
  const path = join(folder, `print-${scale}.png`)
  await paintPrint({ kind: 'print', face, width_px, height_px, dpi: 300, path })
  return { path, width_px, height_px }
}

const PAPER = '#f7f6f3'
const onPaper = async (image: Sharp) => image.flatten({ background: PAPER }).raw().toBuffer()

/** Each pixel the mean of the square of pixels it stands for. */
function averaged(rgb: Buffer, width_px: number, height_px: number, factor: number): Buffer {
  const [width, height] = [width_px / factor, height_px / factor]
  const out = Buffer.alloc(3 * width * height)
  for (let at = 0; at < out.length; at++) {
    const [channel, x, y] = [at % 3, Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    let sum = 0
    for (let n = 0; n < factor * factor; n++) {
      const [px, py] = [x * factor + (n % factor), y * factor + Math.floor(n / factor)]
      sum += rgb[3 * (py * width_px + px) + channel] as number
    }
    out[at] = Math.round(sum / (factor * factor))
  }
  return out
}

async function getLab(rgb: Buffer, width: number, height: number): Promise<Float32Array> {
  const lab = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer()
  return new Float32Array(lab.buffer, lab.byteOffset, lab.length / 4)
}

test('the print, made smaller, is the screen’s picture: ΔE below 2 on 99 % of pixels', async () => {
  const face = faceWith(design)
  const { path, width_px, height_px } = await printed(face, 9)
  const screen = await paintFace(face, 3 * area.width, 3 * area.height)
  const { width, height } = screen
  const pixels = screen.getContext('2d').getImageData(0, 0, width, height).data
  const small = averaged(await onPaper(sharp(path)), width_px, height_px, 3)
  const a = await getLab(small, width, height)
  const b = await getLab(await onPaper(sharp(pixels, { raw: { width, height, channels: 4 } })), width, height)
  let far = 0
  for (let at = 0; at < a.length; at += 3) {
    const difference = Math.hypot(...[0, 1, 2].map((n) => (a[at + n] as number) - (b[at + n] as number)))
    if (difference >= 2) far++
  }
  expect(far / (a.length / 3)).toBeLessThan(0.01)
})

test('strips of a print give the same bits as the whole canvas', async () => {
  const face = faceWith(design)
  const { path, width_px, height_px } = await printed(face, 4)
  const whole = await paintFace(face, width_px, height_px)
  const pixels = whole.getContext('2d').getImageData(0, 0, width_px, height_px).data
  expect(Buffer.compare(await sharp(path).raw().toBuffer(), Buffer.from(pixels.buffer))).toBe(0)
})

test('a picture on a canvas used before, and larger, has the same bits as on one of its own', async () => {
  const face = faceWith(design)
  await paintPixels(faceWith([words('w', '别的', { size: 90 })]), 3 * area.width, 3 * area.height)
  for (const scale of [2.7, 1.37, 2.51]) {
    const [width_px, height_px] = [Math.round(scale * area.width), Math.round(scale * area.height)]
    const own = await paintFace(face, width_px, height_px, { smoothingOf: smoothingForScreens })
    const pixels = own.getContext('2d').getImageData(0, 0, width_px, height_px).data
    const again = await paintPixels(face, width_px, height_px)
    expect(Buffer.compare(Buffer.from(again.buffer), Buffer.from(pixels.buffer))).toBe(0)
  }
})

test('lines of a long text that hang out of the print area are left out, and no pixel within it changes', async () => {
  const lines = Array.from({ length: 40 }, (_, line) => `第 ${line} 行 of a text far too long`).join('\n')
  const place = { cx: 290, cy: 240, width: 420, height: 800, size: 14, rotation_deg: 23, flip_x: true }
  const layer = words('t', lines, { ...place, outline: { colour: '#e8452c', width_em: 0.08 } })
  const typesetter = await loadTypesetter([layer])
  const tools = {
    typesetter,
    pictureOf: () => undefined,
    sizeOf: () => area,
    makeTile: () => Promise.reject() as never,
  }
  const painted = (visible: typeof area) => {
    const pen = createCanvas(area.width, area.height).getContext('2d')
    let fills = 0
    const fill = pen.fill.bind(pen)
    pen.fill = () => {
      fills++
      fill()
    }
    pen.translate(-area.left, -area.top)
    const surface = pen as unknown as Surface
    paintLayer({ surface, tools, scale: 1, offset_px: { x: -area.left, y: -area.top }, visible }, layer)
    return { fills, bytes: Buffer.from(pen.getImageData(0, 0, area.width, area.height).data.buffer) }
  }
  const [seen, whole] = [painted(area), painted({ left: -5000, top: -5000, width: 10_000, height: 10_000 })]
  expect(Buffer.compare(seen.bytes, whole.bytes)).toBe(0)
  expect(seen.fills).toBeLessThan(whole.fills)
})

test('a picture is decoded no larger than it is printed, and never enlarged before', async () => {
  const at = async (scale: number) => (await loadPictures(faceWith([image('a')]), scale)).get('material:1')?.width
  expect(await at(1)).toBe(180)
  expect(await at(20)).toBe(1500)
})

test('a damaged picture names its layer', async () => {
  const broken = join(folder, 'broken.png')
  await writeFile(broken, 'not a picture')
  const face = faceWith([image('a', { name: '主图' })], broken)
  await expect(paintFace(face, 250, 300)).rejects.toThrow(CannotPaint)
  await expect(paintFace(face, 250, 300)).rejects.toMatchObject({
    refusal: { name: 'design_picture_broken', details: { layer: '主图' } },
  })
})

test('a print that is not wanted any more ends between two pictures, and lets go of its file between two strips', async () => {
  const stop_path = join(folder, 'stop')
  const end = () => writeFileSync(stop_path, '')
  const asked: string[] = []
  const source = (key: string, onAsk = () => {}) => ({
    kind: 'material' as const,
    key,
    width_px: 1500,
    height_px: 1500,
    get path() {
      asked.push(key)
      onAsk()
      return photo
    },
  })
  const layers = ['1', '2', '3'].map((key) =>
    image(key, { source: { kind: 'material', key, width_px: 1500, height_px: 1500 } }),
  )
  const face = { ...faceWith(layers), sources: [source('1'), source('2', end), source('3')], stop_path }
  await expect(printed(face, 2).catch(getAnswer)).resolves.toEqual({ kind: 'stopped' })
  expect(asked).toContain('2')
  expect(asked).not.toContain('3')

  await rm(stop_path)
  const path = join(folder, 'stopped.png')
  const file = openPngFile(path, { width_px: 400, height_px: 400, dpi: 300 })
  await file.add(new Uint8Array(4 * 400 * 128))
  await file.abandon()
  await rm(path)
  expect(existsSync(path)).toBe(false)
})
