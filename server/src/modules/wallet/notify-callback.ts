import type { PayChannel } from '@inkroute/contract/wallet/payment'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppCtx } from '../../infra/context.ts'
import { isDatabaseBusy, isDatabaseUnavailable, RETRY_AFTER_SECONDS } from '../../infra/db/database-errors.ts'
import type { RawHttp } from '../../infra/module/module.ts'
import { isServiceOn } from '../../infra/services/services.ts'
import { ALIPAY_NOTIFY_PATH } from './alipay/alipay-gateway.ts'
import { receiveDispute } from './dispute/receive-dispute.ts'
import type { Notice, RawNotice } from './gateway/gateway.ts'
import { findResendRefund } from './payment/resend-refund.ts'
import { PAYPAL_NOTIFY_PATH } from './paypal/paypal-gateway.ts'
import { STRIPE_NOTIFY_PATH } from './stripe/stripe-gateway.ts'
import { requireWay } from './trade/gateways.ts'
import { checkTrade, receiveTrade } from './trade/receive-trade.ts'
import { findTrade, withRef } from './trade/trade.ts'
import { WECHAT_PAY_NOTIFY_PATH } from './wechat-pay/wechat-pay-gateway.ts'

const BODY_LIMIT_BYTES = 256 * 1024

/** Null when it is done; otherwise what the gateway is told, and whether the fault is theirs (4xx) or ours (5xx). */
type Refusal = { readonly status: number; readonly reason: string } | null

type Answer = (reply: FastifyReply, refusal: Refusal) => unknown

interface Callback {
  readonly channel: PayChannel
  readonly path: string
  /** What stops the gateway's retries, and what causes one. */
  readonly answer: Answer
}

const REFUSED = 400

const byStatus: Answer = (reply, refusal) =>
  refusal === null ? reply.send({ received: true }) : reply.code(refusal.status).send({ error: refusal.reason })

const callbacks: readonly Callback[] = [
  {
    channel: 'alipay',
    path: ALIPAY_NOTIFY_PATH,
    // Alipay reads the word, whatever the status; ours is for the log and the request metrics.
    answer: (reply, refusal) =>
      reply
        .code(refusal === null || refusal.status === REFUSED ? 200 : refusal.status)
        .type('text/plain')
        .send(refusal === null ? 'success' : 'failure'),
  },
  {
    channel: 'wechat_pay',
    path: WECHAT_PAY_NOTIFY_PATH,
    answer: (reply, refusal) =>
      refusal === null
        ? reply.code(204).send()
        : reply.code(refusal.status).send({ code: 'FAIL', message: refusal.reason }),
  },
  { channel: 'stripe', path: STRIPE_NOTIFY_PATH, answer: byStatus },
  { channel: 'paypal', path: PAYPAL_NOTIFY_PATH, answer: byStatus },
]

/** Null when it is done; otherwise why not. Every branch may run twice and in any order. */
async function act(ctx: AppCtx, notice: Notice): Promise<string | null> {
  if (notice.kind === 'ignored') return null
  if (notice.kind === 'refused') return notice.reason
  if (notice.kind === 'refund') return findResendRefund(ctx, notice.request_no)
  if (notice.kind === 'dispute') return receiveDispute(ctx, notice.dispute)
  if (notice.kind === 'approved') {
    const trade = await findTrade(ctx.db, notice.out_trade_no)
    if (!trade) return 'unknown trade'
    const received = await checkTrade(ctx, await withRef(ctx, trade, notice.gateway_ref))
    return received === null || received === 'booked' ? null : received
  }
  const received = await receiveTrade(ctx, notice.trade)
  return received === 'booked' ? null : received
}

async function findRefusal(ctx: AppCtx, channel: PayChannel, raw: RawNotice): Promise<string | null> {
  if (!isServiceOn(ctx, channel)) return 'not configured'
  return act(ctx, await requireWay(ctx, channel).readNotice(ctx, raw))
}

/** Callbacks of the payment gateways: bodies stay text, because signatures cover bytes. */
export function addPaymentCallbacks({ app, ctx }: RawHttp): void {
  // A separate scope, so that no other route accepts these bodies.
  app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const { channel, path, answer } of callbacks) {
      scope.post<{ Body: string }>(path, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
        try {
          const headers = request.headers as Record<string, string | undefined>
          const reason = await findRefusal(ctx, channel, { headers, body: String(request.body ?? '') })
          if (reason !== null) request.log.warn({ channel, reason }, 'payment notification refused')
          return answer(reply, reason === null ? null : { status: REFUSED, reason })
        } catch (error) {
          request.log.error({ err: error, channel }, 'payment notification failed')
          if (!isDatabaseUnavailable(error) && !isDatabaseBusy(error))
            return answer(reply, { status: 500, reason: 'failed' })
          return answer(reply.header('retry-after', RETRY_AFTER_SECONDS), { status: 503, reason: 'try again later' })
        }
      })
    }
  })
}
