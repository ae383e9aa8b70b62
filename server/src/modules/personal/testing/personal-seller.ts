import { getGoods } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/personal/personal'
import { newDocument } from '@inkroute/engine/document/design-document'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import type { PersonalField, TextField } from '@inkroute/engine/personal/personal-field'
import type { TestSeller } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { saveGoods, TSHIRT } from '../../goods/testing/saved-goods.ts'
import { createForeignOrders } from '../../order/order.ts'
import { berlin, newBuyer } from '../../order/testing/buyer.ts'

const words: TextLayer = {
  ...newTextStyle,
  id: 'name',
  name: 'SAMPLE',
  type: 'text',
  text: 'SAMPLE',
  cx: 275,
  cy: 220,
  width: 140,
  height: 40,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}
/** What all fields have in common. */
export const fieldBase = { help: {}, is_required: true, when: null, layer_ids: ['name'], default: '' }
export const nameField: TextField = {
  ...fieldBase,
  id: 'name',
  label: { en: 'Name', zh: '名字' },
  kind: 'text',
  min_length: 1,
  max_length: 12,
  letters: 'any',
  is_upper: false,
  fit: 'shrink',
  frame: null,
  min_size: 6,
}
const colourField: PersonalField = {
  ...fieldBase,
  id: 'colour',
  label: { en: 'Colour', zh: '颜色' },
  kind: 'choice',
  of: 'colour',
  default: 'Red',
  options: [
    { value: 'Red', label: {}, colour: '#e8452c' },
    { value: 'Blue', label: {}, colour: '#2c45e8' },
  ],
}
/** A name and a colour, approved by the rule. */
export const nameForm = {
  is_on: true,
  wait_hours: 0,
  fields: [nameField, colourField],
  approval: 'auto' as const,
  forbidden: ['Disney'],
}

/** A seller with money and goods whose name a buyer chooses. */
export async function newPersonalSeller(app: TestApp, change: Partial<contract.PersonalForm> = {}) {
  const { seller } = await newBuyer(app)
  const blank = newDocument(TSHIRT, [1])
  const document = { ...blank, views: blank.views.map((view) => ({ ...view, layers: [words] })) }
  const { goods_id } = await saveGoods(app, seller, { document })
  const { skus } = await app.call(getGoods, { id: goods_id }, seller)
  const [sku] = skus
  if (!sku) throw new Error('no SKU')
  await app.call(contract.savePersonalForm, { id: goods_id, revision: 0, ...nameForm, ...change }, seller)
  return { seller, goods_id, sku }
}

type Told = { label: string; value: string; picture_url?: string }
let last = 0
/** An order of a buyer with these answers, filled or held. */
export async function arrive(app: TestApp, seller: TestSeller, sku_code: string, personalisation: Told[]) {
  const external_order_no = `P-${++last}`
  const [made] = await createForeignOrders(app.ctx, seller.seller_id, [
    {
      source: 'api',
      external_order_no,
      address: berlin,
      lines: [{ external_sku: sku_code, title: 'Mug', quantity: 1, external_line_id: 'a', personalisation }],
    },
  ])
  if (made?.state !== 'draft' || !made.order_ids[0]) throw new Error('no draft')
  await app.drain('personal.')
  return { id: made.order_ids[0], external_order_no }
}
