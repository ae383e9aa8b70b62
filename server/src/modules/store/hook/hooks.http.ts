import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Connector, HookAnswer, HookEvent, HookRequest, Webhooks } from '../../../connectors/core/connector.ts'
import { marketApp, openConn } from '../../../connectors/core/market-app.ts'
import { MarketError } from '../../../connectors/core/market-error.ts'
import { sha256Hex } from '../../../connectors/core/signing.ts'
import { connectorBySlug } from '../../../connectors/registry.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import type { RawHttp } from '../../../infra/module/module.ts'
import { marketState } from '../../../infra/services/services.ts'
import { takeKeyPost } from '../core/attempt.ts'
import { findStoreOfAddress, findStoreOfShop } from '../core/store.queries.ts'
import { hookSecret } from '../sync/subscribe.job.ts'
import { rememberHook } from '../sync/sync.queries.ts'
import { hookJob, privacyWishJob } from './hook.job.ts'

/** Events name or contain an order; larger ones are found by the regular sync. */
const BODY_LIMIT_BYTES = 64 * 1024
const KEYS_LIMIT_BYTES = 8 * 1024
/** As `newHookKey` makes them, with room for longer ones. */
const HOOK_KEY = /^[\w-]{16,64}$/
const EXTERNAL_ID = /^[^\p{Cc}]{0,128}$/u

interface Route {
  Params: { slug: string; hook_key?: string }
  Body: Buffer | undefined
}

interface Sender {
  readonly connector: Connector
  readonly webhooks: Webhooks
  /** The store whose address it is; null for the address that all shops of an app share. */
  readonly store: { readonly id: number; readonly authed: number; readonly hook_key: string } | null
}

const flat = (headers: FastifyRequest['headers']): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

/** The store of this webhook URL, checked before the body is read; null when unknown. */
async function findSender(ctx: AppCtx, { slug, hook_key }: Route['Params']): Promise<Sender | null> {
  const connector = connectorBySlug(slug)
  if (!connector?.webhooks || marketState(ctx, slug) === 'off') return null
  const { webhooks } = connector
  if (hook_key === undefined)
    return connector.traits.webhooks === 'signed' ? { connector, webhooks, store: null } : null
  if (!HOOK_KEY.test(hook_key)) return null
  const store = await findStoreOfAddress(ctx.db, connector.platform, hook_key)
  return store ? { connector, webhooks, store } : null
}

function hookRequest(ctx: AppCtx, { connector, store }: Sender, request: FastifyRequest<Route>): HookRequest {
  return {
    url: request.url,
    callback_url: `${marketApp(ctx, connector).webhook_url}${store ? `/${store.hook_key}` : ''}`,
    headers: flat(request.headers),
    raw_body: request.body ?? Buffer.alloc(0),
    ip: request.ip,
    now: ctx.clock.now(),
  }
}

/** Signed with the store's secret of today or of before a rotation, or with the app's. */
function isGenuine(ctx: AppCtx, { connector, webhooks, store }: Sender, request: HookRequest): boolean {
  const app = marketApp(ctx, connector)
  if (connector.traits.webhooks === 'signed' && app.secret === '') return false
  const secrets = store
    ? [ctx.config.app_secret, ...ctx.config.old_app_secrets].map((secret) => hookSecret(secret, store.hook_key))
    : [app.secret]
  try {
    return secrets.some((secret) => secret !== '' && webhooks.verify(app, request, secret))
  } catch (error) {
    if (error instanceof MarketError) return false
    throw error
  }
}

type Work = Omit<HookEvent, 'kind'> & { readonly kind: 'order' | 'revoked' | 'expiring' | 'product' | 'privacy' }

const isWork = (event: HookEvent): event is Work => event.kind !== 'ping' && event.kind !== 'other'

function readEvents(ctx: AppCtx, { connector, webhooks }: Sender, request: HookRequest): Work[] {
  const events = webhooks.parse(marketApp(ctx, connector), request).filter(isWork)
  for (const { external_shop_id, external_order_id } of events) {
    if (!EXTERNAL_ID.test(external_shop_id) || !EXTERNAL_ID.test(external_order_id)) {
      throw new MarketError('malformed', 'An id that cannot be one')
    }
  }
  return events
}

/** A wish about people's data counts whether the shop is still connected or not: most come after it left. */
async function takeWish(
  ctx: AppCtx,
  platform: number,
  { dedupe_key, external_shop_id, wish }: HookEvent,
): Promise<void> {
  if (!wish) return
  await inTransaction(ctx, async (tx) => {
    const once = sha256Hex(`${external_shop_id} ${dedupe_key}`)
    if (!(await rememberHook(tx.db, platform, once, tx.clock.now().toISOString()))) return
    const { order_ids, order_numbers, ...who } = wish
    const orders = { order_ids: [...order_ids], order_numbers: [...order_numbers] }
    await tx.jobs.send(privacyWishJob, { platform, external_shop_id, reference: once, ...who, ...orders })
  })
}

/** Stores the event and enqueues its job, then replies: platforms time out after half a second. */
async function receive({ ctx, limits }: RawHttp, sender: Sender, request: HookRequest): Promise<void> {
  const { platform } = sender.connector
  for (const event of readEvents(ctx, sender, request)) {
    const { dedupe_key, kind, external_shop_id, external_order_id } = event
    if (kind === 'privacy') {
      await takeWish(ctx, platform, event)
      continue
    }
    const store = sender.store ?? (await findStoreOfShop(ctx.db, platform, external_shop_id))
    // A genuine event of a disconnected shop: acknowledge it, or the platform keeps resending.
    if (store?.authed !== 1) continue
    limits.count('store_push', `store ${store.id}`)
    const { hook_key } = store
    await inTransaction(ctx, async (tx) => {
      const once = sha256Hex(`${hook_key} ${dedupe_key}`)
      if (!(await rememberHook(tx.db, platform, once, tx.clock.now().toISOString()))) return
      await tx.jobs.send(hookJob, { hook_key, kind, external_order_id })
    })
  }
}

const JSON_TYPE = 'application/json'

type Refuse = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply

/** Notices about accounts that were closed, of platforms that send them for all shops to one address. */
function addNotices({ ctx }: RawHttp, scope: FastifyInstance, refuse: Refuse): void {
  const findNotices = (slug: string) => {
    const connector = connectorBySlug(slug)
    return connector?.notices && marketState(ctx, slug) !== 'off' ? { connector, notices: connector.notices } : null
  }
  const getEndpoint = (connector: Connector) => `${marketApp(ctx, connector).webhook_url}/notices`
  scope.get<Route & { Querystring: Record<string, string> }>('/market-hook/:slug/notices', async (request, reply) => {
    const known = findNotices(request.params.slug)
    const { challenge_code = '' } = request.query
    const app = known && marketApp(ctx, known.connector)
    const answer = app && known.notices.challenge(app, { challenge_code }, getEndpoint(known.connector))
    return answer ? reply.type(JSON_TYPE).send(answer) : refuse(request, reply, 404)
  })
  scope.post<Route>('/market-hook/:slug/notices', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const known = findNotices(request.params.slug)
    if (!known) return refuse(request, reply, 404)
    const { connector, notices } = known
    const hook = {
      url: request.url,
      callback_url: getEndpoint(connector),
      headers: flat(request.headers),
      raw_body: request.body ?? Buffer.alloc(0),
      ip: request.ip,
      now: ctx.clock.now(),
    }
    try {
      const events = await notices.read(openConn(ctx, connector, 'notices'), hook)
      if (!events) return refuse(request, reply, 412)
      for (const event of events) await takeWish(ctx, connector.platform, event)
    } catch (error) {
      if (error instanceof MarketError) return refuse(request, reply, error.kind === 'malformed' ? 400 : 503)
      if (error instanceof SyntaxError) return refuse(request, reply, 400)
      throw error
    }
    return reply.type(JSON_TYPE).send('{}')
  })
}

/** Where marketplaces speak to us. Shop and signature are known before anything is kept. */
export function addMarketHooks(http: RawHttp): void {
  const { app, ctx, limits } = http
  const senders = new WeakMap<FastifyRequest, Sender>()
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    limits.count('refused_push', request.ip)
    return reply.code(status).type(JSON_TYPE).send('{}')
  }
  const answer = async (sender: Sender, hook: HookRequest): Promise<HookAnswer> => {
    try {
      await receive(http, sender, hook)
    } catch (error) {
      const is_theirs = error instanceof MarketError || error instanceof SyntaxError
      if (is_theirs) return { status: 400, type: JSON_TYPE, body: '{}' }
      throw error
    }
    return sender.webhooks.answer?.(hook) ?? { status: 200, type: JSON_TYPE, body: '{}' }
  }

  app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    // Bytes, because signatures are over bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // Platforms read the status, not our envelope.
    scope.setErrorHandler((error, request, reply) => {
      if ((error as { code?: string }).code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
      return refuse(request, reply, 413)
    })
    scope.addHook('onRequest', async (request) => limits.check('refused_push', request.ip))

    scope.post<Route>('/market-hook/:slug/keys', { bodyLimit: KEYS_LIMIT_BYTES }, async (request, reply) => {
      const connector = connectorBySlug(request.params.slug)
      const post = connector?.readKeyPost?.(request.body ?? Buffer.alloc(0))
      const is_taken = connector && post ? await takeKeyPost(ctx, connector.platform, post) : false
      return is_taken ? reply.send({}) : refuse(request, reply, 403)
    })

    addNotices(http, scope, refuse)

    const options = {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: async (request: FastifyRequest<Route>, reply: FastifyReply) => {
        const sender = await findSender(ctx, request.params)
        if (!sender) return refuse(request, reply, 404)
        senders.set(request, sender)
      },
    }
    for (const path of ['/market-hook/:slug', '/market-hook/:slug/:hook_key']) {
      scope.post<Route>(path, options, async (request, reply) => {
        const sender = senders.get(request)
        if (!sender) return refuse(request, reply, 404)
        const hook = hookRequest(ctx, sender, request)
        if (!isGenuine(ctx, sender, hook)) return refuse(request, reply, 401)
        const { status, type, body } = await answer(sender, hook)
        return reply.code(status).type(type).send(body)
      })
    }
  })
}
