import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { asDemoSeller } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { addCartItems, createBrand, setLineBrands, skusInCart, takeFromCart } from '../cart/cart.ts'
import { searchGoods, skusOfGoods } from '../goods/goods.ts'
import { addDemoTransfer, addRecentDemoMoney } from '../wallet/wallet.ts'
import { saveOrderView } from './bulk/order-views.ts'
import { createOrder, planOrders } from './checkout/checkout.ts'
import { type DemoOrder, demoDrafts, demoOrders } from './core/order-demo-data.ts'
import { addDemoShipment } from './fba/fba.demo.ts'
import { createForeignOrders } from './foreign/create-foreign-orders.ts'
import { payOrders } from './payment/pay-orders.ts'
import { countSold } from './sold/count-sold.job.ts'
import { holdOrder } from './work/change-order.ts'

/** Warehouses where sellers' own carriers may collect. */
const PICKUP_WAREHOUSES = ['CN-DG', 'CN-YW']

type Pick = (at: number) => number | undefined
type Demo = { readonly seller_id: number; readonly user_id: number }

/** Lines of the cart for a demo order; null where that warehouse has none of it. */
async function fillCart(ctx: SellerCtx, sku_ids: readonly number[], quantity: number, warehouse: string | undefined) {
  try {
    return await addCartItems(ctx, { items: sku_ids.map((sku_id) => ({ sku_id, quantity, warehouse })) })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** What a parcel may hold is up to the channels: a demo order is made as large as they take it. */
async function planDemoOrder(ctx: SellerCtx, sku_ids: readonly number[], order: DemoOrder) {
  const is_pickup = order.fba?.is_pickup ?? false
  for (const warehouse of is_pickup ? PICKUP_WAREHOUSES : [undefined])
    for (let quantity = order.quantity; quantity > 0; quantity = Math.floor(quantity / 2)) {
      const filled = await fillCart(ctx, sku_ids, quantity, warehouse)
      if (!filled) break
      const { ids: cart_item_ids } = filled
      const shipment = { address: order.address, cart_item_ids, channels: {}, remark: '', coupon: 'none' as const }
      const sent = { ...shipment, is_pickup, in_cartons: order.fba !== undefined }
      const plans = await planOrders(ctx, [sent])
      if (plans.every(({ totals }) => totals !== null)) return { shipment: sent, plans }
      await takeFromCart(ctx, cart_item_ids)
    }
  return null
}

async function placeDemoOrder(ctx: SellerCtx, sku_ids: readonly number[], order: DemoOrder) {
  const planned = await planDemoOrder(ctx, sku_ids, order)
  if (!planned) return { ids: [], total_fen: 0 }
  const { shipment, plans } = planned
  const total_fen = plans.reduce((sum, { totals }) => sum + (totals?.total_fen ?? 0), 0)
  const expected_total = (total_fen / 100).toFixed(2)
  const { ids } = await createOrder(ctx, { shipments: [shipment], expected_total }, order.fba ? 'fba' : 'cart')
  if (order.fba) await addDemoShipment(ctx, ids, order.fba)
  return { ids, total_fen }
}

/** Places orders, brings the money for those that are paid, and pays them, each at its own time. */
async function addOrders(ctx: AppCtx, demo: Demo, orders: readonly DemoOrder[], pick: Pick, place: number) {
  const paid: { paid_days_ago: number; ids: number[]; total_fen: number }[] = []
  for (const [at, order] of orders.entries()) {
    const wanted = [pick(at + place), ...(order.is_double ? [pick(at + place + 5)] : [])]
    const sku_ids = [...new Set(wanted)].filter((id) => id !== undefined)
    const made = await placeDemoOrder(asDemoSeller(ctx, demo, order.days_ago), sku_ids, order)
    const paid_days_ago = order.paid_days_ago ?? order.days_ago - 0.002
    if (order.is_paid && made.ids.length > 0) paid.push({ paid_days_ago, ...made })
  }
  const amount_fen = paid.reduce((sum, { total_fen }) => sum + total_fen, 0)
  const days_ago = (orders[0]?.days_ago ?? 0) + 0.005
  if (amount_fen > 0) await addDemoTransfer(ctx, demo.seller_id, demo.user_id, { days_ago, amount_fen, place })
  for (const one of paid)
    await payOrders(asDemoSeller(ctx, demo, one.paid_days_ago), { ids: one.ids, method: 'balance' })
  return paid.flatMap(({ ids }) => ids)
}

/** The demo's own brand, on the first line of the cart. */
async function addDemoBrand(ctx: SellerCtx, cart_item_ids: readonly number[]): Promise<void> {
  const { id } = await createBrand(ctx, demoOrders().brand)
  await setLineBrands(ctx, { ids: cart_item_ids.slice(0, 1), brand_id: id })
}

/** The demo seller and what there is to order; null where there is none. */
async function demoShop(ctx: AppCtx) {
  const demo = await findDemoSeller(ctx.db)
  return demo && getShop(ctx, demo)
}

async function getShop(ctx: AppCtx, demo: Demo) {
  const goods = await searchGoods(ctx.db, demo.seller_id, '')
  const skus = await skusOfGoods(
    ctx.db,
    demo.seller_id,
    goods.map(({ id }) => id),
  )
  const pick: Pick = (at) => {
    const own = skus.filter((sku) => sku.goods_id === goods[at % goods.length]?.id && sku.is_orderable)
    return own[at % Math.max(1, own.length)]?.id
  }
  return { demo, goods, skus, pick }
}

/** Orders of another seller of the demo, paid from a balance that is already there. */
export async function addDemoOrdersFor(ctx: AppCtx, seller: Demo, orders: readonly DemoOrder[]): Promise<void> {
  const { goods, pick } = await getShop(ctx, seller)
  if (goods.length === 0) return
  for (const [at, order] of orders.entries()) {
    const sku_id = pick(at)
    const made = await placeDemoOrder(
      asDemoSeller(ctx, seller, order.days_ago),
      sku_id === undefined ? [] : [sku_id],
      order,
    )
    if (!order.is_paid || made.ids.length === 0) continue
    await payOrders(asDemoSeller(ctx, seller, order.days_ago - 0.002), { ids: made.ids, method: 'balance' })
  }
}

const FACTORY_PLACE = 9

/** Orders the demo seller has just paid, for the factory to work on; returns their ids. */
export async function addDemoFactoryOrders(ctx: AppCtx): Promise<{ seller_id: number; ids: number[] } | null> {
  const shop = await demoShop(ctx)
  if (!shop || shop.goods.length === 0) return null
  // The hour tells the transfers of one day apart.
  const place = FACTORY_PLACE + ctx.clock.now().getUTCHours()
  // The cart belongs to the visitor: a SKU that is in it would be merged with their line and leave with the order.
  const in_cart = new Set(await skusInCart(ctx.db, shop.demo.seller_id))
  const pick: Pick = (at) =>
    shop.goods.map((_, step) => shop.pick(at + step)).find((sku_id) => sku_id !== undefined && !in_cart.has(sku_id))
  const ids = await addOrders(ctx, shop.demo, demoOrders().in_factory, pick, place)
  return { seller_id: shop.demo.seller_id, ids }
}

/** Some weeks of business: orders of every age, one on hold, some awaiting payment, and something in the cart. */
export async function addDemoOrders(ctx: AppCtx): Promise<void> {
  const shop = await demoShop(ctx)
  if (!shop) return
  const { demo, goods, skus, pick } = shop
  const { earlier, today, cart, view } = demoOrders()
  const paid = goods.length > 0 ? await addOrders(ctx, demo, earlier, pick, 6) : []
  const held = paid.at(-1)
  if (held !== undefined) await holdOrder(asDemoSeller(ctx, demo, 7.9), { id: held, is_held: true })
  await addRecentDemoMoney(ctx, demo.seller_id, demo.user_id)
  if (goods.length === 0) return
  await addOrders(ctx, demo, today, pick, 7)
  const items = cart.flatMap(({ at, quantity }) => {
    const sku_id = pick(at)
    return sku_id === undefined ? [] : [{ sku_id, quantity }]
  })
  const { ids } = await addCartItems(asDemoSeller(ctx, demo, 0.05), { items })
  await addDemoBrand(asDemoSeller(ctx, demo, 0.05), ids)
  const first = skus.find((sku) => sku.is_orderable)
  const drafts = demoDrafts(first?.sku_code ?? '', demo.user_id)
  await createForeignOrders(asDemoSeller(ctx, demo, 0.04), demo.seller_id, drafts)
  await saveOrderView(asDemoSeller(ctx, demo, 0.04), view)
  await countSold(ctx)
}
