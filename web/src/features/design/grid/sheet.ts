import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { type DesignDocument, findView, NO_PRODUCT, newDocument } from '@inkroute/engine/document/design-document'
import { applyTemplate } from '@inkroute/engine/grid/apply-template'
import { setLayout } from '@inkroute/engine/grid/grid-commands'
import { type History, startHistory } from '@inkroute/engine/history/history'
import { paintView } from '@inkroute/engine/paint/paint-view'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-area'
import { openDesign } from '../draft/open-design.ts'
import { findSurface, paintToolsAtOnce } from '../paint/paint-tools.ts'
import { saveBlob } from '../preview/save-picture.ts'
import { useCell } from '../state/cell-store.ts'
import { documentNow, newLayerId, openProduct } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'

export const SHEET_VIEW_ID = 1
const FIRST_LAYOUT = 5
/** A sheet of 2200 px at 300 dpi, so that sizes and sharpness can be computed. */
const SHEET_CM = 18.63
const SHEET_DPI = 300

const nothing = { key: '', name: '' } as const

/** Fields that only matter for products on sale. */
const notForSale = {
  is_mul: 0,
  is_brand: 0,
  is_factory_muti: 0,
  is_merge_design: 0,
  is_collected: 0,
  design_mode: 1,
  design_desc: '',
  design_desc_show: 2,
  dtc_enable: 1,
  dtc_group_level_names: [],
  design_style: nothing,
  season: nothing,
  gender: nothing,
  size_type: nothing,
  brand: nothing,
  grade: 1,
  techniques: [],
  zones: [],
  badges: [],
  price_tiers: [],
  ships_from: [],
  shots: [],
  price_from: '0.00',
  price_to: '0.00',
  extra_view_price: '0.00',
  sales: 0,
  care: '',
  origin_country: '',
  responsible_person: null,
  min_quantity: 1,
  artwork: '',
  production_hours: { min: 0, max: 0 },
  delivery_hours: { min: 0, max: 0 },
  light_params: { ambient: 1, directional: 0, roughness: 1 },
  default_color_key: '',
  default_view_key: null,
  has_picture: false,
  has_model: false,
  published_at: '',
  updated_at: '',
} satisfies Partial<BasicProduct>

/** The studio treats a sheet as a product with one flat, fully printed face that is not for sale. */
export const sheetProduct = (name: string): BasicProduct => ({
  id: NO_PRODUCT,
  basic_product_id: NO_PRODUCT,
  code: '',
  name,
  subtitle: '',
  description: '',
  material: '',
  selling_points: [],
  category_path: [],
  colors: [],
  color_ids: [],
  attributes: [],
  size_attributes: [],
  items: [],
  bottom_templates: [],
  show_images_design: [],
  user_show_images_design: [],
  looks: { sides: [], artworks: [] },
  components: [],
  sizes: [{ id: 1, key: 'sheet', name: '' }],
  views: [{ view_id: SHEET_VIEW_ID, key: 'sheet', name, picture: null }],
  print_areas: [
    {
      view_id: SHEET_VIEW_ID,
      left: 0,
      top: 0,
      width: DESIGN_CANVAS_PX,
      height: DESIGN_CANVAS_PX,
      lies_on: 'flat',
      focus: null,
      cut_outs: [],
      places: [],
      bleed_cm: 0,
      safe_cm: 0,
    },
  ],
  actual_sizes: [{ size_id: 1, view_id: SHEET_VIEW_ID, actual_width: SHEET_CM }],
  dpi: SHEET_DPI,
  ...notForSale,
})

export const newSheet = (layout_id = FIRST_LAYOUT): DesignDocument =>
  setLayout(newDocument(NO_PRODUCT, [SHEET_VIEW_ID]), SHEET_VIEW_ID, layout_id)

/** Downloads the sheet as a PNG; false if a picture has not loaded yet. */
export async function downloadSheet(name: string, side_px: number): Promise<boolean> {
  const view = findView(documentNow(), SHEET_VIEW_ID)
  const canvas = document.createElement('canvas')
  canvas.width = side_px
  canvas.height = side_px
  const surface = findSurface(canvas)
  if (!view || !surface) return false
  const area = { left: 0, top: 0, width: DESIGN_CANVAS_PX, height: DESIGN_CANVAS_PX }
  const scale = side_px / DESIGN_CANVAS_PX
  const missing = paintView(surface, { view, area, scale, tools: paintToolsAtOnce, origin: 'area', is_clipped: true })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (missing.length > 0 || !blob) return false
  saveBlob(blob, `${name}.png`)
  return true
}

interface Asked {
  readonly user_id: number
  readonly name: string
  readonly draft_id?: string | undefined
  readonly layout_id?: number | undefined
  /** A template to start from, on an empty sheet. */
  readonly template: DesignDocument | null
}

/** Opens a sheet: the named draft, the local one, a template or an empty sheet. True if an existing one was opened. */
export async function openGridSheet(asked: Asked): Promise<boolean> {
  const { user_id, template, layout_id } = asked
  const isNew = template !== null || layout_id !== undefined
  const found = await openDesign({
    user_id,
    product_id: NO_PRODUCT,
    is_brought: isNew,
    draft_id: asked.draft_id,
  })
  // Only a document with cells is a sheet.
  const draft: History<DesignDocument> | null = found?.present.views[0]?.grid ? found : null
  const blank = newSheet(layout_id)
  const brought = template ? applyTemplate(blank, SHEET_VIEW_ID, template, newLayerId) : isNew ? blank : null
  openProduct({ user_id, product: sheetProduct(asked.name), draft: draft ?? startHistory(blank), brought })
  useStudioUi.setState({ panel: 'grid', unit: 'px', has_rulers: false, has_guides: false })
  useCell.setState({ cell: null, drag: null })
  return draft !== null && !isNew
}
