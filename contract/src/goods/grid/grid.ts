import { LAYOUT_COUNT } from '@inkroute/engine/document/grid'
import { z } from 'zod'
import { StoredDocument } from '../../design/design.ts'
import { DOCUMENT_BODY, endpoint } from '../../endpoint.ts'
import { Material } from '../../material/item.ts'
import { IdInput, WireId, WireInt } from '../../wire.ts'

/** Sides of an exported grid: as seen on the screen, for show images, for print. */
export const gridSizes_px = [1100, 2200, 4400] as const

/** The smallest size is painted from the pictures the browser shows, so that it equals the canvas to the bit. */
export const GRID_AS_SEEN_PX = gridSizes_px[0]

const GridSize = WireInt.refine(
  (value) => (gridSizes_px as readonly number[]).includes(value),
  '请选择尺寸|Choose a size',
)

/** `design.version.colour.view`: a picture of goods as a layer of a grid names it. */
export const MockupKey = z.string().regex(/^\d{1,12}\.\d{1,9}\.\d{1,9}\.\d{1,9}$/)

export const mockupKey = (of: {
  readonly design_id: number
  readonly version: number
  readonly color_id: number
  readonly view_id: number
}): string => [of.design_id, of.version, of.color_id, of.view_id].join('.')

/** Waiting, being painted, being taken into the library, there, refused with a reason, or called off. */
export const gridPaintingStates = ['queued', 'painting', 'keeping', 'done', 'failed', 'cancelled'] as const
export type GridPaintingState = (typeof gridPaintingStates)[number]

/** Progress of rendering a sheet. */
export const GridPainting = z.object({
  id: z.int(),
  state: z.enum(gridPaintingStates),
  /** Why there is none, in the words of the error catalogue. */
  reason: z.string().nullable(),
  name: z.string(),
  size_px: z.int(),
  /** Once it is there. */
  material: Material.nullable(),
  /** Whose show images it joins. */
  goods_id: z.int().nullable(),
})
export type GridPainting = z.infer<typeof GridPainting>

export const getGridPainting = endpoint({
  method: 'GET',
  path: '/distribution/gridDesign/painting/{id}',
  access: 'seller',
  permission: 'design.grid',
  or_permission: 'goods.library:edit',
  summary: 'How far the painting of a grid is',
  input: IdInput,
  reply: GridPainting,
})

export const cancelGridPainting = endpoint({
  method: 'DELETE',
  path: '/distribution/gridDesign/painting/{id}',
  access: 'seller',
  permission: 'design.grid',
  or_permission: 'goods.library:edit',
  summary: 'Call a painting off; one that is being taken into the library or is there stays, as the reply tells',
  input: IdInput,
  reply: GridPainting,
})

export const exportGrid = endpoint({
  method: 'POST',
  path: '/distribution/gridDesign/material',
  access: 'seller',
  permission: 'design.grid',
  rate: 'upload',
  summary: 'Have a grid painted in full size and the picture put into the material library',
  body_max: DOCUMENT_BODY,
  input: z.object({
    name: z.string().trim().min(1, '请输入名称|Enter a name').max(80, '名称最多 80 个字|At most 80 characters'),
    document: StoredDocument,
    size_px: GridSize,
  }),
  reply: GridPainting,
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

export const templateKinds = ['own', 'pay'] as const

/** An engine layout by number. 0 is a single cell with the first picture. */
const LayoutId = WireInt.min(0).max(LAYOUT_COUNT - 1)

/** A layout, or a base template that is the seller's own or was bought. */
export const GridPattern = z.union([
  z.object({ layout_id: LayoutId }),
  z.object({ kind: z.enum(templateKinds), template_id: WireId }),
])
export type GridPattern = z.infer<typeof GridPattern>

export const addComposedImage = endpoint({
  method: 'POST',
  path: '/distribution/goods/{id}/composedShowImage',
  access: 'seller',
  permission: 'goods.library:edit',
  rate: 'upload',
  summary: 'Have a grid painted and the picture put among the show images of goods',
  body_max: DOCUMENT_BODY,
  input: IdInput.extend({ document: StoredDocument, size_px: GridSize }),
  reply: GridPainting,
})

export const composeRunImages = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/{id}/showImages',
  access: 'seller',
  permission: 'goods.library:edit',
  rate: 'upload',
  summary: 'Have a show image composed by a layout or base template for all goods of a batch run, each goods once',
  input: IdInput.extend({ pattern: GridPattern }),
  /** Goods that will get one. */
  reply: z.object({ queued: z.int() }),
})

export const composeShowImage = endpoint({
  method: 'POST',
  path: '/distribution/goods/{id}/composeShowImage',
  access: 'seller',
  permission: 'goods.library:edit',
  rate: 'upload',
  summary: 'Have a layout or base template filled with pictures of goods and the result put among their show images',
  input: IdInput.extend({
    pattern: GridPattern,
    /** Keys of `mockups` in the order of the cells; without them the goods' views and colours are taken in turn. */
    keys: z.array(z.string().max(40)).max(9).optional(),
    size_px: GridSize,
  }),
  reply: GridPainting,
})
