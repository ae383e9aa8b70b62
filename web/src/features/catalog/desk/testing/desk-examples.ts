import { type DeskEditor, DeskProduct } from '@inkroute/contract/catalog/desk/desk'
import { ProductDocument, type ProductDocumentInput } from '@inkroute/contract/catalog/desk/document'
import { sample } from '../../../../testing/sample.ts'
import type { DeskOptions } from '../draft/product-draft.tsx'

const packed = { length_cm: 30, width_cm: 25, height_cm: 2 }

/** A shirt in two colours and two sizes. */
export const tee = (change: Partial<ProductDocumentInput> = {}): ProductDocument =>
  ProductDocument.parse({
    code: 'soft-tee',
    name: { zh: '柔软短袖', en: 'Soft tee' },
    category: 'tees',
    techniques: [{ key: 'dtg', surcharge_fen: 0 }],
    colours: [
      { id: 1, key: 'white', hex: '#ffffff', name: { zh: '白色', en: 'White' } },
      { id: 2, key: 'black', hex: '#111111', name: { zh: '黑色', en: 'Black' } },
    ],
    sizes: [
      { id: 1, name: 'S' },
      { id: 2, name: 'M' },
    ],
    items: [
      { id: 1, sku: 'TEE-W-S', color_id: 1, size_id: 1, base_price_fen: 1990, weight_g: 180, packed },
      { id: 2, sku: 'TEE-W-M', color_id: 1, size_id: 2, base_price_fen: 1990, weight_g: 190, packed },
      { id: 3, sku: 'TEE-B-S', color_id: 2, size_id: 1, base_price_fen: 2190, weight_g: 180, packed },
    ],
    ...change,
  })

export const teeEditor = (change: Partial<DeskEditor> = {}): DeskEditor => ({
  id: 7,
  state: 'draft',
  revision: 4,
  updated_at: '2026-11-01T02:00:00.000Z',
  updated_by: 'lin',
  published_at: null,
  published_by: null,
  document: tee(),
  published: null,
  ...change,
})

export const deskOptions: DeskOptions = {
  categories: [{ key: 'tees', parent: null, http_url: 'tees', name: { zh: '短袖', en: 'T-shirts' } }],
  terms: [
    { kind: 'technique', key: 'dtg', name: { zh: '直喷', en: 'DTG' } },
    { kind: 'zone', key: 'new', name: { zh: '新品', en: 'New' } },
  ],
  factories: [],
  warehouses: [{ code: 'CN-YW', name: { zh: '义乌仓', en: 'Yiwu' }, country: 'CN', region: 'CN' }],
  levels: [{ level: 0, name: { zh: '普通', en: 'Basic' }, discount_bp: 0 }],
}

export const listedTee = (change: Partial<DeskProduct> = {}): DeskProduct =>
  sample(DeskProduct, {
    id: 7,
    code: 'soft-tee',
    name: '柔软短袖',
    state: 'on_sale',
    price_from: '19.90',
    price_to: '21.90',
    revision: 4,
    updated_by: 'lin',
    ...change,
  })
