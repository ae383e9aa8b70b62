import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { Carrier, Connector, HookEvent, StoreConn, Webhooks } from '../connector.ts'
import { MarketError } from '../market-error.ts'
import type { MarketOrder, Shipment, ShipResult } from '../market-order.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { hmacHex, sameText, sha256Hex } from '../signing.ts'
import { completeAuth, refresh, startAuth } from './auth.ts'
import { catalogue } from './catalogue.ts'
import { createListing, listingState, setStock, unpublish, updateListing } from './listing.ts'
import { getOrder, openUnits, pullOrders } from './orders.ts'
import { shopCall } from './tiktok-call.ts'

/** For seller shipping the carriers are the same for every delivery option. */
const DELIVERY_OPTION = '7091146663229654786'
const Providers = z.object({ shipping_providers: z.array(z.object({ id: ExternalId, name: z.string() })) })

async function carriers(conn: StoreConn): Promise<Carrier[]> {
  const path = `/logistics/202309/delivery_options/${DELIVERY_OPTION}/shipping_providers`
  return readShape(Providers, await shopCall(conn, { path })).shipping_providers.map(({ id, name }) => ({
    code: id,
    name,
  }))
}

/** A parcel must list its pieces. */
function unitsOf(shipment: Shipment, order: MarketOrder, open: ReadonlySet<string>): string[] {
  return shipment.lines.flatMap(({ external_line_id, quantity }) => {
    const line = order.lines.find((each) => each.external_line_id === external_line_id)
    const units = (line?.unit_ids ?? []).filter((id) => open.has(id)).slice(0, quantity)
    if (units.length < quantity)
      throw new MarketError('rejected', 'Fewer pieces left than sent', { code: 'units_gone' })
    return units
  })
}

async function ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult> {
  const { tracking_number, carrier_code } = shipment
  if (order.parcels.some((parcel) => parcel.tracking_number === tracking_number)) return { already: true }
  const open = await openUnits(conn, shipment.external_order_id)
  await shopCall(conn, {
    path: `/fulfillment/202309/orders/${encodeURIComponent(shipment.external_order_id)}/packages`,
    body: {
      tracking_number,
      shipping_provider_id: carrier_code,
      order_line_item_ids: unitsOf(shipment, order, open),
    },
  })
  return { already: false }
}

const TOPICS = ['ORDER_STATUS_CHANGE', 'RECIPIENT_ADDRESS_UPDATE', 'SELLER_DEAUTHORIZATION'] as const
const Push = z.object({
  type: z.int(),
  tts_notification_id: LooseText,
  shop_id: ExternalId.nullish(),
  data: z.object({ order_id: ExternalId.nullish() }).nullish(),
})
const pushKinds: Record<number, HookEvent['kind']> = {
  1: 'order',
  3: 'order',
  4: 'order',
  5: 'product',
  6: 'revoked',
  7: 'expiring',
}

const webhooks: Webhooks = {
  verify: (app, { headers, raw_body }) =>
    sameText(headers.authorization ?? '', hmacHex(app.secret, Buffer.concat([Buffer.from(app.key), raw_body]))),
  parse(_app, { raw_body }) {
    const push = readShape(Push, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: push.tts_notification_id || sha256Hex(raw_body),
        kind: pushKinds[push.type] ?? 'other',
        external_shop_id: push.shop_id ?? '',
        external_order_id: push.data?.order_id ?? '',
      },
    ]
  },
  async subscribe(conn, address) {
    for (const event_type of TOPICS) {
      await shopCall(conn, { method: 'PUT', path: '/event/202309/webhooks', body: { address, event_type } })
    }
  },
}

/** TikTok Shop Open API, 202309. */
export const tiktok: Connector = {
  platform: Platform.tiktok,
  slug: 'tiktok',
  sandbox_key: '6f1inkroute',
  needed_extra: ['service_id'],
  hosts: {
    authorize: 'https://services.tiktokshop.com',
    token: 'https://auth.tiktok-shops.com',
    api: 'https://open-api.tiktokglobalshop.com',
  },
  traits: {
    ways: ['code'],
    refresh: 'rotating',
    webhooks: 'signed',
    listing: 'async',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 30,
    poll_seconds: 300,
    rates: { default: { per_second: 20, burst: 40 } },
  },
  startAuth,
  completeAuth,
  refresh,
  probe: async (conn) => {
    await shopCall(conn, { path: '/order/202309/orders', query: { ids: '1' } })
  },
  pullOrders,
  getOrder,
  ship,
  carriers,
  catalogue,
  createListing,
  updateListing,
  listingState,
  setStock,
  unpublish,
  webhooks,
}
