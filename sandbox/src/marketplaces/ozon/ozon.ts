import { sendJson } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { EventKind } from '../core/marketplace.ts'
import type { Marketplace } from '../core/world.ts'
import { addCatalogue } from './ozon-catalogue.ts'
import { guard } from './ozon-guard.ts'
import { addOrders, ozonStatus } from './ozon-orders.ts'
import { addProducts } from './ozon-products.ts'

const types: Partial<Record<EventKind, string>> = {
  order_created: 'TYPE_NEW_POSTING',
  order_paid: 'TYPE_STATE_CHANGED',
  order_shipped: 'TYPE_STATE_CHANGED',
  order_cancelled: 'TYPE_POSTING_CANCELLED',
}

/** Ozon Seller API: two headers and no refresh. */
export const ozon: Marketplace = {
  id: 'ozon',
  title: 'Ozon',
  description: '密钥授权、rFBS 自发货、异步上架。 Keys by hand, own delivery, listings by task.',
  app_key: 'inkroute-ozon',
  merchant_sets_push_address: true,
  regions: [
    { code: 'RU', currency: 'RUB', title: '俄罗斯 Russia' },
    { code: 'RU', currency: 'CNY', title: '俄罗斯（人民币）Russia in CNY' },
  ],
  newShopId: () => digits(6),
  newOrderId: () => `${digits(8)}-${digits(4)}-1`,
  keysOf: (shop) => ({ client_id: shop.shop_id, api_key: `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}` }),
  api(scope, world) {
    scope.post('/v1/seller/info', async (request, reply) => {
      const shop = guard(world, request, reply, {})
      if (!shop) return reply
      return sendJson(reply, { company: { name: shop.name, country: shop.region, currency: shop.currency } })
    })
    addOrders(scope, world)
    addProducts(scope, world)
    addCatalogue(scope, world)
  },
  // Not signed; the receiver recognises it by the address the merchant entered and by its origin.
  webhook(_world, event) {
    const message_type = types[event.kind]
    if (!message_type || !event.order || event.shop.webhook_url === '') return null
    const body = JSON.stringify({
      message_type,
      seller_id: Number(event.shop.shop_id),
      posting_number: event.order.order_id,
      new_state: ozonStatus(event.order),
      changed_state_date: new Date(event.at_ms).toISOString(),
    })
    return { url: event.shop.webhook_url, headers: { 'content-type': 'application/json' }, body }
  },
  faultReply: (kind) => ({
    status: Number(kind),
    body: JSON.stringify({
      code: kind === '429' ? 8 : 13,
      message: kind === '429' ? 'rate limit' : 'internal',
      details: [],
    }),
  }),
}
