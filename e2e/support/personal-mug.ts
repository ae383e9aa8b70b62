import { newTextStyle } from '@inkroute/engine/layers/text-layer'
import type { Page } from '@playwright/test'
import { upload } from './personal.ts'
import { call } from './stores.ts'
import { expect } from './test.ts'

interface Product {
  readonly id: number
  readonly views: readonly { readonly view_id: number }[]
  readonly colors: readonly { readonly id: number }[]
  readonly sizes: readonly { readonly id: number }[]
}

const placed = {
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}
const nameLayer = { ...newTextStyle, ...placed, size: 50, id: 'name', name: 'SAMPLE', type: 'text', text: 'SAMPLE' }
const about = { help: {}, is_required: true, when: null }
const fields = [
  {
    ...about,
    id: 'name',
    label: { en: 'Name', zh: '名字' },
    layer_ids: ['name'],
    kind: 'text',
    min_length: 1,
    max_length: 12,
    letters: 'any',
    is_upper: false,
    fit: 'shrink',
    min_size: 6,
    frame: null,
    default: '',
  },
  {
    ...about,
    id: 'colour',
    label: { en: 'Colour', zh: '颜色' },
    layer_ids: ['name'],
    kind: 'choice',
    of: 'colour',
    default: 'Red',
    options: [
      { value: 'Red', label: {}, colour: '#e8452c' },
      { value: 'Blue', label: {}, colour: '#2c45e8' },
    ],
  },
  {
    ...about,
    id: 'photo',
    label: { en: 'Photo', zh: '照片' },
    layer_ids: ['photo'],
    kind: 'photo',
    min_width_px: 300,
    min_height_px: 300,
  },
]

/** A mug whose name, photo and colour the buyer decides about; good answers go on by themselves. */
export async function personalMug(page: Page, token: string) {
  const { data } = await call<{ data: { id: number }[] }>(page, token, '/frontend/basicProduct?code=mug')
  const product = await call<Product>(page, token, `/distribution/basicProduct/${data[0]?.id}`)
  const source = { kind: 'material', key: String(await upload(page, token)), width_px: 800, height_px: 800 }
  const picture = { ...placed, id: 'photo', name: 'photo', type: 'image', mask: null, source }
  const layers = [
    { ...picture, cx: 275, cy: 220, width: 120, height: 120 },
    { ...nameLayer, cx: 275, cy: 330, width: 200, height: 60 },
  ]
  const view = { view_id: product.views[0]?.view_id, background: null, layers }
  const { goods_id } = await call<{ goods_id: number }>(page, token, '/distribution/product', {
    basic_product_id: product.id,
    name: 'Mug with name',
    price: '29.90',
    document: { version: 3, basic_product_id: product.id, views: [view] },
    color_ids: [product.colors[0]?.id],
    size_ids: [product.sizes[0]?.id],
  })
  const form = { is_on: true, approval: 'auto', forbidden: [], revision: 0, fields }
  const headers = { authorization: `Bearer ${token}` }
  const saved = await page.request.put(`/req/distribution/goods/${goods_id}/personalForm`, { headers, data: form })
  expect(((await saved.json()) as { msg: string }).msg).toBe('')
  const { skus } = await call<{ skus: { sku_code: string }[] }>(page, token, `/distribution/goods/${goods_id}`)
  return { goods_id, sku_code: skus[0]?.sku_code ?? '' }
}
