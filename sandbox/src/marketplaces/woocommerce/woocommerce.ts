import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerAddress, askConsent } from '../core/consent.ts'
import { anything, fieldFault, matching, oneOf, text } from '../core/field-checks.ts'
import { findJson, sendJson, toQuery } from '../core/http.ts'
import { digits, hex } from '../core/ids.ts'
import type { MarketEvent } from '../core/marketplace.ts'
import type { Consent, Shop, Subscription } from '../core/model.ts'
import { getSubscriptions, subscribe, subscriptionFor, unsubscribe } from '../core/subscriptions.ts'
import type { Marketplace, World } from '../core/world.ts'
import { refusal, shopByDomain, shopFor } from './woo-guard.ts'
import { addOrders, orderBody } from './woo-orders.ts'
import { addProducts } from './woo-products.ts'

const address = matching(/^https?:\/\/\S+$/)

function addAuthorise(scope: FastifyInstance, world: World): void {
  scope.get('/:domain/wc-auth/v1/authorize', async (request, reply) => {
    const shop = shopByDomain(world, (request.params as { domain: string }).domain)
    const query = toQuery(request)
    const reason = fieldFault(query, {
      app_name: text(200),
      scope: oneOf('read', 'write', 'read_write'),
      user_id: text(200),
      return_url: address,
      callback_url: address,
    })
    if (!shop || reason) {
      world.violate(request, reason ?? 'no such site')
      return reply
        .code(400)
        .type('text/html')
        .send(`<p>Error: ${reason ?? 'no such site'}</p>`)
    }
    const { return_url = '', user_id = '', callback_url = '', scope: wanted = '' } = query
    return askConsent(world, reply, {
      redirect_uri: return_url,
      state: user_id,
      scopes: [wanted],
      shop_id: shop.shop_id,
      extra: { callback_url },
    })
  })
  scope.get('/:domain/wp-json/', async (request, reply) => {
    const shop = shopByDomain(world, (request.params as { domain: string }).domain)
    return shop ? sendJson(reply, { name: shop.name, namespaces: ['wc/v3'] }) : sendJson(reply, {}, 404)
  })
  scope.get('/:domain/wp-json/wc/v3/data/currencies/current', async (request, reply) => {
    const shop = shopFor(world, request, reply)
    return shop ? sendJson(reply, { code: shop.currency, name: shop.currency, symbol: '$' }) : reply
  })
}

const newKeys = (): Record<string, string> => ({ consumer_key: `ck_${hex(40)}`, consumer_secret: `cs_${hex(40)}` })

/** The site posts fresh keys to the app, unsigned as it really does, and sends the browser back. */
function approved(world: World, consent: Consent, shop: Shop): string {
  shop.keys = newKeys()
  world.book.touch()
  void fetch(world.reachable(consent.extra.callback_url ?? ''), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key_id: 1,
      user_id: consent.state,
      ...shop.keys,
      key_permissions: consent.scopes[0] ?? 'read',
    }),
  }).catch(() => undefined)
  return answerAddress(consent.redirect_uri, { success: '1', user_id: consent.state })
}

const hookBody = ({ subscription_id, topic, url }: Subscription) => ({
  id: Number(subscription_id),
  name: `InkRoute ${topic}`,
  status: 'active',
  topic,
  delivery_url: url,
})

function addWebhooks(scope: FastifyInstance, world: World): void {
  const path = '/:domain/wp-json/wc/v3/webhooks'
  scope.get(path, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    return sendJson(reply, getSubscriptions(world, shop).map(hookBody))
  })
  scope.post(path, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const body = findJson(request) ?? {}
    const reason = fieldFault(body, { name: text(200), topic: anything, delivery_url: address, secret: text(200) })
    if (reason || !/^(order|product|coupon|customer)\.(created|updated|deleted|restored)$/.test(String(body.topic))) {
      world.violate(request, reason ?? 'unknown topic')
      return sendJson(reply, refusal('rest_invalid_param', String(reason), 400), 400)
    }
    const row = subscribe(world, shop, {
      subscription_id: digits(4),
      topic: String(body.topic),
      url: String(body.delivery_url),
      secret: String(body.secret),
    })
    return sendJson(reply, hookBody(row), 201)
  })
  const one = (request: FastifyRequest, shop: Shop): Subscription | undefined =>
    getSubscriptions(world, shop).find((each) => each.subscription_id === (request.params as { id: string }).id)
  scope.put(`${path}/:id`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const hook = one(request, shop)
    const reason = fieldFault(findJson(request) ?? {}, { status: oneOf('active', 'paused', 'disabled') })
    if (!hook || reason)
      return sendJson(reply, refusal('woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.', 400), 400)
    return sendJson(reply, hookBody(hook))
  })
  scope.delete(`${path}/:id`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const hook = one(request, shop)
    // Webhooks have no bin.
    if (toQuery(request).force !== 'true')
      return sendJson(
        reply,
        refusal('woocommerce_rest_trash_not_supported', 'Webhooks do not support trashing.', 501),
        501,
      )
    if (!hook) return sendJson(reply, refusal('woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.', 404), 404)
    unsubscribe(world, shop, hook.subscription_id)
    return sendJson(reply, hookBody(hook))
  })
}

const topics: Record<string, string> = { order_created: 'order.created' }

function webhook(world: World, event: MarketEvent, secret: string) {
  if (!event.order) return null
  const topic = topics[event.kind] ?? 'order.updated'
  const subscription = subscriptionFor(world, event.shop, topic)
  if (!subscription) return null
  const body = JSON.stringify(orderBody(event.order))
  // Each subscription has its own secret; tests ask for a forged signature by passing another secret than the app's.
  const key = secret === world.app_secret ? subscription.secret : `${subscription.secret}x`
  return {
    url: subscription.url,
    headers: {
      'content-type': 'application/json',
      'x-wc-webhook-topic': topic,
      'x-wc-webhook-resource': 'order',
      'x-wc-webhook-delivery-id': '1',
      'x-wc-webhook-signature': createHmac('sha256', key).update(body).digest('base64'),
    },
    body,
  }
}

/** WooCommerce 11: every shop is a separate site, below `.test`. */
export const woocommerce: Marketplace = {
  id: 'woocommerce',
  title: 'WooCommerce',
  description: '卖家自己的 WordPress 网站。 Sellers’ own WordPress sites.',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 US' },
    { code: 'GB', currency: 'GBP', title: '英国 UK' },
  ],
  app_key: 'inkroute-woocommerce',
  keysOf: newKeys,
  // Posts of a site are numbered one after another.
  newOrderId: (world) => String(100_000 + world.book.next()),
  newLineId: (world) => String(100_000 + world.book.next()),
  api(scope, world) {
    addAuthorise(scope, world)
    addOrders(scope, world)
    addProducts(scope, world)
    addWebhooks(scope, world)
  },
  approved,
  webhook,
}
