import { Platform } from '@inkroute/contract/codes'
import type { Connector, StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { completeAuth, probe } from './core/auth.ts'
import { psCall } from './core/ps-call.ts'
import { getCarriers } from './core/related.ts'
import { shopSettings } from './core/shop-facts.ts'
import { resourceXml } from './core/xml.ts'
import { catalogue, checkListing, createListing, setStock, unpublish, updateListing } from './listing/listing.ts'
import { questionLimits } from './listing/questions.ts'
import { getOrder, pullOrders } from './orders.ts'

async function saveNumber(conn: StoreConn, { external_order_id, tracking_number }: Shipment): Promise<boolean> {
  const rows = await getCarriers(conn, [external_order_id])
  if (rows.some((row) => row.tracking_number === tracking_number)) return false
  const free = rows.find((row) => row.tracking_number === '')
  if (!free) {
    const message = rows[0]
      ? `The order has the tracking number ${rows[0].tracking_number}`
      : 'The order has no carrier'
    throw new MarketError('rejected', message, { code: rows[0] ? 'tracking_taken' : 'no_carrier' })
  }
  await psCall(conn, {
    method: 'PUT',
    path: `/api/order_carriers/${encodeURIComponent(free.id)}`,
    body: resourceXml('order_carrier', { ...free, tracking_number }),
  })
  return true
}

/** First the number, then the state: its mail to the buyer shows the number. Steps already done are left out. */
async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const is_new = await saveNumber(conn, shipment)
  if (order.status === 'shipped' || order.status === 'delivered') return { already: !is_new }
  const { PS_OS_SHIPPING } = (await shopSettings(conn)).settings
  if (!PS_OS_SHIPPING)
    throw new MarketError('rejected', 'The shop has no state for shipped orders', { code: 'no_state' })
  await psCall(conn, {
    method: 'POST',
    path: '/api/order_histories',
    query: { sendemail: '1' },
    body: resourceXml('order_history', { id_order: shipment.external_order_id, id_order_state: PS_OS_SHIPPING }),
  })
  return { already: false }
}

/** PrestaShop's webservice. Every shop is a separate site, so there is no app to register. */
export const prestashop: Connector = {
  platform: Platform.prestashop,
  slug: 'prestashop',
  without_app: true,
  hosts: { authorize: 'https://{shop}', token: 'https://{shop}', api: 'https://{shop}' },
  traits: {
    ways: ['keys'],
    refresh: 'none',
    webhooks: 'none',
    listing: 'sync',
    partial_ship: false,
    own_tracking: true,
    max_window_days: 90,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 30 } },
  },
  completeAuth,
  probe,
  pullOrders,
  getOrder,
  ship,
  catalogue,
  checkListing,
  listingPage: ({ shop_domain }, id) => `https://${shop_domain}/index.php?controller=product&id_product=${id}`,
  questions: questionLimits,
  shares_options: true,
  createListing,
  updateListing,
  setStock,
  unpublish,
}
