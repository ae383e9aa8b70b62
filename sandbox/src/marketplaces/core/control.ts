import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { expireTokens, grant, renewKeys, revoke } from './access.ts'
import { ControlError, getShop, toInput } from './control-input.ts'
import { addOrderControl } from './control-orders.ts'
import { type FaultKind, faultKinds } from './faults.ts'
import { getContentType } from './http.ts'
import type { EventKind } from './marketplace.ts'
import { freeShops, openShop } from './shops.ts'
import { getSubscriptions } from './subscriptions.ts'
import type { World } from './world.ts'

/** A page of another site cannot send JSON here without a preflight request, which is never answered. */
async function onlyJson(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'POST' && getContentType(request) !== 'application/json') {
    return reply.code(415).send({ error: 'send application/json' })
  }
}

function addShops(scope: FastifyInstance, world: World): void {
  scope.get('/app', async () => ({
    app_key: world.app_key,
    app_secret: world.app_secret,
    callback_origin: world.callback_origin,
  }))
  scope.get('/shops', async () => [...world.book.shops.values()])
  scope.get('/shops/free', async () => freeShops(world))
  scope.post('/shops', async (request) => {
    const { name, region } = toInput(request) as { name?: string; region?: string }
    return openShop(world, { name: name ?? 'Test shop', region })
  })
  scope.post('/webhook-url', async (request) => {
    const { shop_id, url } = toInput(request)
    getShop(world, shop_id).webhook_url = String(url)
    world.book.touch()
    return { done: true }
  })
  scope.post('/revoke', async (request) => {
    revoke(world, getShop(world, toInput(request).shop_id).shop_id)
    return { done: true }
  })
  scope.post('/expire', async (request) => {
    const { shop_id, which } = toInput(request)
    expireTokens(world, getShop(world, shop_id).shop_id, (which as 'access') ?? 'access')
    return { done: true }
  })
  scope.post('/keys', async (request) => {
    const shop = getShop(world, toInput(request).shop_id)
    renewKeys(world, shop)
    return shop.keys
  })
  scope.post('/token', async (request, reply) => {
    const shop = getShop(world, toInput(request).shop_id)
    if (!world.market.manualToken) return reply.code(400).send({ error: 'no pasted tokens here' })
    grant(world, shop, null)
    return world.market.manualToken(world, shop)
  })
}

/** Opens the address of `authStart` and approves, without a browser. Answers with where the browser would go. */
function addApprove(scope: FastifyInstance, world: World, app: FastifyInstance): void {
  scope.post('/approve', async (request, reply) => {
    const { authorize_url, shop_id, deny } = toInput(request)
    const target = new URL(String(authorize_url))
    // Pages that read the part after the # continue at the same path without it.
    const path = target.hash.startsWith('#/') ? target.pathname + target.hash.slice(2) : target.pathname + target.search
    const opened = await app.inject(path)
    const consent_id = new URL(String(opened.headers.location ?? ''), target).searchParams.get('id') ?? ''
    const consent = world.book.consents.get(consent_id)
    if (!consent) return reply.code(400).send({ error: 'the platform refused the address', body: opened.body })
    const form = new URLSearchParams({
      id: consent_id,
      shop_id: String(shop_id ?? consent.shop_id ?? ''),
      do: deny ? 'deny' : 'approve',
    })
    const answer = await app.inject({
      method: 'POST',
      url: `/marketplaces/${world.market.id}/consent`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    })
    return { location: answer.headers.location ?? null }
  })
}

function addMischief(scope: FastifyInstance, world: World): void {
  scope.get('/clock', async () => ({ now: new Date(world.nowMs()).toISOString() }))
  scope.post('/clock', async (request) => {
    const { advance_ms, reset } = toInput(request)
    world.book.clock_offset_ms = reset ? 0 : world.book.clock_offset_ms + Number(advance_ms ?? 0)
    world.book.touch()
    return { now: new Date(world.nowMs()).toISOString() }
  })
  scope.get('/faults', async () => world.faults.pending)
  scope.post('/fault', async (request, reply) => {
    const { match, kind, times, delay_ms } = toInput(request)
    if (!faultKinds.includes(kind as FaultKind)) return reply.code(400).send({ error: `kind: ${faultKinds.join(' ')}` })
    world.faults.add({
      match: String(match ?? ''),
      kind: kind as FaultKind,
      times: Number(times ?? 1),
      delay_ms: Number(delay_ms ?? 3000),
    })
    return { done: true }
  })
  scope.post('/fault/clear', async () => {
    world.faults.clear()
    return { done: true }
  })
}

function addPushes(scope: FastifyInstance, world: World): void {
  scope.post('/pushes/policy', async (request) => Object.assign(world.pushes.policy, toInput(request)))
  scope.post('/pushes/release', async (request) => ({
    answers: await world.pushes.release(toInput(request).reverse === true),
  }))
  scope.post('/pushes/emit', async (request) => {
    const { shop_id, kind, order_id, product_id, duplicate, bad_signature, event_id } = toInput(request)
    const order = world.book.orders.get(String(order_id))
    const listing = world.book.listings.get(String(product_id))
    const event = {
      event_id: String(event_id ?? `evt-${world.book.next()}`),
      kind: (kind as EventKind) ?? 'order_created',
      shop: getShop(world, shop_id),
      at_ms: world.nowMs(),
      ...(order ? { order } : {}),
      ...(listing ? { listing } : {}),
    }
    return {
      answers: await world.pushes.send(event, { duplicate: duplicate === true, bad_signature: bad_signature === true }),
    }
  })
  scope.get<{ Querystring: { shop_id?: string } }>('/subscriptions', async ({ query }) =>
    getSubscriptions(world, getShop(world, query.shop_id)).map(({ url }) => url),
  )
  scope.get('/deliveries', async () => [...world.book.deliveries].reverse())
}

/** The control API of a marketplace, for tests and manual use. */
export function addControl(scope: FastifyInstance, world: World, app: FastifyInstance): void {
  scope.addHook('preHandler', onlyJson)
  scope.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof ControlError || error instanceof SyntaxError ? 400 : 500)
      .send({ error: error instanceof Error ? error.message : String(error) }),
  )
  addShops(scope, world)
  addApprove(scope, world, app)
  addOrderControl(scope, world)
  addMischief(scope, world)
  addPushes(scope, world)
  scope.get('/violations', async () => world.violations)
  scope.post('/violations/clear', async () => {
    world.violations = []
    return { done: true }
  })
  scope.get('/requests', async () => world.seen)
}
