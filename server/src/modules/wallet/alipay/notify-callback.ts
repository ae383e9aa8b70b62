import type { FastifyInstance } from 'fastify'
import type { AppCtx } from '../../../infra/context.ts'
import type { RawHttp } from '../../../infra/module.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import { receiveTrade } from '../receive-trade.ts'
import { alipayAccount } from './alipay-account.ts'
import { NOTIFY_PATH } from './alipay-gateway.ts'
import { judgeNotify } from './notify.rules.ts'

const BODY_LIMIT_BYTES = 32 * 1024

/** `success` stops Alipay's retries; any other reply causes one. */
async function answerNotify(ctx: AppCtx, body: string): Promise<'success' | 'failure'> {
  const fields = Object.fromEntries(new URLSearchParams(body))
  const refuse = (reason: string) => {
    ctx.log.warn({ out_trade_no: fields.out_trade_no, reason }, 'alipay notify refused')
    return 'failure' as const
  }
  if (!isServiceOn(ctx, 'alipay')) return refuse('Alipay is not configured')
  const account = await alipayAccount(ctx)
  if (fields.sign_type !== 'RSA2' || !account.sdk.checkNotifySignV2(fields)) return refuse('wrong signature')
  const verdict = judgeNotify(fields, account)
  if (verdict.kind === 'refused') return refuse(verdict.reason)
  if (verdict.kind === 'ignored') return 'success'
  const received = await receiveTrade(ctx, verdict)
  return received === 'booked' ? 'success' : refuse(received)
}

/** Alipay's payment callback: a form in, one word out. */
export function addAlipayNotify({ app, ctx }: RawHttp): void {
  // A separate scope, so that no other route accepts forms.
  app.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: string }>(NOTIFY_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      reply.type('text/plain')
      try {
        return reply.send(await answerNotify(ctx, String(request.body ?? '')))
      } catch (error) {
        ctx.log.error({ err: error }, 'alipay notify failed')
        return reply.code(500).send('failure')
      }
    })
  })
}
