import { newTextStyle } from '@inkroute/engine/layers/text-layer'
import type { Browser, Page } from '@playwright/test'
import { newSeller } from './support/new-seller.ts'
import { photo, portrait, upload } from './support/personal.ts'
import { call } from './support/stores.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

interface Product {
  readonly id: number
  readonly views: readonly { readonly view_id: number }[]
  readonly colors: readonly { readonly id: number }[]
  readonly sizes: readonly { readonly id: number }[]
}
interface Line {
  readonly state: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly problems: readonly { readonly text: string }[]
  readonly buyer: { readonly approved: { readonly hash: string; readonly is_current: boolean } | null } | null
}

const placed = { rotation_deg: 0, flip_x: false, flip_y: false, opacity: 1, is_locked: false, is_hidden: false }
const words = {
  ...newTextStyle,
  ...placed,
  size: 60,
  id: 'name',
  name: 'SAMPLE',
  type: 'text',
  text: 'SAMPLE',
  group_id: null,
  cx: 275,
  cy: 380,
  width: 240,
  height: 70,
}

/** Goods whose name and photo the buyer decides about; good answers go on by themselves. */
async function personalGoods(page: Page, token: string): Promise<string> {
  const { data } = await call<{ data: { id: number }[] }>(page, token, '/frontend/basicProduct?code=ornament')
  const product = await call<Product>(page, token, `/distribution/basicProduct/${data[0]?.id}`)
  const source = { kind: 'material', key: String(await upload(page, token)), width_px: 800, height_px: 800 }
  const picture = { ...placed, id: 'photo', name: 'photo', type: 'image', mask: null, source, group_id: null }
  const layers = [{ ...picture, cx: 275, cy: 210, width: 160, height: 160 }, words]
  const { goods_id } = await call<{ goods_id: number }>(page, token, '/distribution/product', {
    basic_product_id: product.id,
    name: 'Ornament with name',
    price: '29.90',
    document: {
      version: 3,
      basic_product_id: product.id,
      views: [{ view_id: product.views[0]?.view_id, background: '#ffffff', layers }],
    },
    color_ids: [product.colors[0]?.id],
    size_ids: [product.sizes[0]?.id],
  })
  const base = { help: {}, is_required: true, when: null }
  const lengths = { min_length: 1, max_length: 12, letters: 'any', is_upper: false, fit: 'shrink', min_size: 6 }
  const form = {
    is_on: true,
    approval: 'auto',
    forbidden: [],
    revision: 0,
    fields: [
      {
        ...base,
        ...lengths,
        id: 'name',
        label: { en: 'Name', zh: '名字' },
        layer_ids: ['name'],
        kind: 'text',
        frame: null,
        default: '',
      },
      {
        ...base,
        id: 'photo',
        label: { en: 'Photo', zh: '照片' },
        layer_ids: ['photo'],
        kind: 'photo',
        min_width_px: 300,
        min_height_px: 300,
        removes_background: true,
      },
    ],
  }
  const headers = { authorization: `Bearer ${token}` }
  const saved = await page.request.put(`/req/distribution/goods/${goods_id}/personalForm`, { headers, data: form })
  expect(((await saved.json()) as { msg: string }).msg).toBe('')
  const { skus } = await call<{ skus: { sku_code: string }[] }>(page, token, `/distribution/goods/${goods_id}`)
  return skus[0]?.sku_code ?? ''
}

/** An order of a marketplace whose buyer answered nothing. */
async function orderWithoutAnswers(page: Page, token: string, sku_code: string): Promise<void> {
  const head = '订单号,SKU,商品名称,数量,售价,币种,收件人,电话,国家,州,城市,地址,邮编'
  const row = `ASK-1,${sku_code},Ornament,1,19.90,EUR,Anna Schmidt,+49 30 901820,DE,Berlin,Berlin,Invalidenstraße 1,10115`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  const data = Buffer.from(`\uFEFF${head}\n${row}\n`)
  const read = await page.request.post('/req/distribution/orderImport?kind=order&name=ask.csv', { headers, data })
  const { id } = ((await read.json()) as { data: { id: number } }).data
  await call(page, token, `/distribution/orderImport/${id}/commit`, {})
  await expect.poll(async () => (await findLine(page, token))?.state).toBe('held')
}

const findLine = async (page: Page, token: string): Promise<Line | undefined> =>
  (await call<{ data: Line[] }>(page, token, '/distribution/personal/lines')).data[0]

/** The buyer on a phone: what cannot be printed is refused with the reason, the rest approved. */
async function answerOnPhone(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const phone = await context.newPage()
  await phone.goto(url)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Ornament with name')
  await phone.getByLabel('Photo').setInputFiles(await photo(40))
  await expect(phone.getByText('This photo has 40 × 40 pixels and needs at least 300 × 300')).toBeVisible()
  await phone.getByLabel('Name').fill('x'.repeat(40))
  await expect(phone.getByText('Too long (40/12 characters). Please shorten it')).toBeVisible()
  await phone.getByLabel('Name').fill('Zoë')
  await phone.getByLabel('Photo').setInputFiles(await photo(600))
  await expect(phone.getByText('We cannot tell the subject of this photo from its background')).toBeVisible()
  await phone.getByLabel('Keep the background').check()
  await expect(phone.getByText('The picture is up to date')).toBeVisible()
  await phone.getByLabel('Photo').setInputFiles(await portrait(600))
  await expect(phone.getByText('We have your photo')).toBeVisible()
  await expect(phone.getByLabel('Keep the background')).not.toBeChecked()
  await expect(phone.getByText('The picture is up to date')).toBeVisible()
  await expect(phone.getByRole('img', { name: 'Picture 1 of your product' })).toHaveAttribute('src', /^data:image/)
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Approve and make it' }).click()
  await expect(phone.getByRole('heading', { name: 'Thank you, you have approved it' })).toBeVisible()
  const number = (await phone.getByText(/^Approval number: /).textContent()) ?? ''
  await context.close()
  return number.replace('Approval number: ', '')
}

test('a buyer is asked by a link, corrects what cannot be printed on a phone, and exactly that fills the order', async ({
  page,
  browser,
}) => {
  const token = await newSeller(page)
  await orderWithoutAnswers(page, token, await personalGoods(page, token))
  await page.goto('/myOrder/personal?state=held')
  await page.getByRole('button', { name: '请买家填写 ASK-1' }).click()
  const link = page.getByRole('textbox', { name: '链接', exact: true })
  await expect(link).toHaveValue(/\/en\/personalise\//)
  const url = await link.inputValue()
  await test.step('without scripts the page leads to one that can be answered', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
    const sheet = await plain.newPage()
    await sheet.goto(url)
    await sheet.getByRole('link', { name: 'Open the page that works without them' }).click()
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Ornament with name')
    await sheet.getByLabel('Name').fill('x'.repeat(40))
    await sheet.getByLabel('Photo').setInputFiles(await portrait(600))
    await sheet.getByRole('button', { name: 'Show the picture' }).click()
    await expect(sheet.getByText('Too long (40/12 characters). Please shorten it')).toBeVisible()
    await sheet.getByLabel('Name').fill('Zoë')
    await sheet.getByRole('button', { name: 'Show the picture' }).click()
    await expect(sheet.getByRole('img', { name: 'Picture 1 of your product' })).toHaveAttribute('src', /^data:image/)
    await expect(sheet.getByRole('button', { name: 'Approve' })).toBeVisible()
    await plain.close()
  })
  const number = await answerOnPhone(browser, url)
  const line = await findLine(page, token)
  expect(line).toMatchObject({ state: 'approved', problems: [], answers: { name: 'Zoë' } })
  expect(line?.buyer?.approved?.is_current).toBe(true)
  expect(line?.buyer?.approved?.hash.slice(0, 16)).toBe(number)
  await page.goto('/myOrder/personal?state=approved')
  await expect(page.getByText('与买家确认的一致')).toBeVisible()
  await page.goto(url.slice(0, -1))
  await expect(page.getByRole('heading', { name: '链接无效' })).toBeVisible()
})
