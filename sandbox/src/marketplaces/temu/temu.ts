import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessState, issueToken } from '../core/access.ts'
import { digitsBetween, fieldFault, matching, oneOf, optional, text } from '../core/field-checks.ts'
import { bodyText, findJson, getContentType, sameText } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { EventKind, Region } from '../core/marketplace.ts'
import type { Marketplace, World } from '../core/world.ts'
import { localCatalogue, semiCatalogue } from './temu-catalogue.ts'
import { addLabelFiles, labelMethods } from './temu-labels.ts'
import { localMethods } from './temu-local-goods.ts'
import { answer, orderMethods, refuse, type TemuCall, temuStatus } from './temu-orders.ts'
import { semiMethods } from './temu-semi-goods.ts'
import { rawFields, temuEncrypt, temuPushSign, temuSign } from './temu-sign.ts'

const WINDOW_S = 300
const LIFETIMES = { access_s: 365 * 86_400, refresh_s: 0 }

const infoMethod = {
  fields: {},
  run: ({ world, shop, reply, params }: TemuCall) => {
    const token = world.book.tokens.get(String(params.access_token))
    return answer(reply, {
      mallId: Number(shop.shop_id),
      regionId: 211,
      expiredTime: Math.floor((token?.access_expires_ms ?? 0) / 1000),
      apiScopeList: Object.keys(orderMethods),
      mallName: shop.name,
    })
  },
}
const shared: typeof orderMethods = { ...orderMethods, ...labelMethods, 'bg.open.accesstoken.info.get': infoMethod }
/** Each kind of shop has its own calls for listing goods. */
const methods: Readonly<Record<string, typeof orderMethods>> = {
  temu: { ...shared, ...semiMethods, ...semiCatalogue },
  'temu-local': { ...shared, ...localMethods, ...localCatalogue },
}

const common = {
  type: text(),
  app_key: text(),
  access_token: text(),
  timestamp: digitsBetween(1, 9_999_999_999),
  data_type: oneOf('JSON'),
  version: optional(text()),
  sign: matching(/^[0-9A-F]{32}$/),
}

/** Application, time and signature, over the bytes as they came. */
function signatureFault(world: World, raw: Record<string, string>): { code: number; message: string } | null {
  if (raw.app_key !== world.app_key) return { code: 3_000_010, message: 'app_key is invalid' }
  if (Math.abs(world.nowSeconds() - Number(raw.timestamp)) > WINDOW_S)
    return { code: 3_000_011, message: 'timestamp is invalid' }
  return sameText(raw.sign ?? '', temuSign(world.app_secret, raw))
    ? null
    : { code: 3_000_001, message: 'sign is invalid' }
}

async function route(world: World, request: FastifyRequest, reply: FastifyReply) {
  const wrong = (code: number, message: string) => {
    world.violate(request, `${code}: ${message}`)
    return refuse(reply, code, message)
  }
  if (getContentType(request) !== 'application/json') return wrong(3_000_005, 'content type must be application/json')
  const raw = rawFields(bodyText(request))
  const params = findJson(request)
  if (!raw || !params) return wrong(3_000_005, 'body is no JSON object')
  const fault = signatureFault(world, raw)
  if (fault) return wrong(fault.code, fault.message)
  const method = methods[world.market.id]?.[raw.type ?? '']
  if (!method) return wrong(3_000_003, `type ${raw.type?.slice(0, 60)} is unknown`)
  const shape_fault = fieldFault({ ...params, timestamp: String(params.timestamp) }, { ...common, ...method.fields })
  if (shape_fault) return wrong(3_000_006, shape_fault)
  const { state, shop } = accessState(world, raw.access_token ?? '')
  if (state !== 'ok' || !shop) return refuse(reply, 3_000_034, 'access_token is invalid or expired')
  return method.run({ world, shop, request, reply, params })
}

const pushed_kinds = new Set<EventKind>([
  'order_created',
  'order_paid',
  'order_shipped',
  'order_cancelled',
  'address_changed',
])

interface Kind {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly app_key: string
  readonly regions: readonly Region[]
}

/** Both kinds of Temu shops speak through the same router. */
const temuMarket = (kind: Kind): Marketplace => ({
  ...kind,
  newShopId: () => `6341${digits(11)}`,
  newOrderId: () => `PO-211-${digits(17)}`,
  newLineId: () => `211-${digits(17)}`,
  api(scope: FastifyInstance, world: World) {
    scope.post('/openapi/router', (request, reply) => route(world, request, reply))
    addLabelFiles(scope, world)
  },
  manualToken: (world, shop) => issueToken(world, shop.shop_id, LIFETIMES),
  webhook(world, event, secret) {
    if (!event.order || !pushed_kinds.has(event.kind)) return null
    const { order, shop, at_ms } = event
    const data = JSON.stringify({
      mallId: Number(shop.shop_id),
      parentOrderSn: order.order_id,
      parentOrderStatus: temuStatus(order),
      updateTime: Math.floor(at_ms / 1000),
    })
    const headers = {
      'x-tm-app-key': world.app_key,
      'x-tm-event-code': 'bg_order_status_change_event',
      'x-tm-ext-param': '{}',
      'x-tm-timestamp': String(at_ms),
    }
    const signature = temuPushSign(secret, { ...headers, eventData: data })
    return {
      url: world.pushUrl(shop),
      headers: { ...headers, 'x-tm-signature': signature, 'content-type': 'application/json' },
      body: JSON.stringify({ eventData: temuEncrypt(world.app_secret, data) }),
    }
  },
  faultReply: (fault) => ({
    status: 200,
    body: JSON.stringify({
      success: false,
      requestId: hex(24),
      result: null,
      ...(fault === '429'
        ? { errorCode: 4_000_004, errorMsg: 'call is limited' }
        : { errorCode: 4_000_000, errorMsg: 'system error' }),
    }),
  }),
})

export const temu = temuMarket({
  id: 'temu',
  title: 'Temu 半托管 semi-managed',
  description: '粘贴令牌、MD5 签名、加密推送。 Pasted tokens, MD5 signatures, encrypted pushes.',
  app_key: 'f9d5inkroutesemi',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 United States' },
    { code: 'DE', currency: 'EUR', title: '德国 Germany' },
  ],
})

export const temuLocal = temuMarket({
  id: 'temu-local',
  title: 'Temu 本土 local',
  description: '本土店铺：与半托管同一网关。 Local shops; the same router.',
  app_key: 'f9d5inkroutelocal',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 United States' },
    { code: 'MX', currency: 'MXN', title: '墨西哥 Mexico' },
  ],
})
