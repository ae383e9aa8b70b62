import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxService } from '../shared/service.ts'
import { addControl } from './core/control.ts'
import type { Fault } from './core/faults.ts'
import { bodyText, sendJson } from './core/http.ts'
import type { FaultReply } from './core/marketplace.ts'
import { withOddOrders } from './core/odd-orders.ts'
import { driftOn } from './core/orders.ts'
import { openFirstShops } from './core/shops.ts'
import type { Marketplace } from './core/world.ts'
import { apiPrefix, World } from './core/world.ts'
import { addMerchantPages } from './pages/merchant.routes.ts'

const MAX_BODY_BYTES = 12 * 1024 * 1024
const SEEN_BODY_CHARS = 4000

/** In seconds, or until a date as many proxies before shops say it. */
const retryAfter = (is_date: boolean) => ({
  'retry-after': is_date ? new Date(Date.now() + 2000).toUTCString() : '1',
})

const plainFault = (kind: '429' | '500'): FaultReply => ({
  status: Number(kind),
  body: JSON.stringify({ error: kind === '429' ? 'too many requests' : 'internal error' }),
})

const callText = (request: FastifyRequest): string =>
  `${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${bodyText(request)}`

async function goWrong(world: World, fault: Fault, reply: FastifyReply) {
  if (fault.kind === 'slow') return void (await new Promise((done) => setTimeout(done, fault.delay_ms).unref()))
  if (fault.kind === 'malformed') return sendJson(reply, '{"code":0,"data":{"orders":[{"id":')
  if (fault.kind === 'timeout') {
    setTimeout(() => reply.raw.destroy(), fault.delay_ms).unref()
    return reply.hijack()
  }
  if (fault.kind === '429' || fault.kind === '500') {
    const answer = world.market.faultReply?.(fault.kind) ?? plainFault(fault.kind)
    const wait = fault.kind === '429' ? retryAfter(world.market.domain_suffix === '.test') : {}
    return sendJson(reply.headers({ ...wait, ...answer.headers }), answer.body, answer.status)
  }
}

const dropped = new WeakSet<FastifyRequest>()

/** Faults apply after the call is read and before it is answered; a dropped call is executed and its answer lost. */
function addFaults(scope: FastifyInstance, world: World): void {
  scope.addHook('preHandler', async (request, reply) => {
    driftOn(world)
    const fault = world.faults.take(callText(request))
    if (!fault) return
    if (fault.kind === 'drop_after_commit') dropped.add(request)
    else await goWrong(world, fault, reply)
  })
  scope.addHook('onSend', async (request, reply, payload) => {
    if (dropped.has(request)) request.raw.socket.destroy()
    world.note({
      at: new Date().toISOString(),
      method: request.method,
      url: request.url,
      body: bodyText(request).slice(0, SEEN_BODY_CHARS),
      status: reply.statusCode,
    })
    return withOddOrders(world, payload)
  })
}

/** Makes a marketplace one of the companies of the sandbox. */
export const marketplaceService = (market: Marketplace): SandboxService => ({
  name: market.id,
  title: market.title,
  description: market.description,
  page: `/marketplaces/${market.id}`,
  add(app, tools) {
    const world = new World(market, tools)
    openFirstShops(world)
    app.addHook('onClose', async () => world.book.close())
    app.register(
      async (scope) => {
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
          done(null, body),
        )
        addFaults(scope, world)
        scope.setNotFoundHandler((request, reply) => {
          world.violate(request, 'unknown path')
          return sendJson(reply, { error: 'not found' }, 404)
        })
        market.api(scope, world)
      },
      { prefix: apiPrefix(market) },
    )
    app.register(async (scope) => addControl(scope, world, app), { prefix: `/__sandbox/${market.id}` })
    app.register(async (scope) => addMerchantPages(scope, world), { prefix: `/marketplaces/${market.id}` })
  },
})
