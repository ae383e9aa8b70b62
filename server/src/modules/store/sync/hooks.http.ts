import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Connector, HookRequest } from '../../../connectors/connector.ts'
import { marketApp } from '../../../connectors/market-app.ts'
import { MarketError } from '../../../connectors/market-error.ts'
import { connectorBySlug } from '../../../connectors/registry.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import type { RawHttp } from '../../../infra/module.ts'
import { marketState } from '../../../infra/services.ts'
import { takeKeyPost } from '../auth/attempt.ts'
import { hookJob } from './hook.job.ts'
import { hookSecret } from './subscribe.job.ts'
import { rememberHook } from './sync.queries.ts'

const BODY_LIMIT_BYTES = 2 * 1024 * 1024

interface Route {
  Params: { slug: string; hook_key?: string }
  Body: Buffer | undefined
}

const flat = (headers: FastifyRequest['headers']): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

function hookRequest(ctx: AppCtx, connector: Connector, request: FastifyRequest<Route>): HookRequest {
  const { hook_key } = request.params
  return {
    url: request.url,
    callback_url: `${marketApp(ctx, connector).webhook_url}${hook_key ? `/${hook_key}` : ''}`,
    headers: flat(request.headers),
    raw_body: request.body ?? Buffer.alloc(0),
    ip: request.ip,
    now: ctx.clock.now(),
  }
}

/** Signed with the store's secret of today or of before a rotation, or with the app's. */
function isGenuine(ctx: AppCtx, connector: Connector, request: HookRequest, hook_key: string): boolean {
  const app = marketApp(ctx, connector)
  const secrets = hook_key
    ? [ctx.config.app_secret, ...ctx.config.old_app_secrets].map((secret) => hookSecret(secret, hook_key))
    : [app.secret]
  return secrets.some((secret) => connector.webhooks?.verify(app, request, secret) ?? false)
}

/** Notes events and their work together, then answers: platforms wait for half a second at most. */
async function receive(ctx: AppCtx, connector: Connector, request: HookRequest, hook_key: string): Promise<void> {
  const events = connector.webhooks?.parse(marketApp(ctx, connector), request) ?? []
  await inTransaction(ctx, async (tx) => {
    for (const { dedupe_key, ...event } of events) {
      const now = tx.clock.now().toISOString()
      if (!(await rememberHook(tx.db, connector.platform, dedupe_key, now))) continue
      if (event.kind === 'ping' || event.kind === 'other') continue
      await tx.jobs.send(hookJob, { platform: connector.platform, hook_key, ...event })
    }
  })
}

/** Where marketplaces speak to us. Bytes in, because signatures are over bytes. */
export function addMarketHooks({ app, ctx }: RawHttp): void {
  app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.post<Route>('/market-hook/:slug/keys', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const connector = connectorBySlug(request.params.slug)
      const post = connector?.readKeyPost?.(request.body ?? Buffer.alloc(0))
      const is_taken = connector && post ? await takeKeyPost(ctx, connector.platform, post) : false
      return reply.code(is_taken ? 200 : 403).send({})
    })

    const answer = async (request: FastifyRequest<Route>) => {
      const { slug, hook_key = '' } = request.params
      const connector = connectorBySlug(slug)
      if (!connector?.webhooks || marketState(ctx, slug) === 'off')
        return { status: 404, type: 'application/json', body: '{}' }
      const hook = hookRequest(ctx, connector, request)
      if (!isGenuine(ctx, connector, hook, hook_key)) return { status: 401, type: 'application/json', body: '{}' }
      try {
        await receive(ctx, connector, hook, hook_key)
      } catch (error) {
        const is_theirs = error instanceof MarketError || error instanceof SyntaxError
        if (is_theirs) return { status: 400, type: 'application/json', body: '{}' }
        throw error
      }
      return connector.webhooks.answer?.(hook) ?? { status: 200, type: 'application/json', body: '{}' }
    }
    for (const path of ['/market-hook/:slug', '/market-hook/:slug/:hook_key']) {
      scope.post<Route>(path, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
        const { status, type, body } = await answer(request)
        return reply.code(status).type(type).send(body)
      })
    }
  })
}
