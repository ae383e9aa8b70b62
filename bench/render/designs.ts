import type { Layer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle } from '@inkroute/engine/layers/text-layer'
import sharp from 'sharp'
import type { Face } from '../../server/src/infra/paint/paint-task.ts'

const PHOTO_PX = 3600
const area = { left: 150, top: 100, width: 250, height: 300 }
const placed = {
  ...{ name: '', cx: 275, cy: 250, rotation_deg: 0, flip_x: false, flip_y: false, opacity: 1 },
  ...{ is_locked: false, is_hidden: false, group_id: null },
}

/** A picture with the grain of a camera: without it an encoder has an easy day. */
export async function makePhoto(path: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><radialGradient id="g">
    <stop offset="0" stop-color="#ffd166"/><stop offset="1" stop-color="#073b4c"/></radialGradient></defs>
    <rect width="900" height="900" fill="url(#g)"/><circle cx="450" cy="470" r="250" fill="#ef476f"/></svg>`
  const raw = await sharp(Buffer.from(svg)).resize(PHOTO_PX, PHOTO_PX).ensureAlpha().raw().toBuffer()
  let seed = 1
  for (let at = 0; at < raw.length; at++) {
    if (at % 4 === 3) continue
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    raw[at] = Math.max(0, Math.min(255, (raw[at] as number) + ((seed >> 16) % 9) - 4))
  }
  const size = { width: PHOTO_PX, height: PHOTO_PX, channels: 4 as const }
  await sharp(raw, { raw: size }).png({ compressionLevel: 2 }).toFile(path)
  return path
}

const source = { kind: 'material' as const, key: '1', width_px: PHOTO_PX, height_px: PHOTO_PX }

const words = (text: string, cy: number): Layer => ({
  ...placed,
  ...newTextStyle,
  ...{ id: text, type: 'text', text, cy, width: 200, height: 40, size: 32, family: 'Noto Sans SC' },
})

const layers: Record<'photo' | 'flat' | 'pattern', Layer[]> = {
  photo: [
    { ...placed, id: 'photo', type: 'image', source, mask: null, cy: 230, width: 240, height: 240 },
    words('印途 InkRoute', 375),
  ],
  flat: [
    {
      ...{ ...placed, id: 'star', type: 'shape', shape: 'star', width: 200, height: 210, rotation_deg: 12 },
      ...{ fill: '#e8452c', stroke: '#17202e', stroke_width: 4 },
    },
    words('Summer 2027', 120),
    words('夏日限定', 380),
  ],
  pattern: [
    {
      ...{ ...placed, id: 'tiles', type: 'pattern', source, tile: 'mirrored', width: 250, height: 300 },
      ...{ tile_width: 60, gap: 4, row_shift: 0.5, tile_rotation_deg: 20, offset_x: 0, offset_y: 0 },
    },
  ],
}

/** Three prints of a kind sellers make: a photograph with words, flat colours, a pattern over the whole. */
export function designs(photo: string, cache_dir: string): Record<'photo' | 'flat' | 'pattern', Face> {
  const faceOf = (list: Layer[]): Face => ({
    ...{ view: { view_id: 1, background: null, layers: list }, area, cache_dir },
    sources: [{ ...source, path: photo }],
  })
  return { photo: faceOf(layers.photo), flat: faceOf(layers.flat), pattern: faceOf(layers.pattern) }
}
