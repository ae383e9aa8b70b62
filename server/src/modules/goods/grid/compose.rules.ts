import { mockupWidths } from '@inkroute/contract/design/design'
import type { GoodsPicture } from '@inkroute/contract/goods/goods'
import { mockupKey } from '@inkroute/contract/goods/grid/grid'
import {
  type DesignDocument,
  NO_PRODUCT,
  newDocument,
  type ViewDesign,
} from '@inkroute/engine/document/design-document'
import { type CellPicture, fillCells } from '@inkroute/engine/grid/fill-cells'
import { setLayout } from '@inkroute/engine/grid/grid-commands'
import { defaultShowImages } from '../core/show-image.rules.ts'

const VIEW_ID = 1

interface Designed {
  readonly design_id: number
  readonly design_version: number
}

function getPicture({ design_id, design_version }: Designed, picture: GoodsPicture): CellPicture[] {
  const { color_id, view_id, name, image_src } = picture
  if (color_id === null || view_id === null || !image_src) return []
  const key = mockupKey({ design_id, version: design_version, color_id, view_id })
  const side = mockupWidths.large
  return [
    {
      view_id,
      layer: {
        name,
        type: 'image',
        mask: null,
        cx: 0,
        cy: 0,
        width: side,
        height: side,
        rotation_deg: 0,
        flip_x: false,
        flip_y: false,
        opacity: 1,
        is_locked: false,
        is_hidden: false,
        group_id: null,
        source: { kind: 'mockup', key, width_px: side, height_px: side },
      },
    },
  ]
}

/** Pictures for the cells: the chosen ones in order, or all faces and colours in turn. */
export function picturesFor(
  goods: Designed & { readonly mockups: readonly GoodsPicture[] },
  keys: readonly string[] | undefined,
): CellPicture[] | null {
  if (!keys || keys.length === 0) return defaultShowImages(goods.mockups).flatMap((one) => getPicture(goods, one))
  const found = keys.map((key) => goods.mockups.find((one) => one.key === key))
  if (found.some((one) => one === undefined)) return null
  return found.flatMap((one) => (one ? getPicture(goods, one) : []))
}

/** A layout by its number as an empty sheet. */
export const sheetOfLayout = (layout_id: number): DesignDocument =>
  setLayout(newDocument(NO_PRODUCT, [VIEW_ID]), VIEW_ID, layout_id)

/** A sheet with pictures in its cells. Chosen pictures keep their position, whatever the cell prefers. */
export function composed(sheet: DesignDocument, pictures: readonly CellPicture[], is_named: boolean): ViewDesign {
  let count = 0
  const views = sheet.views.map(({ grid, ...view }) => ({
    ...view,
    ...(grid && {
      grid: { ...grid, cells: grid.cells.map((cell) => (is_named ? { ...cell, view_id: null } : cell)) },
    }),
  }))
  const view_id = sheet.views[0]?.view_id ?? VIEW_ID
  const filled = fillCells({ ...sheet, views }, view_id, pictures, () => `m${count++}`)
  // Texts and shapes of a template are drawn on top of the pictures.
  const [view] = filled.views
  const layers = view?.layers ?? []
  const ordered = [
    ...layers.filter((layer) => layer.cell !== undefined),
    ...layers.filter((layer) => layer.cell === undefined),
  ]
  return { ...(view as ViewDesign), layers: ordered }
}
