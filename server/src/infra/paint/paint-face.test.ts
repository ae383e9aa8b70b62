import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { shape } from '../../modules/design/testing/designs.ts'
import { paintFace, paintPixels, smoothingForScreens } from './paint-face.ts'
import type { Face } from './paint-task.ts'

const SOURCE_PX = 600
const folder = await mkdtemp(join(tmpdir(), 'ink-face-'))
const photo = join(folder, 'photo.png')
const area = { left: 0, top: 0, width: 500, height: 500 }

beforeAll(async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOURCE_PX}" height="${SOURCE_PX}">
    <defs><radialGradient id="g"><stop offset="0" stop-color="#ffd166"/><stop offset="1" stop-color="#073b4c"/></radialGradient></defs>
    <rect width="600" height="600" fill="url(#g)"/><circle cx="300" cy="300" r="170" fill="#ef476f" stroke="#fff" stroke-width="9"/></svg>`
  await sharp(Buffer.from(drawing)).png().toFile(photo)
})

const getFace = (side: number): Face => {
  const source = { kind: 'material', key: '1', width_px: SOURCE_PX, height_px: SOURCE_PX } as const
  const layer: Layer = {
    ...shape('a'),
    type: 'image',
    mask: null,
    cx: 250,
    cy: 250,
    width: side,
    height: side,
    opacity: 1,
    rotation_deg: 0,
    source,
  }
  const view = { view_id: 1, background: '#ffffff', layers: [layer] }
  return { view, area, sources: [{ ...source, path: photo }], cache_dir: folder }
}

/** How far the picture for a screen is from the one smoothed as finely as can be, in steps of 255. */
async function apart(side: number): Promise<{ mean: number; count: number }> {
  const quick = await paintPixels(getFace(side), 500, 500)
  const fine = (await paintFace(getFace(side), 500, 500)).getContext('2d').getImageData(0, 0, 500, 500).data
  const steps = fine.map((byte, n) => Math.abs(byte - (quick[n] ?? 0)))
  const sum = steps.reduce((total, step) => total + step, 0)
  return { mean: sum / steps.length, count: steps.filter((step) => step > 0).length }
}

test('only a picture painted nearly at its own size is smoothed quickly for a screen', () => {
  const picture = createCanvas(600, 300)
  expect(smoothingForScreens(picture, 600, 300)).toBe('low')
  expect(smoothingForScreens(picture, 410, 205)).toBe('low')
  expect(smoothingForScreens(picture, 390, 195)).toBe('high')
  expect(smoothingForScreens(picture, 600, 100)).toBe('high')
  expect(smoothingForScreens(picture, 900, 450)).toBe('high')
})

test('on a screen the quicker smoothing is not seen', async () => {
  const { mean, count } = await apart(480)
  expect(count).toBeGreaterThan(0)
  expect(mean).toBeLessThan(1)
})

test('a picture made much larger is smoothed as finely for a screen as for print', async () => {
  expect(await apart(900)).toEqual({ mean: 0, count: 0 })
})
