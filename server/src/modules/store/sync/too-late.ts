import { findStorePlatform } from '@inkroute/contract/store/platforms'
import type { MarketOrder } from '../../../connectors/core/market-order.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { openMarketCase } from '../../after-sale/after-sale.ts'
import { sendMessage } from '../../message/message.ts'
import { selectOrder } from '../../order/order.ts'
import type { StoreRecord } from '../core/store.queries.ts'
import { findOwner } from '../rule/rule.queries.ts'

/** What happened at the marketplace after production had begun. */
export type LateChange = 'cancelled' | 'quantity' | 'address'

const words: Record<LateChange, { readonly zh: string; readonly en: string }> = {
  cancelled: { zh: '被取消或退款', en: 'was cancelled or refunded' },
  quantity: { zh: '部分商品被退款或数量变了', en: 'was refunded in part, or its quantities changed' },
  address: { zh: '收货地址变了', en: 'has a new delivery address' },
}

/** States in which something can still be stopped or sent elsewhere. */
const OPEN: ReadonlySet<string> = new Set(['in_production', 'packed', 'partially_shipped'])

const toBody = (store: StoreRecord, order: MarketOrder, change: LateChange): string => {
  const { zh, en } = words[change]
  const market = findStorePlatform(store.platform)?.slug ?? ''
  const now = order.lines.map((line) => `${line.sku || line.title} × ${line.quantity}`).join(', ')
  const to = order.address
  const facts =
    change === 'address' && to ? [to.name, to.line1, to.line2, to.city, to.province, to.postcode, to.country] : [now]
  return [
    `平台订单 ${order.external_number}（${store.name}，${market}）在开始生产后${zh}，请决定如何处理。`,
    `Order ${order.external_number} of “${store.name}” (${market}) ${en} after production began. Please decide what to do.`,
    `${order.raw_status} · ${facts.filter(Boolean).join(', ')}`,
  ].join('\n')
}

/** Opens a case for staff and tells the seller. */
export async function openLateCases(
  tx: AppCtx,
  store: StoreRecord,
  order: MarketOrder,
  { change, order_ids }: { readonly change: LateChange; readonly order_ids: readonly number[] },
): Promise<void> {
  const { seller_id } = store
  const owner = await findOwner(tx.db, seller_id)
  for (const order_id of order_ids) {
    const ours = await selectOrder(tx.db, seller_id, order_id)
    if (!owner || !ours || !OPEN.has(ours.state)) continue
    const body = toBody(store, order, change)
    const work_id = await openMarketCase(tx, { seller_id, order_id, user_id: owner.id, body })
    await sendMessage(tx, {
      seller_id,
      type: 2,
      topic: 'shop',
      permission: 'order.admin',
      once_key: `store-late:${change}:${store.id}:${order.external_order_id}:${order.updated_at}`,
      title: {
        zh: `订单 ${order.external_number} 在生产后${words[change].zh}`,
        en: `Order ${order.external_number} ${words[change].en} during production`,
      },
      body: {
        zh: `店铺“${store.name}”的订单已开始生产，无法自动修改。已为您提交工单，客服会与您确认。`,
        en: `The order of “${store.name}” is in production and cannot be changed automatically. A request was opened; support will get back to you.`,
      },
      link: `/myOrder/workOrder?id=${work_id}`,
    })
  }
}
