import { randomUUID } from 'node:crypto'
import * as cart from '../../contract/src/cart/cart.ts'
import { getProductAsSeller, listProducts } from '../../contract/src/catalog/catalog.ts'
import { getOverview } from '../../contract/src/dashboard/dashboard.ts'
import * as drafts from '../../contract/src/design/draft.ts'
import { createBatchRun } from '../../contract/src/goods/batch/batch.ts'
import { listGoods } from '../../contract/src/goods/goods.ts'
import * as imports from '../../contract/src/order/import/import.ts'
import * as order from '../../contract/src/order/order.ts'
import { recordVisit } from '../../contract/src/site/site.ts'
import { getUploadPolicy, listUploads } from '../../contract/src/upload/upload.ts'
import { newDocument } from '../../engine/src/document/design-document.ts'
import { usualPlan } from '../batch/plans.ts'
import { call, postForm, read } from './client.ts'
import { UPLOAD } from './judge.ts'
import type { Journey, Visit } from './schedule.ts'
import { type Town, type TownSeller, visitorAddress } from './town.ts'

const KEYWORDS = ['T恤', '马克杯', 'tote', 'hoodie', 'case', '抱枕', 'poster', ''] as const
const PICTURES_A_PAGE = 3
const IMPORT_ORDERS = 10

const pick = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length]
  if (one === undefined) throw new Error('The town is empty.')
  return one
}

/** Somebody who reads: a page, a search, a product, with the pictures each shows. */
const visitor =
  (town: Town): Journey =>
  async (visit) => {
    const who = { address: visitorAddress(visit.number) }
    const { origin } = town
    const path = pick(town.pages, visit.random(town.pages.length))
    await visit.step('public page', () => read(origin + path, who))
    const pictures = Array.from({ length: PICTURES_A_PAGE }, () => pick(town.pictures, visit.random(1000)))
    await visit.together('picture', pictures, (picture) => read(origin + picture, who))
    const input = { keyword: pick(KEYWORDS, visit.random(KEYWORDS.length)), page: 1 + visit.random(3) }
    await visit.step('product list', () => call(origin, listProducts, input, who))
    const id = pick(town.product_ids, visit.random(1000))
    await visit.step('product page', () => read(`${origin}/productDesignDetail/${id}`, who))
    await visit.step('visit recorded', () => call(origin, recordVisit, { key: 'product', route: path }, who))
  }

type SellerJourney = (visit: Visit, seller: TownSeller, who: { address: string; token: string }) => Promise<void>

/** A seller is in one journey at a time, as a person is; where all are busy, one of `others` has two windows open. */
const asSeller =
  (town: Town, act: SellerJourney, others: () => readonly TownSeller[] = () => town.sellers): Journey =>
  async (visit) => {
    const idle = town.idle.shift()
    const seller = idle ?? pick(others(), visit.number)
    try {
      await act(visit, seller, { address: seller.address_ip, token: seller.token })
    } finally {
      if (idle) town.idle.push(idle)
    }
  }

/** The morning look at the console. */
const console_look = (town: Town): Journey =>
  asSeller(town, async (visit, seller, who) => {
    const { origin } = town
    await visit.step('dashboard', () => call(origin, getOverview, { days: 30 }, who))
    const { data } = await visit.step('order list', () => call(origin, order.listOrders, { page_size: 20 }, who))
    const id = seller.order_id ?? data[0]?.id
    if (id) await visit.step('order', () => call(origin, order.getOrder, { id }, who))
    await visit.step('goods list', () => call(origin, listGoods, { page_size: 20 }, who))
  })

/** The studio: open a product, draw, keep the draft twice, bring in a picture. */
const designer = (town: Town): Journey =>
  asSeller(town, async (visit, _seller, who) => {
    const { origin } = town
    const id = pick(town.product_ids, visit.random(1000))
    const product = await visit.step('open product', () => call(origin, getProductAsSeller, { id }, who))
    const blank = newDocument(id, [product.views[0]?.view_id ?? 1])
    const document = { ...blank, views: blank.views.map((view) => ({ ...view, background: '#e8452c' })) }
    const draft = { id: randomUUID(), basic_product_id: id, document, tab_id: 'bench' }
    const save = (revision: number) =>
      visit.step('save draft', () => call(origin, drafts.saveDraft, { ...draft, revision }, who))
    const { revision } = await save(0)
    await save(revision)
    const name = `picture-${visit.number}.jpg`
    await visit.step(UPLOAD, async () => {
      const permit = await call(origin, getUploadPolicy, { name }, who)
      const form = new FormData()
      const { policy, signature, callback } = permit
      const fields = { key: permit.dir + name, policy, OSSAccessKeyId: permit.accessid, signature, callback }
      for (const [field, value] of Object.entries({ ...fields, success_action_status: '200' })) {
        form.append(field, value)
      }
      // A byte behind the picture's end makes each file a new one, as sellers' files are.
      const file = Buffer.concat([pick(town.uploads, visit.number), Buffer.from(randomUUID())])
      form.append('file', new Blob([file]), name)
      await postForm(origin + permit.host, form, who)
    })
    await visit.step('own pictures', () => call(origin, listUploads, { page_size: 20 }, who))
    await visit.step('delete draft', () => call(origin, drafts.deleteDraft, { id: draft.id }, who))
  })

/** Cart, price, order, payment from the balance. */
const buy =
  ({ origin }: Town): SellerJourney =>
  async (visit, seller, who) => {
    const { sku_id, warehouse, address } = seller
    const line = { sku_id, quantity: 1 + visit.random(3), warehouse }
    const { ids: cart_item_ids } = await visit.step('add to cart', () => call(origin, cart.addCartItem, line, who))
    const shipments = [{ address: address as never, cart_item_ids, coupon: 'none' as const }]
    const shown = await visit.step('price', () => call(origin, order.previewOrder, { shipments }, who))
    const placed = { shipments, expected_total: shown.total }
    const { ids } = await visit.step('place order', () => call(origin, order.createOrder, placed, who))
    await visit.step('pay', () => call(origin, order.payOrders, { ids, method: 'balance' }, who))
    seller.order_id = ids[0]
  }

/** Nobody checks out in two windows: the second would rightly be told that the cart has changed. */
const checkout = (town: Town): Journey => {
  const at_checkout = new Set<TownSeller>()
  const act: SellerJourney = async (visit, seller, who) => {
    at_checkout.add(seller)
    await buy(town)(visit, seller, who).finally(() => at_checkout.delete(seller))
  }
  return asSeller(town, act, () => town.sellers.filter((seller) => !at_checkout.has(seller)))
}

function toSheet(seller: TownSeller, number: number): Buffer {
  const header = '订单号,SKU,数量,收件人,电话,国家,州,城市,地址,邮编'
  const rows = Array.from(
    { length: IMPORT_ORDERS },
    (_, at) =>
      `L${number}-${at},${seller.sku_code},1,Buyer ${at},+49 30 901820,德国,Berlin,Berlin,Invalidenstraße ${at},10115`,
  )
  return Buffer.from([header, ...rows].join('\n'))
}

/** A sheet of ten orders, checked row by row and then made into orders by a job. */
const orderImport = (town: Town): Journey =>
  asSeller(town, async (visit, seller, who) => {
    const file = toSheet(seller, visit.number)
    const input = { name: 'orders.csv' }
    const { id } = await visit.step('check import', () => call(town.origin, imports.uploadImport, input, who, file))
    await visit.step('start import', () => call(town.origin, imports.commitImport, { id }, who))
  })

/** A buyer at a marketplace; the marketplace tells us, and a job reads the order. */
const push =
  (town: Town): Journey =>
  async (visit) => {
    const { slug, shop_id, sku_code } = pick(town.shops, visit.number)
    const wanted = { shop_id, lines: [{ sku: sku_code, quantity: 1 }], quiet: true }
    const placed = (await town.desk(slug, 'orders', wanted)) as { order_id: string }[]
    const event = { shop_id, kind: 'order_created', order_id: placed[0]?.order_id }
    await visit.step('marketplace push', () => town.desk(slug, 'pushes/emit', event))
  }

/** Two products with one artwork: goods, SKUs and pictures made in the background. */
const batch = (town: Town): Journey =>
  asSeller(town, async (visit, _seller, who) => {
    const first = visit.random(1000)
    const plan = {
      ...usualPlan,
      products: [0, 1].map((n) => ({ basic_product_id: pick(town.product_ids, first + n) })),
      artworks: [{ kind: 'artwork' as const, key: pick(town.artworks, first) }],
    }
    await visit.step('start batch run', () => call(town.origin, createBatchRun, plan, who))
  })

export interface Share {
  readonly name: string
  /** Of a hundred who come. */
  readonly percent: number
  readonly journey: Journey
}

export const getDay = (town: Town): readonly Share[] => [
  { name: 'visitors', percent: 58, journey: visitor(town) },
  { name: 'sellers at the console', percent: 16, journey: console_look(town) },
  { name: 'designers', percent: 8, journey: designer(town) },
  { name: 'checkouts', percent: 8, journey: checkout(town) },
  { name: 'marketplace pushes', percent: 6, journey: push(town) },
  { name: 'imports', percent: 3, journey: orderImport(town) },
  { name: 'batch runs', percent: 1, journey: batch(town) },
]
