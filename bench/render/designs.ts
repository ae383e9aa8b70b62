import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle } from '@inkroute/engine/layers/text-layer'
import type { Face, MockupTask } from '../../server/src/infra/paint/paint-task.ts'
import { productsFolder } from '../../server/src/infra/pictures/asset-folders.ts'
import { few } from '../support/bench.ts'

const PHOTO_PX = few(3600, 360)
const area = { left: 150, top: 100, width: 250, height: 300 }
const placed = {
  name: '',
  cx: 275,
  cy: 250,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}

/** Made in a separate process, so its memory is not counted here. */
export function makePhoto(path: string): string {
  const script = join(import.meta.dirname, 'make-photo.ts')
  const { status } = spawnSync(process.execPath, [script, path, String(PHOTO_PX)], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the photograph could not be made')
  return path
}

const source = { kind: 'material' as const, key: '1', width_px: PHOTO_PX, height_px: PHOTO_PX }

const words = (text: string, cy: number): Layer => ({
  ...placed,
  ...newTextStyle,
  id: text,
  type: 'text',
  text,
  cy,
  width: 200,
  height: 40,
  size: 32,
  family: 'Noto Sans SC',
})

const layers: Record<'photo' | 'flat' | 'pattern', Layer[]> = {
  photo: [
    { ...placed, id: 'photo', type: 'image', source, mask: null, cy: 230, width: 240, height: 240 },
    words('印途 InkRoute', 375),
  ],
  flat: [
    {
      ...placed,
      id: 'star',
      type: 'shape',
      shape: 'star',
      width: 200,
      height: 210,
      rotation_deg: 12,
      fill: '#e8452c',
      stroke: '#17202e',
      stroke_width: 4,
    },
    words('Summer 2027', 120),
    words('夏日限定', 380),
  ],
  pattern: [
    {
      ...placed,
      id: 'tiles',
      type: 'pattern',
      source,
      tile: 'mirrored',
      width: 250,
      height: 300,
      tile_width: 60,
      gap: 4,
      row_shift: 0.5,
      tile_rotation_deg: 20,
      offset_x: 0,
      offset_y: 0,
    },
  ],
}

/** Three typical prints: a photograph with text, flat colours, an all-over pattern. */
export function designs(photo: string, cache_dir: string): Record<'photo' | 'flat' | 'pattern', Face> {
  const getFace = (list: Layer[]): Face => ({
    view: { view_id: 1, background: null, layers: list },
    area,
    cache_dir,
    sources: [{ ...source, path: photo }],
  })
  return { photo: getFace(layers.photo), flat: getFace(layers.flat), pattern: getFace(layers.pattern) }
}

const colours = ['#ffffff', '#1b1b1e', '#1f2d4d', '#b3202c', '#d9c7a7']
export const mockupSides_px = [469, 1000]

/** A T-shirt with this design, in one of some colours. */
export const getMockup = (face: Face, n: number): MockupTask => ({
  kind: 'mockup',
  faces_key: 'bench',
  folder: join(productsFolder, 'tshirt'),
  picture_view: 'front',
  colour_key: 'white',
  sides_px: mockupSides_px,
  views_dir: null,
  faces: { print: face },
  shown: { area: 'print', other_views: [] },
  look: { colour: colours[n % colours.length] ?? '', background: '#efece6' },
})
