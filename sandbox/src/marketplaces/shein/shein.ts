import type { FastifyInstance } from 'fastify'
import { issueCode, takeCode } from '../core/access.ts'
import { addHashPage, answerAddress, askConsent, isOwnAddress } from '../core/consent.ts'
import { fieldFault, oneOf, text } from '../core/field-checks.ts'
import { findJson, getHeader, sendJson, toQuery } from '../core/http.ts'
import { digits, hex, letters } from '../core/ids.ts'
import type { EventKind } from '../core/marketplace.ts'
import type { Marketplace, World } from '../core/world.ts'
import { addCatalogue } from './shein-catalogue.ts'
import { answer, bodyFault, guard, refuse, sheinEncrypt, sheinSign, signatureFault } from './shein-guard.ts'
import { addOrders, sheinStatus } from './shein-orders.ts'
import { addProducts } from './shein-products.ts'

const TOKEN_S = 600

function addKeys(scope: FastifyInstance, world: World): void {
  addHashPage(scope, '/')
  scope.get('/empower', async (request, reply) => {
    const query = toQuery(request)
    const redirect_uri = Buffer.from(query.redirectUrl ?? '', 'base64').toString()
    const fault =
      fieldFault(query, { appid: oneOf(world.app_key), redirectUrl: text(), state: text() }) ??
      (isOwnAddress(world, redirect_uri) ? null : 'redirectUrl is not registered, or not base64')
    if (fault) {
      world.violate(request, fault)
      return sendJson(reply, { code: 'openapi00010', msg: fault }, 400)
    }
    return askConsent(world, reply, { redirect_uri, state: query.state ?? '' })
  })

  // A temporary token buys keys of the shop, once; they stay until the merchant takes them back.
  scope.post('/open-api/auth/get-by-token', async (request, reply) => {
    const fault =
      (getHeader(request, 'x-lt-appid') === world.app_key ? null : 'x-lt-appid is wrong') ??
      signatureFault(world, request, world.app_key, world.app_secret) ??
      bodyFault(request, { tempToken: text() })
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 'openapi00007', fault)
    }
    const { code } = takeCode(world, String(findJson(request)?.tempToken))
    const shop = world.book.shops.get(code?.shop_ids[0] ?? '')
    if (!shop) return refuse(reply, 'openapi00005', 'tempToken is used, expired or unknown')
    // The id names app and merchant together and stays; the secret is new each time.
    const open_key_id = shop.extra.open_key_id ?? hex(32).toUpperCase()
    shop.extra = { ...shop.extra, open_key_id, secret_key: hex(32).toUpperCase() }
    world.book.touch()
    return answer(reply, {
      openKeyId: shop.extra.open_key_id,
      secretKey: sheinEncrypt(world.app_secret, shop.extra.secret_key ?? ''),
      supplierId: Number(shop.shop_id),
      supplierSource: 0,
      supplierBusinessMode: 'semi',
      appid: world.app_key,
    })
  })

  scope.post('/open-api/openapi-business-backend/query-store-info', async (request, reply) => {
    const shop = guard(world, request, reply, {})
    return shop ? answer(reply, { storeName: shop.name, storeCurrency: shop.currency, storeSite: shop.region }) : reply
  })
}

const codes: Partial<Record<EventKind, string>> = {
  order_created: 'order_push_notice',
  order_paid: 'order_push_notice',
  order_cancelled: 'order_push_notice',
  order_shipped: 'order_push_notice',
  address_changed: 'order_push_notice',
  deauthorised: 'authorization_change_notice',
}

/** SHEIN Open Platform. */
export const shein: Marketplace = {
  id: 'shein',
  title: 'SHEIN 希音',
  description: '临时令牌换密钥、逐件发货、加密推送。 Keys for a temporary token, shipping by piece, encrypted pushes.',
  app_key: '14ABE7A4INKROUTE',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 United States' },
    { code: 'FR', currency: 'EUR', title: '法国 France' },
  ],
  newShopId: () => digits(7),
  newOrderId: () => `GSU1${letters(11)}`,
  newUnitId: () => `52302${digits(14)}`,
  api(scope, world) {
    addKeys(scope, world)
    addOrders(scope, world)
    addProducts(scope, world)
    addCatalogue(scope, world)
  },
  approved(world, consent, shop) {
    const { code } = issueCode(world, [shop], { redirect_uri: consent.redirect_uri, ttl_s: TOKEN_S })
    return answerAddress(consent.redirect_uri, { appid: world.app_key, tempToken: code, state: consent.state })
  },
  webhook(world, event, secret) {
    const code = codes[event.kind]
    if (!code) return null
    const url = world.pushUrl(event.shop)
    const timestamp = String(event.at_ms)
    const data = event.order
      ? { orderNo: event.order.order_id, orderStatus: sheinStatus(event.order), noticeTime: event.at_ms }
      : { openKeyId: event.shop.extra.open_key_id ?? '', type: 2, noticeTime: event.at_ms }
    const boundary = `----shein${hex(16)}`
    const encrypted = sheinEncrypt(world.app_secret, JSON.stringify(data))
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="eventData"\r\n\r\n${encrypted}\r\n--${boundary}--\r\n`
    return {
      url,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-lt-appid': world.app_key,
        'x-lt-openkeyid': event.shop.extra.open_key_id ?? '',
        'x-lt-eventcode': code,
        'x-lt-timestamp': timestamp,
        'x-lt-signature': sheinSign(secret, letters(5), world.app_key, timestamp, new URL(url).pathname),
      },
      body,
    }
  },
  faultReply: (kind) => ({
    status: kind === '429' ? 429 : 500,
    body: JSON.stringify({
      code: kind === '429' ? 'openapi00429' : 'openapi00500',
      msg: kind,
      info: null,
      traceId: hex(16),
    }),
  }),
}
