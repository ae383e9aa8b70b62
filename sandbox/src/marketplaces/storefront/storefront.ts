import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessState } from '../core/access.ts'
import { fieldFault, matching, oneOf, type Shape, shape } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import type { EventKind } from '../core/marketplace.ts'
import type { Address, Order, Shop, Subscription } from '../core/model.ts'
import { getSubscriptions, subscribe, unsubscribe } from '../core/subscriptions.ts'
import type { World } from '../core/world.ts'

/**
 * What platforms have in common whose shops answer below their own domain and whose REST API follows Shopify's first
 * one: Shoplazza and SHOPLINE. Each passes in what it does differently.
 */
type Refuse = (reply: FastifyReply, status: number, message: string) => unknown
export type Guard = (world: World, request: FastifyRequest, reply: FastifyReply) => Shop | null

interface GuardDialect {
  readonly refuse: Refuse
  readonly tokenOf: (request: FastifyRequest) => string | undefined
  readonly missing_token: string
  readonly revoked: string
}

/** The shop a token was issued for, if the call went to that shop's domain. Null when the call was refused. */
export const storefrontGuard =
  ({ refuse, tokenOf, missing_token, revoked }: GuardDialect): Guard =>
  (world, request, reply) => {
    const token = tokenOf(request)
    if (!token) {
      world.violate(request, missing_token)
      refuse(reply, 401, 'Unauthorized')
      return null
    }
    const { state, shop } = accessState(world, token)
    const { domain } = request.params as { domain: string }
    if (state === 'ok' && shop?.extra.domain === domain) return shop
    if (state === 'ok') world.violate(request, 'a token of another shop')
    refuse(reply, 401, state === 'revoked' ? revoked : 'Unauthorized')
    return null
  }

export const isoTime = (ms: number): string => new Date(ms).toISOString()

export function shippingAddress(address: Address) {
  const [first_name = '', ...rest] = address.name.split(' ')
  return {
    first_name,
    last_name: rest.join(' '),
    company: '',
    phone: address.phone,
    address1: address.line1,
    address2: address.line2,
    city: address.city,
    province: address.state,
    zip: address.postal_code,
    country_code: address.country,
  }
}

interface Changed {
  readonly updated_at_min?: string
  readonly updated_at_max?: string
}

export const ordersChanged = (world: World, shop: Shop, { updated_at_min, updated_at_max }: Changed): Order[] =>
  world.book
    .ordersOf(shop.shop_id)
    .filter((order) => !updated_at_min || order.updated_ms >= Date.parse(updated_at_min))
    .filter((order) => !updated_at_max || order.updated_ms <= Date.parse(updated_at_max))

interface WebhookDialect {
  readonly guard: Guard
  readonly refuse: Refuse
  readonly path: string
  readonly topics: Partial<Record<EventKind, string>>
  readonly newId: () => string
  /** Constant fields of every subscription shown. */
  readonly label: Readonly<Record<string, string>>
  /** Fields callers must send besides topic and address. */
  readonly fields: Shape
  /** Whether the fields are sent inside `webhook`. */
  readonly is_wrapped: boolean
}

export function addWebhooks(scope: FastifyInstance, world: World, dialect: WebhookDialect): void {
  const { guard, refuse, path, topics, newId, label } = dialect
  const shown = ({ subscription_id: id, topic, url: address }: Subscription) => ({ id, topic, address, ...label })
  const fields = {
    topic: oneOf(...new Set(Object.values(topics))),
    address: matching(/^https?:\/\//),
    ...dialect.fields,
  }
  scope.get(path, async (request, reply) => {
    const shop = guard(world, request, reply)
    return shop ? sendJson(reply, { webhooks: getSubscriptions(world, shop).map(shown) }) : reply
  })
  scope.post(path, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const body = findJson(request) ?? {}
    const fault = fieldFault(body, dialect.is_wrapped ? { webhook: shape(fields) } : fields)
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 422, fault)
    }
    const { topic, address: url } = (dialect.is_wrapped ? body.webhook : body) as { topic: string; address: string }
    return sendJson(reply, { webhook: shown(subscribe(world, shop, { subscription_id: newId(), topic, url })) })
  })
  const one = path.endsWith('.json') ? path.replace('/webhooks.json', '/:id/webhooks.json') : `${path}/:id`
  scope.delete<{ Params: { id: string } }>(one, async (request, reply) => {
    const shop = guard(world, request, reply)
    if (!shop) return reply
    const is_known = unsubscribe(world, shop, request.params.id)
    return is_known ? sendJson(reply, {}) : refuse(reply, 404, 'Not Found')
  })
}
