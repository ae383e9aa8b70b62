import { type DesignDocument, NO_PRODUCT, newDocument } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import { type CellPicture, fillCells } from '@inkroute/engine/grid/fill-cells'
import { moveBorder, setCellView, setGap, setLayout, setMargin } from '@inkroute/engine/grid/grid-commands'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { fitTextBox } from '@inkroute/engine/transform/fit-text-box'
import type { PayTemplateDefinition } from './pay-template.definitions.ts'

const VIEW_ID = 1
const FIRST_SIZE = 40
const standing = {
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}
const placed = ({ left, top, width, height }: Area) => ({
  cx: left + width / 2,
  cy: top + height / 2,
  width,
  height,
})

/** Layers on top of the cells; texts keep an initial size until they are fitted. */
export function getDress({ shapes = [], words = [] }: PayTemplateDefinition): Layer[] {
  return [
    ...shapes.map(
      ({ shape, fill, box }, n): Layer => ({
        ...standing,
        ...placed(box),
        id: `s${n}`,
        name: shape,
        type: 'shape',
        shape,
        fill,
        stroke: null,
        stroke_width: 0,
      }),
    ),
    ...words.map(
      ({ text, family, weight, fill, box }, n): Layer => ({
        ...newTextStyle,
        ...standing,
        ...placed(box),
        id: `w${n}`,
        type: 'text',
        name: text,
        text,
        family,
        weight,
        fill,
        size: FIRST_SIZE,
      }),
    ),
  ]
}

/** The largest font size that fits the text's box. */
function fitted(layer: TextLayer, typesetter: Typesetter): TextLayer {
  const set = fitTextBox(layer, typesetter)
  const scale = Math.min(layer.width / set.width, layer.height / set.height)
  if (!Number.isFinite(scale) || scale <= 0) return layer
  return fitTextBox({ ...layer, size: Math.max(1, Math.floor(layer.size * scale * 100) / 100) }, typesetter)
}

/** The sheet a buyer gets: cells to fill and the layers on top of them. */
export function toSheet(definition: PayTemplateDefinition, typesetter: Typesetter): DesignDocument {
  const { layout_id, gap, margin, background, borders = [], views = {} } = definition
  const laid = setLayout(newDocument(NO_PRODUCT, [VIEW_ID]), VIEW_ID, layout_id)
  const spaced = setMargin(setGap(laid, VIEW_ID, gap), VIEW_ID, margin)
  const pulled = borders.reduce((document, [id, to]) => moveBorder(document, VIEW_ID, id, to), spaced)
  const faced = Object.entries(views).reduce(
    (document, [index, view_id]) => setCellView(document, VIEW_ID, Number(index), view_id),
    pulled,
  )
  const layers = getDress(definition).map((layer) => (layer.type === 'text' ? fitted(layer, typesetter) : layer))
  return { ...faced, views: faced.views.map((view) => ({ ...view, background, layers })) }
}

type SizeOf = (slug: string) => { readonly width_px: number; readonly height_px: number } | undefined

/** The same sheet with artworks in its cells, for the shop window. */
export function getSample(sheet: DesignDocument, slugs: readonly string[], findSize: SizeOf): DesignDocument {
  const dress = sheet.views[0]?.layers ?? []
  const pictures = slugs.flatMap((slug) => {
    const size = findSize(slug)
    if (!size) return []
    const { width_px, height_px } = size
    const layer: CellPicture['layer'] = {
      ...standing,
      type: 'image',
      name: slug,
      mask: null,
      cx: 0,
      cy: 0,
      width: width_px,
      height: height_px,
      source: { kind: 'artwork', key: slug, width_px, height_px },
    }
    return [{ view_id: VIEW_ID, layer }]
  })
  let count = 0
  const bare = { ...sheet, views: sheet.views.map((view) => ({ ...view, layers: [] })) }
  const faceless = {
    ...bare,
    views: bare.views.map(({ grid, ...view }) => ({
      ...view,
      ...(grid && { grid: { ...grid, cells: grid.cells.map((cell) => ({ ...cell, view_id: null })) } }),
    })),
  }
  const filled = fillCells(faceless, VIEW_ID, pictures, () => `p${count++}`)
  return { ...filled, views: filled.views.map((view) => ({ ...view, layers: [...view.layers, ...dress] })) }
}
