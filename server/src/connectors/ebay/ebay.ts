import { Platform } from '@inkroute/contract/codes'
import type { Connector, StoreConn } from '../core/connector.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { ebayCall } from './ebay-call.ts'
import { checkListing, createListing, setStock, unpublish, updateListing } from './listing.ts'
import { notices } from './notices.ts'
import { getOrder, ORDER_PATH, pullOrders } from './orders.ts'

/** Carriers eBay has a word for. It takes others by their name. */
const carriers = [
  ...['USPS', 'UPS', 'FedEx', 'DHL', 'OnTrac', 'DPD', 'GLS', 'Hermes', 'Yodel', 'Asendia'],
  ...['DeutschePost', 'RoyalMail', 'CanadaPost', 'AustraliaPost', 'ChinaPost', 'EMS', 'Yanwen', 'SFExpress', 'Other'],
].map((code) => ({ code, name: code.replace(/([a-z])([A-Z])/g, '$1 $2') }))

/** eBay takes letters and digits only. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Parcels are told one by one; the number tells a known one. */
async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const trackingNumber = plain(shipment.tracking_number)
  if (order.parcels.some((parcel) => plain(parcel.tracking_number) === trackingNumber)) return { already: true }
  const { carrier_code, carrier_name, shipped_at, lines } = shipment
  const body = {
    lineItems: lines.map(({ external_line_id, quantity }) => ({ lineItemId: external_line_id, quantity })),
    shippedDate: shipped_at,
    shippingCarrierCode: carrier_code && carrier_code !== 'Other' ? carrier_code : plain(carrier_name) || 'Other',
    trackingNumber,
  }
  const path = `${ORDER_PATH}/${encodeURIComponent(shipment.external_order_id)}/shipping_fulfillment`
  await ebayCall(conn, { method: 'POST', path, body })
  return { already: false }
}

/** eBay, with the Sell and Taxonomy APIs. Its notices name no orders, so orders are polled. */
export const ebay: Connector = {
  platform: Platform.ebay,
  slug: 'ebay',
  needed_extra: ['ru_name'],
  hosts: { authorize: 'https://auth.ebay.com', token: 'https://api.ebay.com', api: 'https://api.ebay.com' },
  traits: {
    ways: ['code'],
    refresh: 'steady',
    webhooks: 'none',
    listing: 'sync',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 5, burst: 20 } },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await ebayCall(conn, { path: ORDER_PATH, query: { limit: '1' } })
  },
  pullOrders,
  getOrder,
  ship,
  carriers: async () => carriers,
  catalogue,
  checkListing,
  createListing,
  updateListing,
  setStock,
  unpublish,
  notices,
}
