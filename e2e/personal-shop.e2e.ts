import type { Browser, Page } from '@playwright/test'
import { newSeller } from './support/new-seller.ts'
import { photo } from './support/personal.ts'
import { personalMug } from './support/personal-mug.ts'
import { openShopWindow, type ShopWindow } from './support/shop-window.ts'
import { call, desk, makeAndSend, staffToken } from './support/stores.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/** Money for what the rule pays. */
async function credit(page: Page, token: string): Promise<void> {
  const staff = await staffToken(page)
  const { seller_id } = await call<{ seller_id: number }>(page, token, '/distribution/user')
  const texts = { text_zh: '开店赠金', text_en: 'Opening credit', reason: 'Opening credit' }
  const amount = { direction: 'credit', amount: '500', category: 'other' }
  await call(page, staff, `/ops/seller/${seller_id}/adjustment`, { ...amount, ...texts })
}

interface Shop {
  readonly shop_id: string
  readonly handle: string
}
const platforms = [
  { slug: 'shopify', word: 'shopify', suffix: '.myshopify.com', number: 5 },
  { slug: 'woocommerce', word: 'woo', suffix: '.test', number: 11 },
] as const
type Platform = (typeof platforms)[number]

/** A shop of one's own at the marketplace, connected, whose orders are paid by rule; the mug is listed in it. */
async function openShop(page: Page, token: string, { slug, word, suffix, number }: Platform, goods_id: number) {
  const shop = await desk<Shop>(page, slug, 'shops', { name: 'Personal shop' })
  const shop_domain = shop.handle + suffix
  const begun = { platform: number, shop_domain }
  const { url } = await call<{ url: string }>(page, token, '/distribution/userStore/authUrl', begun)
  const asked = { authorize_url: url, shop_id: shop.shop_id }
  const { location } = await desk<{ location: string }>(page, slug, 'approve', asked)
  const given = Object.fromEntries(new URL(location).searchParams)
  // WooCommerce posts its keys beside the way back of the browser.
  await expect(() => call(page, token, '/distribution/userStore/bind', { fields: given, shop_domain })).toPass()
  const { data } = await call<{ data: { id: number }[] }>(page, token, `/distribution/userStore?platform=${number}`)
  const store_id = data[0]?.id
  const rule = { match_title: false, logistics: 'rules', auto_pay: true, daily_limit: '500', hold_countries: [] }
  const limits = { hold_words: [], hold_above: null, store_ids: [store_id] }
  await call(page, token, '/distribution/userStore/rule', { ...rule, ...limits })
  const template = await call<{ id: number }>(page, token, '/distribution/listing/template/ready', {
    platform: word,
    store_id,
  })
  const release = { platform: word, template_id: template.id, goods_ids: [goods_id], store_id }
  // Pictures of the goods may still be on their way.
  await expect(async () => {
    const { queued } = await call<{ queued: number }>(page, token, '/distribution/listing/release', release)
    expect(queued).toBe(1)
  }).toPass({ intervals: [1000] })
  await expect.poll(() => desk<unknown[]>(page, slug, `listings?shop_id=${shop.shop_id}`)).toHaveLength(1)
  return { slug, shop_id: shop.shop_id }
}

/** On a phone and by keyboard: the cart stays closed until what is seen is approved. Returns the reference. */
async function personalise(browser: Browser, shop_window: ShopWindow, slug: string, name: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const phone = await context.newPage()
  const errors: string[] = []
  phone.on('pageerror', (error) => errors.push(String(error)))
  let letCome = () => {}
  const come = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await phone.route(/\/personal\/shop\/[^/]+\?language=/, async (route) => {
    await come
    await route.continue()
  })
  await phone.goto(shop_window.urlOf(slug))
  const field = phone.getByLabel('Name')
  const add = phone.getByRole('button', { name: 'Add to cart' })
  // The cart is closed while the form is still on its way.
  await expect(phone.getByRole('heading', { name: 'Personalise it' })).toBeVisible()
  const sold = shop_window.sent().length
  await add.press('Enter')
  await expect(phone.getByText('approve your personalisation before you add this')).toBeVisible()
  expect(shop_window.sent().length).toBe(sold)
  letCome()
  await expect(field).toBeVisible()
  await add.press('Enter')
  await expect(phone.getByText('approve your personalisation before you add this')).toBeFocused()
  await field.fill('x'.repeat(40))
  await expect(phone.getByText('Too long (40/12 characters). Please shorten it')).toBeVisible()
  await phone.getByLabel('Photo').setInputFiles(await photo(40))
  await expect(phone.getByText('This photo has 40 × 40 pixels and needs at least 300 × 300')).toBeVisible()
  await phone.getByLabel('Photo').setInputFiles(await photo(600))
  await expect(phone.getByText('We have your photo')).toBeVisible()
  await field.fill('')
  await field.press('KeyA')
  await field.fill(name)
  await phone.getByLabel('Red').press('ArrowDown')
  await expect(phone.getByLabel('Blue')).toBeChecked()
  await expect(phone.getByText('The picture is up to date')).toBeVisible()
  await expect(phone.getByRole('img', { name: 'Picture 1 of your product' })).toHaveAttribute('src', /^data:image/)
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Approve what I see' }).press('Enter')
  await expect(phone.getByText('Approved. You can order it now')).toBeVisible()
  const said = (await phone.getByText(/^Reference: IR-/).textContent()) ?? ''
  const before = shop_window.sent().length
  await add.press('Enter')
  await expect.poll(() => shop_window.sent().length).toBe(before + 1)
  expect(errors).toEqual([])
  await context.close()
  return said.replace('Reference: ', '')
}

interface Proof {
  readonly lines: readonly {
    readonly approved: { readonly by: string; readonly is_changed_since: boolean } | null
    readonly files: readonly { readonly result: string }[]
  }[]
}
interface Order {
  readonly id: number
  readonly order_no: string
  readonly state: string
}

/** The order that was not there before, once it was filled, approved and paid without a hand. */
async function paidOrder(page: Page, token: string, known: ReadonlySet<number>): Promise<Order> {
  let order: Order | undefined
  await expect(async () => {
    const { data } = await call<{ data: Order[] }>(page, token, '/distribution/order?page_size=50')
    order = data.find(({ id }) => !known.has(id))
    expect(order?.state ?? 'not there').toMatch(/^(paid|in_review|in_production)$/)
  }).toPass({ timeout: 600_000, intervals: [500] })
  if (!order) throw new Error('no order')
  return order
}

test('a buyer personalises a mug in two shops on a phone; exactly that is paid by rule, printed and sent', async ({
  page,
  browser,
}) => {
  const token = await newSeller(page)
  const { goods_id, sku_code } = await personalMug(page, token)
  await credit(page, token)
  await page.goto(`/goods/personal/${goods_id}`)
  await page.getByRole('button', { name: '生成店铺代码' }).click()
  const snippet = page.getByRole('textbox', { name: '任意网页' })
  await expect(snippet).toHaveValue(/data-inkroute-key/)
  await expectAccessible(page)
  const shop_window = await openShopWindow(await snippet.inputValue())
  const known = new Set<number>()
  try {
    for (const [at, platform] of platforms.entries()) {
      await test.step(platform.slug, async () => {
        const { slug, shop_id } = await openShop(page, token, platform, goods_id)
        const name = ['Zoë', 'Max'][at] ?? ''
        const reference = await personalise(browser, shop_window, slug, name)
        const sent = shop_window.sent().at(-1) ?? {}
        const hidden = slug === 'shopify' ? 'properties[_inkroute]' : '_inkroute'
        expect(sent[hidden]).toBe(reference)
        const personalisation = [{ label: '_inkroute', value: sent[hidden] }]
        const lines = [{ sku: sku_code, quantity: 1, price: '24.90', personalisation }]
        await desk(page, slug, 'orders', { shop_id, lines })
        const order = await paidOrder(page, token, known)
        known.add(order.id)
        const { data } = await call<{ data: { state: string; answers: Record<string, unknown> }[] }>(
          page,
          token,
          `/distribution/personal/lines?order_id=${order.id}`,
        )
        expect(data[0]).toMatchObject({ state: 'approved', answers: { name, colour: 'Blue' } })
        const tracking = await makeAndSend(page, await staffToken(page), order.order_no)
        const proof = await call<Proof>(page, token, `/distribution/personal/orders/${order.id}/proof`)
        expect(proof.lines[0]?.approved).toMatchObject({ by: 'buyer', is_changed_since: false })
        expect(new Set(proof.lines[0]?.files.map(({ result }) => result))).toEqual(new Set(['equal']))
        const told = async () => JSON.stringify(await desk<unknown>(page, slug, `orders?shop_id=${shop_id}`))
        await expect.poll(told).toContain(tracking)
      })
    }
    await test.step('the seller sees what was approved in the shop', async () => {
      await page.goto('/myOrder/personal?state=approved')
      await expect(page.getByText(/买家在店铺中确认（IR-/).first()).toBeVisible()
    })
  } finally {
    await shop_window.close()
  }
})
