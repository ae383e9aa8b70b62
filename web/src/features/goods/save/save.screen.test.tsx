import { addCartItems } from '@inkroute/contract/cart/cart'
import { BasicProduct } from '@inkroute/contract/catalog/product'
import { reDesignCheckOrder, saveProduct } from '@inkroute/contract/design/design'
import { getDesignProgress } from '@inkroute/contract/design/record'
import { GoodsSku, getGoods } from '@inkroute/contract/goods/goods'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { type DesignDocument, newDocument } from '@inkroute/engine/document/design-document'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { SaveDialog } from './save-dialog.tsx'
import { rememberSaved } from './use-save.ts'

let api: FakeApi

const shirt = {
  ...sample(BasicProduct, { id: 1001, name: '纯棉 T恤' }),
  colors: [{ id: 3, name: '白色' }],
  sizes: [
    { id: 5, name: 'M' },
    { id: 6, name: 'L' },
  ],
  items: [
    { id: 51, color_id: 3, size_id: 5 },
    { id: 52, color_id: 3, size_id: 6 },
  ],
} as unknown as BasicProduct

const plain = newDocument(1001, [1])
const red: DesignDocument = { ...plain, views: plain.views.map((view) => ({ ...view, background: '#e8452c' })) }

beforeEach(() => {
  api = fakeApi()
  rememberSaved(null)
  api.on(getDesignQuota, () => sample(getDesignQuota.reply, { left: 4 }))
  api.on(getDesignProgress, () => sample(getDesignProgress.reply, {}))
})

function open(change: Partial<Parameters<typeof SaveDialog>[0]> = {}) {
  const onClose = vi.fn()
  openScreen(api, <SaveDialog product={shirt} document={red} color_id={3} onClose={onClose} {...change} />, {
    at: '/design/newSingleDesign?id=1001',
    permissions: ['order.cart:edit'],
    may_open: ['/main/cart', '/main/cartCheckout', '/listing/{platform}/release'],
  })
  return { onClose }
}

const answerSave = () =>
  api.on(saveProduct, () => sample(saveProduct.reply, { goods_id: 70, design_id: 8, name: '夏日 T恤' }))

test('the current design is saved with the chosen name, price, colours and sizes', async () => {
  answerSave()
  open({ draft_id: '6f2c4d3e-0f5b-4b7e-9d35-1c2a3b4d5e6f' })
  await screen.findByText('保存后计 1 个设计，本月还可保存 4 个')
  type('商品名称', '  夏日 T恤 ')
  type('售价（选填，元）', '29.9')
  await press('保存商品（2 个 SKU）')
  expect(await screen.findByRole('dialog', { name: '商品已保存' })).toBeTruthy()
  expect(api.sent(saveProduct)).toMatchObject([
    {
      basic_product_id: 1001,
      document: { views: [{ background: '#e8452c' }] },
      name: '夏日 T恤',
      price: '29.90',
      color_ids: [3],
      size_ids: [5, 6],
      draft_id: '6f2c4d3e-0f5b-4b7e-9d35-1c2a3b4d5e6f',
    },
  ])
})

test('a save that fails keeps the dialog and what was written, and the next try carries the same key', async () => {
  const keys: (string | null)[] = []
  const open_fetch = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (init.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'))
    return open_fetch(address, init)
  })
  api.refuse(saveProduct, 'database_away')
  open()
  await screen.findByLabelText('商品名称')
  type('商品名称', '夏日 T恤')
  await press('保存商品（2 个 SKU）')
  await waitFor(() => expect(keys).toHaveLength(1))
  const again = await screen.findByRole('button', { name: '保存商品（2 个 SKU）' })
  await waitFor(() => expect((again as HTMLButtonElement).disabled).toBe(false))
  expect(fieldValue('商品名称')).toBe('夏日 T恤')
  answerSave()
  fireEvent.click(again)
  expect(await screen.findByRole('dialog', { name: '商品已保存' })).toBeTruthy()
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('an empty canvas or an exhausted quota is reported and blocks saving', async () => {
  open({ document: plain })
  expect((await screen.findByRole('alert')).textContent).toBe('画布上还没有内容，请先添加图片或文字')
  expect((screen.getByRole('button', { name: /^保存商品/ }) as HTMLButtonElement).disabled).toBe(true)
  cleanup()
  api.on(getDesignQuota, () => sample(getDesignQuota.reply, { left: 0 }))
  open()
  expect(await screen.findByText('本月设计数量已用完')).toBeTruthy()
  expect(screen.getByRole('link', { name: '购买设计数量' })).toBeTruthy()
  expect((screen.getByRole('button', { name: /^保存商品/ }) as HTMLButtonElement).disabled).toBe(true)
})

test('goods with unpaid orders are updated only after the seller has agreed to it', async () => {
  answerSave()
  rememberSaved({ goods_id: 70, product_id: 1001, name: '夏日 T恤', color_ids: [3], size_ids: [5] })
  api.on(reDesignCheckOrder, () => sample(reDesignCheckOrder.reply, { need_confirm: true, unpaid_orders: 3 }))
  open()
  expect(await screen.findByText(/有 3 个待支付订单包含此商品/)).toBeTruthy()
  const update = screen.getByRole('button', { name: '更新商品（1 个 SKU）' }) as HTMLButtonElement
  expect(update.disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: '已了解，继续更新' }))
  await waitFor(() => expect(update.disabled).toBe(false))
  fireEvent.click(update)
  await waitFor(() => expect(api.sent(saveProduct)).toMatchObject([{ goods_id: 70, is_order_checked: true }]))
})

test('what would spoil the print is listed and can be accepted', async () => {
  answerSave()
  open({ print_errors: ['图片只有 60 dpi'] })
  expect(await screen.findByText('图片只有 60 dpi')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: /我已了解，按现在的样子印刷/ }))
  await press(/^保存商品/)
  await waitFor(() => expect(api.sent(saveProduct)).toMatchObject([{ accepts_print_errors: true }]))
})

test('the print check is told what is to be made, and what it says of other sizes has to be accepted afresh', async () => {
  const onChoose = vi.fn()
  open({ onChoose, print_errors: ['L 码：放不下'], print_warnings: ['正面 · 文字和产品颜色（白色）几乎一样'] })
  expect(await screen.findByText('印前检查：所选颜色和尺码有 1 处建议再看看')).toBeTruthy()
  expect(onChoose).toHaveBeenLastCalledWith({ color_ids: [3], size_ids: [5, 6] })
  const accepts = screen.getByRole('checkbox', { name: /我已了解，按现在的样子印刷/ }) as HTMLInputElement
  fireEvent.click(accepts)
  expect(accepts.checked).toBe(true)
  await press('M')
  expect(onChoose).toHaveBeenLastCalledWith({ color_ids: [3], size_ids: [6] })
  expect(accepts.checked).toBe(false)
})

test('the saved goods go to the cart in the chosen sizes, and on to the checkout', async () => {
  answerSave()
  const sku = sample(GoodsSku, { color_id: 3, color_name: '白色' })
  const skus = [
    { ...sku, id: 81, size_id: 5, size_name: 'M' },
    { ...sku, id: 82, size_id: 6, size_name: 'L' },
  ]
  api.on(getGoods, () => sample(getGoods.reply, { id: 70, skus }))
  api.on(addCartItems, () => ({ total_item_num: 2, ids: [5, 6] }))
  open()
  await screen.findByLabelText('商品名称')
  await press('保存商品（2 个 SKU）')
  expect(await screen.findByRole('button', { name: '加入购物车（1 件）' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '发布到店铺' }).getAttribute('href')).toContain('goods=70')
  await press('L')
  await press('加入购物车（2 件）')
  const check_out = await screen.findByRole('link', { name: '去结算' })
  expect(check_out.getAttribute('href')).toBe('/main/cartCheckout?ids=5,6')
  expect(api.sent(addCartItems)).toEqual([
    {
      items: [
        { sku_id: 81, quantity: 1 },
        { sku_id: 82, quantity: 1 },
      ],
    },
  ])
})
