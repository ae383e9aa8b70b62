import { z } from 'zod'
import { StoredDocument } from './design.ts'
import { endpoint } from './endpoint.ts'
import { Material } from './material-item.ts'
import { WireInt } from './wire.ts'

/** Sides of an exported grid: as seen on the screen, for show images, for print. */
export const gridSizes_px = [1100, 2200, 4400] as const

/** The smallest size is painted from the pictures the browser shows, so that it equals the canvas to the bit. */
export const GRID_AS_SEEN_PX = gridSizes_px[0]

/** `design.version.colour.view`: a picture of goods as a layer of a grid names it. */
export const MockupKey = z.string().regex(/^\d{1,12}\.\d{1,9}\.\d{1,9}\.\d{1,9}$/)

export const mockupKey = (of: {
  readonly design_id: number
  readonly version: number
  readonly color_id: number
  readonly view_id: number
}): string => [of.design_id, of.version, of.color_id, of.view_id].join('.')

export const exportGrid = endpoint({
  method: 'POST',
  path: '/distribution/gridDesign/material',
  access: 'seller',
  permission: 'design.grid',
  rate: 'upload',
  summary: 'Paint a grid in full size and put the picture into the material library',
  input: z.object({
    name: z.string().trim().min(1, '请输入名称|Enter a name').max(80, '名称最多 80 个字|At most 80 characters'),
    document: StoredDocument,
    size_px: WireInt.refine((value) => (gridSizes_px as readonly number[]).includes(value), '请选择尺寸|Choose a size'),
  }),
  reply: z.object({ material: Material }),
})

export const getMockupPicture = endpoint({
  method: 'GET',
  path: '/distribution/gridDesign/mockup',
  access: 'seller',
  permission: 'design.grid',
  summary: 'Address of a picture of goods that stands in a grid',
  input: z.object({ key: MockupKey }),
  reply: z.object({ url: z.string(), width_px: z.int(), height_px: z.int() }),
})
