import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Connector, StoreConn, Webhooks } from '../connector.ts'
import { MarketError } from '../market-error.ts'
import type { Shipment, ShipResult } from '../market-order.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { hmacHex, sameText, sha256Hex } from '../signing.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { shopCall } from './lazada-call.ts'
import { createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, itemsOf, pullOrders } from './orders.ts'

const Providers = z.object({
  result: z.object({
    data: z.object({
      shipment_providers: z.array(z.object({ provider_code: z.string() })),
      shipping_allocate_type: LooseText,
    }),
  }),
})
const Packed = z.object({
  result: z.object({
    data: z.object({
      pack_order_list: z.array(
        z.object({
          order_item_list: z.array(
            z.object({ item_err_code: LooseText, msg: LooseText, package_id: LooseText, tracking_number: LooseText }),
          ),
        }),
      ),
    }),
  }),
})
const Ready = z.object({
  result: z.object({ data: z.object({ packages: z.array(z.object({ item_err_code: LooseText, msg: LooseText })) }) }),
})

const refused = (code: string, message: string) => new MarketError('rejected', message || code, { code })

async function pack(conn: StoreConn, order_id: string, order_item_list: readonly string[]) {
  const found = readShape(Providers, await shopCall(conn, 'GET', '/order/shipment/providers/get'))
  const { shipment_providers, shipping_allocate_type } = found.result.data
  const packReq = JSON.stringify({
    pack_order_list: [{ order_id, order_item_list }],
    delivery_type: 'dropship',
    shipment_provider_code: shipment_providers[0]?.provider_code ?? '',
    shipping_allocate_type: shipping_allocate_type || 'TFS',
  })
  const packed = readShape(Packed, await shopCall(conn, 'POST', '/order/fulfill/pack', { packReq }))
  const [item] = packed.result.data.pack_order_list[0]?.order_item_list ?? []
  if (item?.item_err_code !== '0') throw refused(item?.item_err_code ?? '', item?.msg ?? 'Not packed')
  return item
}

/**
 * Packing returns Lazada's tracking number, ready-to-ship sends the parcel; our own numbers are not accepted. The order
 * ships as a whole, so a call repeated after a broken connection finds what is already packed or sent.
 */
async function ship(conn: StoreConn, { external_order_id }: Shipment): Promise<ShipResult> {
  const items = await itemsOf(conn, external_order_id)
  const open = items.filter((item) => ['pending', 'topack', 'packed', 'toship'].includes(item.status))
  const [sent] = items.filter((item) => item.tracking_code)
  if (open.length === 0) {
    if (!sent) throw refused('not_shippable', 'Nothing of this order is left to send')
    return { already: true, tracking_number: sent.tracking_code }
  }
  const packed = open.find((item) => item.package_id)
  const { package_id, tracking_number } = packed
    ? { package_id: packed.package_id, tracking_number: packed.tracking_code }
    : await pack(
        conn,
        external_order_id,
        open.map((item) => item.order_item_id),
      )
  const readyToShipReq = JSON.stringify({ packages: [{ package_id }] })
  const ready = readShape(Ready, await shopCall(conn, 'POST', '/order/package/rts', { readyToShipReq }))
  const [done] = ready.result.data.packages
  if (done?.item_err_code !== '0') throw refused(done?.item_err_code ?? '', done?.msg ?? 'Not handed over')
  return { already: false, tracking_number }
}

const Push = z.object({
  message_type: z.int(),
  seller_id: ExternalId.nullish(),
  data: z.object({ trade_order_id: ExternalId.nullish() }).nullish(),
})

const webhooks: Webhooks = {
  verify: (app, { headers, raw_body }) =>
    sameText(headers.authorization ?? '', hmacHex(app.secret, Buffer.concat([Buffer.from(app.key), raw_body]))),
  parse(_app, { raw_body }) {
    const push = readShape(Push, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: sha256Hex(raw_body),
        kind: push.message_type === 0 ? 'order' : push.message_type === 8 ? 'expiring' : 'other',
        external_shop_id: push.seller_id ?? '',
        external_order_id: push.data?.trade_order_id ?? '',
      },
    ]
  },
}

/** Lazada Open Platform. */
export const lazada: Connector = {
  platform: Platform.lazada,
  slug: 'lazada',
  sandbox_key: '123456',
  hosts: { authorize: 'https://auth.lazada.com', token: 'https://auth.lazada.com', api: 'https://api.lazada.{region}' },
  traits: {
    ways: ['code'],
    refresh: 'steady',
    webhooks: 'signed',
    listing: 'async',
    partial_ship: false,
    own_tracking: false,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await shopCall(conn, 'GET', '/seller/get')
  },
  pullOrders,
  getOrder,
  ship,
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
  webhooks,
}
