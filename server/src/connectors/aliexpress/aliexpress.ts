import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Carrier, Connector, StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, Shipment, ShipResult } from '../core/market-order.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { isChinese, methodCall } from './aliexpress-call.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { checkListing, createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, pullOrders } from './orders.ts'

const SERVICES = 'aliexpress.logistics.redefining.listlogisticsservice'
const Services = z.object({ result_list: z.array(z.object({ service_name: z.string(), display_name: LooseText })) })
const Told = z.object({
  result_success: z.boolean().nullish(),
  result_error_code: LooseText,
  result_error_desc: LooseText,
})
/** Sellers in China get the answer without the object around it. */
const Fulfilled = Told.extend({ result: Told.nullish() }).transform(({ result, ...bare }) => result ?? bare)

async function carriers(conn: StoreConn): Promise<Carrier[]> {
  const { result_list } = readShape(Services, await methodCall(conn, SERVICES))
  return result_list.map(({ service_name, display_name }) => ({
    code: service_name,
    name: display_name || service_name,
  }))
}

/** A parcel names no items: it is part of the order or the last of it. */
async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { tracking_number, carrier_code, tracking_url, external_order_id, completes_order } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const method = isChinese(conn) ? 'aliexpress.logistics.sellershipmentfortop' : 'aliexpress.solution.order.fulfill'
  const answer = await methodCall(conn, method, {
    service_name: carrier_code,
    out_ref: external_order_id,
    send_type: completes_order ? 'all' : 'part',
    logistics_no: tracking_number,
    ...(tracking_url ? { tracking_website: tracking_url } : {}),
  })
  const { result_success, result_error_code: code, result_error_desc } = readShape(Fulfilled, answer)
  if (result_success === false || code !== '')
    throw new MarketError('rejected', result_error_desc || 'Not accepted', { code })
  return { already: false }
}

/** AliExpress Open Platform. No way is documented to be told of changes: we ask. */
export const aliexpress: Connector = {
  platform: Platform.aliexpress,
  slug: 'aliexpress',
  sandbox_key: '500600',
  hosts: {
    authorize: 'https://api-sg.aliexpress.com',
    token: 'https://api-sg.aliexpress.com',
    api: 'https://api-sg.aliexpress.com',
  },
  traits: {
    ways: ['code'],
    refresh: 'steady',
    webhooks: 'none',
    listing: 'async',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 180,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await methodCall(conn, SERVICES)
  },
  pullOrders,
  getOrder,
  ship,
  catalogue,
  checkListing,
  listingPage: (_shop, id) => `https://www.aliexpress.com/item/${id}.html`,
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
  carriers,
}
