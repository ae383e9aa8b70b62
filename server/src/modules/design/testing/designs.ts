import { saveProduct } from '@inkroute/contract/design/design'
import type { CallInput } from '@inkroute/contract/endpoint'
import { type DesignDocument, newDocument } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import type { TestApp } from '../../../testing/test-app.ts'

const placed = {
  name: '',
  cx: 278,
  cy: 380,
  width: 100,
  height: 100,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}

export const shape = (id: string, change: Partial<Extract<Layer, { type: 'shape' }>> = {}): Layer => ({
  ...placed,
  id,
  type: 'shape',
  shape: 'star',
  fill: '#e8452c',
  stroke: null,
  stroke_width: 0,
  ...change,
})

export const picture = (id: string, kind: 'material' | 'artwork', key: string): Layer => ({
  ...placed,
  id,
  name: `图层 ${id}`,
  type: 'image',
  mask: null,
  source: { kind, key, width_px: 60, height_px: 40 },
})

export const words = (id: string, text: string, change: Partial<TextLayer> = {}): Layer => ({
  ...placed,
  ...newTextStyle,
  id,
  type: 'text',
  text,
  ...change,
})

/** The smallest print of the catalogue: 496 × 661 px, one view, drawn in no time. */
export async function keychain(app: TestApp) {
  const row = await app.ctx.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'keychain')
    .executeTakeFirstOrThrow()
  return row.id
}

export function getDocument(product_id: number, ...layers: Layer[]): DesignDocument {
  const blank = newDocument(product_id, [1])
  return { ...blank, views: blank.views.map((view) => ({ ...view, layers })) }
}

type Save = CallInput<typeof saveProduct>

export async function saveDesign(
  app: TestApp,
  person: { readonly token: string },
  layers: Layer[],
  change: Partial<Save> = {},
) {
  const basic_product_id = change.basic_product_id ?? (await keychain(app))
  const document = getDocument(Number(basic_product_id), ...layers)
  return app.call(saveProduct, { basic_product_id, document, color_ids: [1], size_ids: [1], ...change }, person)
}
