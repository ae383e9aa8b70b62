import type { FastifyInstance } from 'fastify'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import type { RawHttp } from '../../../infra/module/module.ts'
import { recordActivity } from '../../account/account.ts'
import { CALLBACK_PATH, callbackToken } from '../../service/service.ts'
import { fetchWechatProfile } from './fetch-wechat-profile.job.ts'
import { bindOpenid, deleteBindingFor, holdWaitingTicket, rememberNonce, setTicketStatus } from './wechat.queries.ts'
import { isFromWechat, readEvent, type SignedQuery, type WechatEvent } from './wechat.rules.ts'

/** A scan binds the WeChat user to the user who was shown the code; unfollowing unbinds it. */
async function receiveWechatEvent(ctx: AppCtx, { openid, event, scene }: WechatEvent): Promise<void> {
  if (event === 'unsubscribe') {
    await deleteBindingFor(ctx.db, openid)
    return
  }
  if (event !== 'subscribe' && event !== 'SCAN') return
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const ticket = await holdWaitingTicket(tx.db, scene, now)
    if (!ticket) return
    const is_bound = await bindOpenid(tx.db, ticket.user_id, openid, now)
    await setTicketStatus(tx.db, scene, is_bound ? 'bound' : 'taken')
    if (!is_bound) return
    await recordActivity({ ...tx, ip: '', user_agent: 'WeChat' }, ticket, 'wechat_bound')
    await tx.jobs.send(fetchWechatProfile, { user_id: ticket.user_id, openid })
  })
}

const BODY_LIMIT_BYTES = 32 * 1024

interface Route {
  Querystring: SignedQuery
  Body: string
}

/** WeChat's callback: XML in, “success” out, signature in the query. */
export function addWechatCallback({ app, ctx }: RawHttp): void {
  const isGenuine = (query: SignedQuery) => {
    const token = callbackToken(ctx)
    return token !== undefined && isFromWechat(token, query, ctx.clock.now())
  }

  // A separate scope, so that no other route accepts XML.
  app.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    // Called once when the URL is registered at WeChat.
    scope.get<Route>(CALLBACK_PATH, async (request, reply) => {
      reply.type('text/plain')
      return isGenuine(request.query) ? reply.send(request.query.echostr ?? '') : reply.code(403).send('refused')
    })
    scope.post<Route>(CALLBACK_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      reply.type('text/plain')
      const { nonce = '', timestamp } = request.query
      if (!isGenuine(request.query)) return reply.code(403).send('refused')
      // The signature does not cover the body, so a captured URL must not be reusable.
      if (!(await rememberNonce(ctx.db, nonce, Number(timestamp), ctx.clock.now()))) {
        return reply.code(403).send('refused')
      }
      const event = readEvent(String(request.body ?? ''))
      if (event) await receiveWechatEvent(ctx, event)
      return reply.send('success')
    })
  })
}
