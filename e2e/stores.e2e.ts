import type { Locator, Page } from '@playwright/test'
import { chooseCategory, releaseByHand, releaseElsewhere, shops } from './support/releases.ts'
import { call, connectStore, desk, makeAndSend, sandbox, sellerToken, staffToken } from './support/stores.ts'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, openWithin, test } from './support/test.ts'

test.use({ greetings: 'fresh' })

const ETSY = 7

interface Desk {
  readonly orders: {
    readonly order_id: string
    readonly state: string
    readonly shipments: { tracking_number: string }[]
  }
}

function counting() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    count: () => clicks,
  }
}

/** Breaks the demo's second Etsy shop at the marketplace and waits until InkRoute has noticed. */
async function breakEtsy(page: Page, token: string): Promise<void> {
  await expect(async () => {
    const { data } = await call<{ data: { id: number; name: string; authed: number }[] }>(
      page,
      token,
      `/distribution/userStore?platform=${ETSY}`,
    )
    const store = data.find(({ name }) => name === 'NorthShoreStudio')
    expect(store, 'the demo has opened its shops').toBeDefined()
    if (store?.authed === 2) return
    const [, shop] = await desk<{ shop_id: string }[]>(page, 'etsy', 'shops')
    await desk(page, 'etsy', 'revoke', { shop_id: shop?.shop_id })
    await call(page, token, `/distribution/userStore/sync/${store?.id}`, {}).catch(() => undefined)
    expect(store?.authed).toBe(2)
  }).toPass({ timeout: 600_000, intervals: [1000] })
}

/** The one thing that interrupts this seller. */
async function followReminder(page: Page, token: string): Promise<void> {
  await call(page, token, '/distribution/userConfig/setSeen', { is_reset: true })
  await page.goto('/views/main')
  const reminder = page.getByRole('dialog', { name: '店铺授权提醒' })
  await expect(reminder).toContainText('个 Etsy 店铺，授权已失效')
  await expect(page.locator('dialog[open], [role="dialog"], [data-interruption]')).toHaveCount(1)
  await reminder.getByRole('link', { name: '立即授权' }).first().click()
  await expect(page).toHaveURL(/storeAdmin\?platform=7&authStatus=1/)
  const lost = page.getByRole('article', { name: 'NorthShoreStudio' })
  await expect(lost).toContainText(/授权已过期|授权被平台取消/)
  await expectAccessible(page)
  await lost.getByRole('button', { name: '重新授权' }).click()
  await page.getByRole('button', { name: '去 Etsy 授权' }).click()
  const [, shop] = await desk<{ shop_id: string }[]>(page, 'etsy', 'shops')
  await page.locator(`input[name="shop_id"][value="${shop?.shop_id}"]`).check()
  await page.getByRole('button', { name: '同意授权' }).click()
  await expect(page).toHaveURL(/storeAdmin\?platform=7$/)
  await expect(page.getByRole('article', { name: 'NorthShoreStudio' })).toContainText(/同步正常|首次同步中/)
}

/** A new shop in at most four clicks. */
async function connectQuickly(page: Page): Promise<void> {
  const { click, count } = counting()
  await connectStore(page, { name: /^TikTok/, platform: 10 }, click)
  expect(count()).toBeLessThanOrEqual(4)
}

async function connectShopee(page: Page, token: string): Promise<void> {
  const [shop] = await desk<{ shop_id: string; region: string }[]>(page, 'shopee', 'shops')
  const asked = { platform: 4, region: shop?.region ?? '' }
  const { url } = await call<{ url: string }>(page, token, '/distribution/userStore/authUrl', asked)
  const { location } = await desk<{ location: string }>(page, 'shopee', 'approve', {
    authorize_url: url,
    shop_id: shop?.shop_id,
  })
  const fields = Object.fromEntries(new URL(location).searchParams)
  await call(page, token, '/distribution/userStore/shopee', { fields })
}

interface Bought {
  readonly slug: string
  readonly shop_id: string
  readonly order_id: string
}

/** One order on each marketplace; the first through the shop's own page. */
async function buyEverywhere(page: Page, sku: string, word: string): Promise<Bought[]> {
  const bought: Bought[] = []
  for (const { slug } of shops) {
    const [shop] = await desk<{ shop_id: string }[]>(page, slug, 'shops')
    const shop_id = shop?.shop_id ?? ''
    if (slug === 'tiktok') {
      const before = await desk<Desk['orders'][]>(page, slug, `orders?shop_id=${shop_id}`)
      await page.goto(`${sandbox()}/marketplaces/${slug}/shops/${shop_id}`)
      await page.getByLabel('SKU').fill(sku)
      await page.getByRole('button', { name: '以买家身份下单' }).click()
      await expect(page.locator('tr', { hasText: sku }).first()).toContainText('待发货')
      const after = await desk<Desk['orders'][]>(page, slug, `orders?shop_id=${shop_id}`)
      const known = new Set(before.map(({ order_id }) => order_id))
      bought.push({ slug, shop_id, order_id: after.find(({ order_id }) => !known.has(order_id))?.order_id ?? '' })
    } else {
      const lines = [{ sku, quantity: 1, price: '24.90' }]
      const address = slug === 'shopify' ? { line1: `12 ${word} Street` } : {}
      const [order] = await desk<Desk['orders'][]>(page, slug, 'orders', { shop_id, lines, address })
      bought.push({ slug, shop_id, order_id: order?.order_id ?? '' })
    }
  }
  return bought
}

interface OrderLine {
  readonly id: number
  readonly order_no: string
  readonly state: string
  readonly store: { readonly platform: number } | null
}

const getOrders = async (page: Page, token: string, sku: string): Promise<OrderLine[]> => {
  const query = `keyword=${encodeURIComponent(sku)}&page_size=50&source=store`
  return (await call<{ data: OrderLine[] }>(page, token, `/distribution/order?${query}`)).data
}

/** The newest order of each of the five, once all have been imported. */
async function arrived(page: Page, token: string, sku: string, known: ReadonlySet<number>): Promise<OrderLine[]> {
  let fresh: OrderLine[] = []
  await expect(async () => {
    fresh = (await getOrders(page, token, sku)).filter(({ id }) => !known.has(id))
    expect(new Set(fresh.map(({ store }) => store?.platform))).toEqual(new Set(shops.map(({ platform }) => platform)))
  }).toPass({ timeout: 600_000, intervals: [500] })
  return fresh
}

/** From the order list to the cashier; Alipay, so the balance other journeys rely on stays unchanged. */
async function payAll(page: Page, orders: readonly OrderLine[], sku: string): Promise<void> {
  await page.goto(`/myOrder/orderAdmin?keyword=${encodeURIComponent(sku)}`)
  for (const { order_no } of orders) await expect(page.getByText(order_no).first()).toBeVisible()
  await page.goto(`/myOrder/orderPay?ids=${orders.map(({ id }) => id).join(',')}`)
  await page.getByRole('radio', { name: '支付宝', exact: true }).check()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await page.getByRole('button', { name: /确认付款/ }).click()
  await expect(page.getByText('付款成功')).toBeVisible()
}

interface Goods {
  readonly id: number
  readonly skus: readonly { readonly sku_code: string }[]
}

/** A small product, whose print file is rendered quickly. */
async function smallGoods(page: Page, token: string): Promise<Goods> {
  const { data } = await call<{ data: { id: number; product_code: string }[] }>(
    page,
    token,
    '/distribution/goods?page_size=50',
  )
  const found = data.find(({ product_code }) => product_code === 'ornament')
  return call<Goods>(page, token, `/distribution/goods/${found?.id}`)
}

/** Holds orders of the Shopify shop whose address contains the word; without a word, holds none. */
async function holdShopify(page: Page, token: string, hold_words: readonly string[]): Promise<void> {
  const { data } = await call<{ data: { id: number }[] }>(page, token, '/distribution/userStore?platform=5')
  const store_ids = data.map(({ id }) => id)
  const rule = { match_title: false, logistics: 'rules', auto_pay: false, daily_limit: '500', hold_countries: [] }
  await call(page, token, '/distribution/userStore/rule', { ...rule, hold_above: null, hold_words, store_ids })
}

/** The order is in the inbox with its reason; one click releases it. */
async function releaseHeld(page: Page, token: string, word: string, { id, order_no }: OrderLine): Promise<void> {
  const getState = async () => (await call<OrderLine>(page, token, `/distribution/order/${id}`)).state
  await expect.poll(getState).toBe('on_hold')
  await page.goto('/views/main')
  await page.getByRole('button', { name: /^被规则拦下的订单/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: order_no })
  await expect(row).toContainText(`地址含“${word}”`)
  await row.getByRole('button', { name: `放行 ${order_no}` }).click()
  await expect(row).toHaveCount(0)
  expect(await getState()).toBe('awaiting_payment')
}

test('a day with stores: reconnect, connect, list, receive orders, pay, produce, report back', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('inkroute.holiday-dismissed', '1')
    localStorage.setItem('inkroute.notice-closed-at', String(Date.now()))
  })
  await enterAs(page, 'demo', 'inkroute-demo')
  const token = await sellerToken(page)
  await call(page, token, '/distribution/user/skipGuide', {})
  await breakEtsy(page, token)
  await test.step('the reminder leads back to a shop that stood still', () => followReminder(page, token))
  await test.step('a new shop in at most four clicks', () => connectQuickly(page))
  await connectShopee(page, token)
  const { id: goods_id, skus } = await smallGoods(page, token)
  const sku = skus[0]?.sku_code ?? ''
  const known = new Set((await getOrders(page, token, sku)).map(({ id }) => id))

  // No other order contains this word, so other journeys are unaffected.
  const word = `Gate${Date.now()}`
  await holdShopify(page, token, [word])
  const bought = await test.step('buyers order on five marketplaces', () => buyEverywhere(page, sku, word))
  const orders = await test.step('the orders come by themselves', () => arrived(page, token, sku, known))
  await test.step('one that a rule holds is let go from the inbox', async () => {
    const held = orders.find(({ store }) => store?.platform === 5)
    if (held) await releaseHeld(page, token, word, held)
    await holdShopify(page, token, [])
  })
  await test.step('they are paid together', () => payAll(page, orders, sku))

  await test.step('one design is listed on five marketplaces, priced by formula', async () => {
    await chooseCategory(page)
    await releaseByHand(page, goods_id)
    await releaseElsewhere(page, token, goods_id)
  })
  const staff = await staffToken(page)
  const sent: string[] = []
  await test.step('the factory makes and sends them', async () => {
    sent.push(...(await Promise.all(orders.map((order) => makeAndSend(page, staff, order.order_no)))))
  })
  await test.step('every marketplace knows its parcel and its listing', async () => {
    for (const { slug, shop_id, order_id } of bought) {
      await expect(async () => {
        const theirs = await desk<Desk['orders'][]>(page, slug, `orders?shop_id=${shop_id}`)
        const [parcel] = theirs.find((order) => order.order_id === order_id)?.shipments ?? []
        expect(sent).toContain(parcel?.tracking_number)
        const listed = await desk<{ variants: { sku: string; price: string }[] }[]>(
          page,
          slug,
          `listings?shop_id=${shop_id}`,
        )
        const variants = listed.flatMap(({ variants }) => variants).filter((variant) => variant.sku === sku)
        expect(variants.some(({ price }) => price.endsWith('.99'))).toBe(true)
      }, slug).toPass({ timeout: 600_000, intervals: [500] })
      expect(await desk(page, slug, 'violations'), slug).toEqual([])
    }
  })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/myOrder/storeAdmin', '/listing/shopify/records', '/listing/etsy/templates']) {
    await openWithin(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('main')).not.toBeEmpty()
    await expectNoSidewaysScroll(page)
  }
})
