import * as exception from '@inkroute/contract/exception/exception'
import { fillPersonalisation, matchOrderLine } from '@inkroute/contract/order/foreign'
import * as contract from '@inkroute/contract/order/order'
import * as personal from '@inkroute/contract/personal/personal'
import { emptyRule } from '@inkroute/contract/store/rule'
import { listStores } from '@inkroute/contract/store/store'
import { expect, test } from 'vitest'
import type { MarketSlug } from '../../../connectors/core/connector.ts'
import type { MarketOrder, Personalisation } from '../../../connectors/core/market-order.ts'
import { connectors } from '../../../connectors/registry.ts'
import { marketDesk } from '../../../connectors/testing/market-desk.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveSellerLevel } from '../../account/account.ts'
import { newBuyer } from '../../order/testing/buyer.ts'
import { answerCases, answeredOrder, newAnsweredSeller } from '../../personal/testing/answer-cases.ts'
import { judgeOrders, type PlacedOrder } from '../../personal/testing/judge-orders.ts'
import { findStore } from '../core/store.queries.ts'
import { saveRules } from '../rule/rule.queries.ts'
import { demoShopsJob } from '../store.demo.ts'
import { bind, fieldsFor, ownSandbox } from '../testing/market.ts'
import { later, marketOrder } from '../testing/market-order.ts'
import { syncStore } from './sync-store.job.ts'
import { takeOrders } from './take-orders.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })

async function connect(slug: MarketSlug, seller: TestSeller) {
  const connector = connectors.find((one) => one.slug === slug)
  if (!connector) throw new Error(`no ${slug}`)
  const desk = marketDesk(sandbox_url, slug)
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, seller), seller)
  const store = await findStore(app.ctx.db, seller.seller_id, stores[0]!.id)
  if (!store) throw new Error('no store')
  return { desk, shop, store }
}

const getOrders = async (store_id: number, seller: TestSeller) =>
  (await app.call(contract.listOrders, { store: store_id, page_size: 100 }, seller)).data

const PHOTO = 'https://photos.example.com/our-dog.jpg'
const WISHES = [
  { label: 'Name', value: 'Olivia & Jack' },
  { label: 'Photo', value: PHOTO },
]
/** How each platform hands over what a buyer wants. Amazon gives an archive with pictures in it; three have only the note to the seller. */
const ways: Record<MarketSlug, 'answers' | 'archive' | 'note' | 'none'> = {
  shopify: 'answers',
  woocommerce: 'answers',
  magento: 'answers',
  prestashop: 'answers',
  etsy: 'answers',
  shoplazza: 'answers',
  shopline: 'answers',
  temu: 'answers',
  'temu-local': 'answers',
  shein: 'answers',
  lazada: 'answers',
  amazon: 'archive',
  tiktok: 'note',
  shopee: 'note',
  aliexpress: 'note',
  ozon: 'none',
  walmart: 'none',
  ebay: 'note',
  wish: 'none',
}

test.each(connectors.map(({ slug }) => slug))(
  '%s: a personalised order is held with the buyer’s words',
  async (slug) => {
    const seller = await newSeller(app)
    await saveSellerLevel(app.ctx.db, seller.seller_id, 4)
    const { desk, shop, store } = await connect(slug, seller)
    // What changed a moment ago is read a moment later.
    const at_ms = Date.now() - 300_000
    const line = { sku: 'INK-MUG-11', title: 'Misty Hills mug', variant_text: 'Blue', quantity: 1 }
    await desk.place(shop.shop_id, {
      lines: [{ ...line, personalisation: WISHES }],
      buyer_note: 'Please write Olivia',
      at_ms,
    })
    await desk.place(shop.shop_id, { lines: [line], at_ms })
    await syncStore(app.ctx, seller.seller_id, store.id)
    const orders = await getOrders(store.id, seller)
    expect(orders).toHaveLength(2)
    const held = orders.filter(({ problems }) => problems[0]?.kind === 'personalised')
    expect(held).toHaveLength(ways[slug] === 'none' ? 0 : 1)
    // What a buyer wants is data beside the line, never a part of its name.
    for (const { title } of orders.flatMap(({ foreign_lines }) => foreign_lines)) {
      expect(title).not.toMatch(/Olivia|our-dog/)
    }
    const said = JSON.stringify(held[0]?.foreign_lines[0]?.personalisation ?? [])
    const words = {
      answers: ['Olivia & Jack', PHOTO],
      archive: ['Olivia & Jack', 'our-dog.jpg', '.zip'],
      note: ['Please write Olivia'],
      none: [],
    }
    for (const word of words[ways[slug]]) expect(said).toContain(word)
  },
)

/** `npm run bench -- personal` places a thousand. */
const PER_SHOP = 3

test('over all marketplaces no order is printed unfilled or wrong, and each held one says why', async () => {
  const { seller, sku_code } = await newAnsweredSeller(app)
  await saveSellerLevel(app.ctx.db, seller.seller_id, 4)
  const at_ms = Date.now() - 300_000
  const placed: PlacedOrder[] = []
  for (const [at, { slug }] of connectors.entries()) {
    const { desk, shop, store } = await connect(slug, seller)
    for (let n = 0; n < PER_SHOP; n++) {
      const one = answerCases[(at * PER_SHOP + n) % answerCases.length]
      if (!one) throw new Error('no case')
      const made = await desk.place(shop.shop_id, { ...answeredOrder(one, sku_code), at_ms })
      placed.push({
        store_id: store.id,
        numbers: made.flatMap(({ number, order_id }) => [number, order_id]),
        case: one,
      })
    }
    await syncStore(app.ctx, seller.seller_id, store.id)
  }
  const { wrong, unexplained, printed, held } = await judgeOrders(app, seller, placed)
  expect(wrong).toEqual([])
  expect(unexplained).toEqual([])
  expect(printed).toBeGreaterThan(5)
  expect(held).toBeGreaterThan(10)
})

async function sellerWithGoods() {
  const { seller, skus } = await newBuyer(app)
  const { store } = await connect('shopify', seller)
  const [sku] = skus
  if (!sku) throw new Error('no goods')
  return { seller, store, sku_id: sku.id, sku_code: sku.sku_code }
}

const wishedOrder = (sku: string, wishes: readonly Personalisation[] = [{ label: 'Name', value: 'Emma' }]) => {
  const order = marketOrder(sku)
  return { ...order, lines: order.lines.map((line) => ({ ...line, personalisation: wishes })) }
}

test('it is neither paid by hand nor by rules until the seller confirms the design, which is kept', async () => {
  const { seller, store, sku_code } = await sellerWithGoods()
  const rule = { ...emptyRule, match_title: true, auto_pay: true, daily_limit: '5000.00' }
  await saveRules(app.ctx.db, seller.seller_id, [store.id], rule, app.clock.now().toISOString())
  await takeOrders(app.ctx, store, [wishedOrder(sku_code)])
  await app.drain('store.', 'order.')
  const [held] = await getOrders(store.id, seller)
  expect(held).toMatchObject({ state: 'draft', problems: [{ kind: 'personalised' }] })
  const id = held!.id
  await expect(app.call(contract.payOrders, { ids: [id] }, seller)).rejects.toThrow('定制')
  await expect(
    app.call(contract.payOrders, { ids: [id] }, { ...seller, headers: { 'accept-language': 'en' } }),
  ).rejects.toThrow('personalised')
  const line = held?.foreign_lines[0]
  expect(line).toMatchObject({ waits_for_answers: true, filled_at: null })
  expect(line?.personalisation).toEqual([{ label: 'Name', value: 'Emma', picture_url: null }])
  const other = await newSeller(app)
  await expect(app.call(fillPersonalisation, { id: line!.id }, other)).rejects.toMatchObject({
    error: 'not_found',
  })

  expect(await app.call(fillPersonalisation, { id: line!.id }, seller)).toEqual({ state: 'awaiting_payment' })
  const kept = await app.ctx.db
    .selectFrom('foreign_order_line')
    .select(['filled_how', 'filled_by', 'filled_at'])
    .where('id', '=', line!.id)
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ filled_how: 'confirmed', filled_by: expect.any(Number), filled_at: expect.anything() })
  const { events } = await app.call(contract.getOrder, { id }, seller)
  expect(events.map(({ kind }) => kind)).toContain('personalised')
  await expect(app.call(fillPersonalisation, { id: line!.id }, seller)).rejects.toMatchObject({
    error: 'order_line_not_open',
  })
})

test('goods made for one buyer are meant by that line alone', async () => {
  const { seller, store, sku_id } = await sellerWithGoods()
  await takeOrders(app.ctx, store, [wishedOrder('CUSTOM-MUG'), wishedOrder('CUSTOM-MUG'), marketOrder('CUSTOM-MUG')])
  const [first, second] = (await getOrders(store.id, seller)).filter(
    ({ problems }) => problems[0]?.kind === 'personalised',
  )
  const line_id = first!.foreign_lines[0]!.id
  await expect(app.call(fillPersonalisation, { id: line_id }, seller)).rejects.toMatchObject({
    error: 'order_line_no_goods',
  })
  expect(await app.call(fillPersonalisation, { id: line_id, sku_id }, seller)).toEqual({ state: 'awaiting_payment' })
  const after = await getOrders(store.id, seller)
  expect(after.find(({ id }) => id === second?.id)?.foreign_lines[0]).toMatchObject({ sku_id: null })
  // Saying which product a code means does not say that the buyer's words are on it.
  await app.call(matchOrderLine, { id: second!.foreign_lines[0]!.id, sku_id }, seller)
  const matched = (await getOrders(store.id, seller)).find(({ id }) => id === second?.id)
  expect(matched).toMatchObject({ state: 'draft', problems: [{ kind: 'personalised' }] })
})

test('a line that is matched to other goods has to be confirmed again', async () => {
  const { seller, store, sku_id, sku_code } = await sellerWithGoods()
  const order = wishedOrder(sku_code)
  const [line] = order.lines
  if (!line) throw new Error('no line')
  await takeOrders(app.ctx, store, [{ ...order, lines: [line, { ...line, external_line_id: 'second' }] }])
  const lines = async () => (await getOrders(store.id, seller))[0]?.foreign_lines ?? []
  const id = (await lines())[0]!.id
  expect(await app.call(fillPersonalisation, { id }, seller)).toEqual({ state: 'draft' })
  expect((await lines()).map(({ waits_for_answers }) => waits_for_answers)).toEqual([false, true])
  await app.call(matchOrderLine, { id, sku_id }, seller)
  expect((await lines()).map(({ waits_for_answers }) => waits_for_answers)).toEqual([true, true])
})

test('wishes that change while the order waits are shown, and what was confirmed is asked for again', async () => {
  const { seller, store, sku_code } = await sellerWithGoods()
  const order = wishedOrder(sku_code)
  const plain = marketOrder(sku_code)
  await takeOrders(app.ctx, store, [order, plain])
  const changed = (one: MarketOrder, value: string) =>
    later(one, { lines: one.lines.map((line) => ({ ...line, personalisation: [{ label: 'Name', value }] })) })
  await takeOrders(app.ctx, store, [changed(order, 'Emilia'), changed(plain, 'Ben')])
  const after = await getOrders(store.id, seller)
  const of = (number: string) => after.find(({ external_no }) => external_no === number)
  expect(of(order.external_number)?.foreign_lines[0]?.personalisation[0]?.value).toBe('Emilia')
  expect(of(plain.external_number)).toMatchObject({ state: 'on_hold', hold_reason: 'personalised' })
})

test('the demo shows personalised orders in every stage, one without a form, and one that cannot be read', async () => {
  const { seller } = await newBuyer(app)
  await saveSellerLevel(app.ctx.db, seller.seller_id, 4)
  await app.ctx.db.updateTable('app_user').set({ username: 'demo' }).where('id', '=', seller.user_id).execute()
  await demoShopsJob.run(app.ctx, {})
  await app.drain('personal.')
  const { data } = await app.call(contract.listOrders, { trouble: 'personalised', page_size: 100 }, seller)
  const wished = data.find(({ foreign_lines }) => foreign_lines[0]?.personalisation[0]?.value === 'Olivia & Jack')
  expect(wished?.store?.name).toBe('MorningLightPrints')
  expect(wished?.foreign_lines[0]?.personalisation.map(({ value }) => value)).toEqual([
    'Olivia & Jack',
    '12 September 2026',
  ])
  const lines = await app.call(personal.listPersonalLines, { page_size: 100 }, seller)
  const told = lines.data.map(({ state, problems, told: said }) => [
    said[0]?.value,
    problems[0]?.kind ?? state,
    said.every(({ is_known }) => is_known),
  ])
  expect(Object.fromEntries(told.map(([name, ...rest]) => [name, rest]))).toEqual({
    Olivia: ['look', true],
    'Max & Ruby': ['look', true],
    Zoë: ['look', true],
    Rose: ['missing', true],
    'Bartholomew-Alexander Fitzgerald': ['too_long', true],
    'Nefertiti 𓋹': ['unsupported', true],
    'The Garcías': ['approved', true],
    'O’Connor Clan': ['approved', true],
    'The Nguyens': ['too_long', true],
    'Two cats': ['approved', true],
    'Golden retriever': ['approved', true],
    Parrot: ['not_offered', true],
    '2021-09-04 22:15 Paris': ['look', true],
    '2024-12-24 20:00 the old lighthouse': ['bad_place', true],
    'E.K.M.': ['approved', true],
    'R.D.': ['approved', true],
  })
  // Shops of one's own, too, by pasted keys.
  const { data: stores } = await app.call(listStores, { page_size: 100 }, seller)
  expect(stores.filter(({ authed }) => authed === 1).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Atelier Matin PrestaShop', '晨光优选 Magento', 'morninglight-prints']),
  )
  const { groups } = await app.call(exception.listExceptions, {}, seller)
  const unread = groups.find(({ kind }) => kind === 'store.unread')
  expect(unread?.rows).toHaveLength(1)
  expect(unread?.rows[0]?.problem).toContain('1.5')
})
