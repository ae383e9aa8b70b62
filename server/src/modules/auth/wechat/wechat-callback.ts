import type { FastifyInstance } from 'fastify'
import type { RawHttp } from '../../../infra/module.ts'
import { receiveWechatEvent } from './receive-wechat-event.ts'
import { rememberNonce } from './wechat.queries.ts'
import { isFromWechat, readEvent, type SignedQuery } from './wechat.rules.ts'
import { CALLBACK_PATH, callbackToken } from './wechat-gateway.ts'

const BODY_LIMIT_BYTES = 32 * 1024

interface Route {
  Querystring: SignedQuery
  Body: string
}

/** Where WeChat speaks to us: XML in, the word “success” out, signature in the address. */
export function addWechatCallback({ app, ctx }: RawHttp): void {
  const isGenuine = (query: SignedQuery) => isFromWechat(callbackToken(ctx), query, ctx.clock.now())

  // A scope of its own, so that no other route begins to accept XML.
  app.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    // Asked once when the address is entered at WeChat.
    scope.get<Route>(CALLBACK_PATH, async (request, reply) => {
      reply.type('text/plain')
      return isGenuine(request.query) ? reply.send(request.query.echostr ?? '') : reply.code(403).send('refused')
    })
    scope.post<Route>(CALLBACK_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      reply.type('text/plain')
      const { nonce = '', timestamp } = request.query
      if (!isGenuine(request.query)) return reply.code(403).send('refused')
      // The signature does not cover the body: whoever overheard an address must not use it again.
      if (!(await rememberNonce(ctx.db, nonce, Number(timestamp), ctx.clock.now()))) {
        return reply.code(403).send('refused')
      }
      const event = readEvent(String(request.body ?? ''))
      if (event) await receiveWechatEvent(ctx, event)
      return reply.send('success')
    })
  })
}
