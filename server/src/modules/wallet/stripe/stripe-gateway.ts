import { minorToDecimal } from '@inkroute/contract/wallet/exchange'
import type { Stripe } from 'stripe'
import type { AppCtx } from '../../../infra/context.ts'
import { agentFor } from '../../../infra/outside/fetch-outside.ts'
import {
  type Gateway,
  type Notice,
  type PaidTrade,
  type RawNotice,
  type SettledRefund,
  type SettledTrade,
  shanghaiDay,
} from '../gateway/gateway.ts'
import { gatewayValues, keptBy } from '../gateway/gateway-values.ts'
import { disputeState, paidSession, refundState } from './stripe.rules.ts'

export const STRIPE_NOTIFY_PATH = '/req/frontend/pay/stripe/notify'

const TIMEOUT_MS = 8_000
const TOLERANCE_SECONDS = 300
const PAGE = 100
/** Stripe cuts names of products here. */
const MAX_NAME = 250

/** Loaded when it is used first: an installation without Stripe does not pay for it. */
const getClient = keptBy(async ({ secret_key = '', endpoint }) => {
  const { default: StripeClient } = await import('stripe')
  const at = endpoint ? new URL(endpoint) : null
  const host = at
    ? {
        host: at.hostname,
        port: at.port || (at.protocol === 'https:' ? 443 : 80),
        protocol: at.protocol.slice(0, -1) as 'https',
      }
    : {}
  const httpAgent = agentFor(endpoint || 'https://api.stripe.com')
  return new StripeClient(secret_key, {
    ...host,
    httpAgent,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
})

const getStripe = async (ctx: AppCtx): Promise<Stripe> => getClient(await gatewayValues(ctx, 'stripe'))

const isRefusal = (error: unknown): error is { readonly code?: string; readonly statusCode?: number } =>
  (error as { type?: string }).type === 'StripeInvalidRequestError'

/** Events tell only what happened: the dispute is read as it is now, so that their order does not matter. */
async function disputeNotice(stripe: Stripe, id: string): Promise<Notice> {
  const dispute = await stripe.disputes.retrieve(id)
  const intent_id = typeof dispute.payment_intent === 'string' ? dispute.payment_intent : dispute.payment_intent?.id
  if (!intent_id) return { kind: 'ignored' }
  const { metadata } = await stripe.paymentIntents.retrieve(intent_id)
  const due_by = dispute.evidence_details.due_by
  return {
    kind: 'dispute',
    dispute: {
      channel: 'stripe',
      dispute_no: dispute.id,
      out_trade_no: metadata.out_trade_no ?? '',
      charge: { currency: dispute.currency.toUpperCase(), minor: dispute.amount },
      reason: dispute.reason,
      gateway_state: dispute.status,
      state: disputeState(dispute.status),
      due_at: due_by ? new Date(due_by * 1000) : null,
      opened_at: new Date(dispute.created * 1000),
    },
  }
}

const refundEvents = ['refund.updated', 'refund.failed', 'charge.refund.updated']

async function readNotice(ctx: AppCtx, { headers, body }: RawNotice): Promise<Notice> {
  const stripe = await getStripe(ctx)
  const { webhook_secret = '' } = await gatewayValues(ctx, 'stripe')
  let event: Stripe.Event
  try {
    const signature = headers['stripe-signature'] ?? ''
    event = await stripe.webhooks.constructEventAsync(body, signature, webhook_secret, TOLERANCE_SECONDS)
  } catch {
    return { kind: 'refused', reason: 'wrong signature' }
  }
  const { type, data } = event
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded') {
    const trade = paidSession(data.object)
    return trade ? { kind: 'paid', trade } : { kind: 'ignored' }
  }
  if (type.startsWith('charge.dispute.')) return disputeNotice(stripe, (data.object as Stripe.Dispute).id)
  const request_no = refundEvents.includes(type) ? (data.object as Stripe.Refund).metadata?.request_no : undefined
  return request_no ? { kind: 'refund', request_no } : { kind: 'ignored' }
}

/** Stripe Checkout, by the official client. */
export const stripeGateway: Gateway = {
  async open(ctx, { out_trade_no, charge, subject, return_path }) {
    const stripe = await getStripe(ctx)
    const back = ctx.callback_origin() + return_path
    const metadata = { out_trade_no }
    const unit = { currency: charge.currency.toLowerCase(), unit_amount: charge.minor }
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: out_trade_no,
        metadata,
        payment_intent_data: { metadata, description: out_trade_no },
        line_items: [{ quantity: 1, price_data: { ...unit, product_data: { name: subject.en.slice(0, MAX_NAME) } } }],
        success_url: back,
        cancel_url: back,
      },
      { idempotencyKey: `open_${out_trade_no}` },
    )
    return { pay_url: session.url, code: null, gateway_ref: session.id }
  },

  async findPaid(ctx, { out_trade_no, gateway_ref }): Promise<PaidTrade | null> {
    if (gateway_ref === null) return null
    const stripe = await getStripe(ctx)
    const paid = paidSession(await stripe.checkout.sessions.retrieve(gateway_ref))
    return paid?.out_trade_no === out_trade_no ? paid : null
  },

  async close(ctx, { gateway_ref }) {
    if (gateway_ref === null) return
    const stripe = await getStripe(ctx)
    try {
      await stripe.checkout.sessions.expire(gateway_ref)
    } catch (error) {
      // Paid or expired already.
      if (!isRefusal(error)) throw error
    }
  },

  async refund(ctx, { trade_no, request_no, charge }) {
    const stripe = await getStripe(ctx)
    try {
      const refund = await stripe.refunds.create(
        { payment_intent: trade_no ?? '', amount: charge.minor, metadata: { request_no } },
        { idempotencyKey: `refund_${request_no}` },
      )
      return refundState(refund.status)
    } catch (error) {
      if (!isRefusal(error)) throw error
      const amount = `${charge.currency} ${minorToDecimal(charge)}`
      ctx.log.error({ request_no, amount, code: error.code }, 'stripe refused a refund')
      return 'refused'
    }
  },

  async findRefund(ctx, { trade_no, request_no }) {
    const stripe = await getStripe(ctx)
    const { data } = await stripe.refunds.list({ payment_intent: trade_no ?? '', limit: PAGE })
    const found = data.find(({ metadata }) => metadata?.request_no === request_no)
    return found ? refundState(found.status) : null
  },

  readNotice,

  async listSettled(ctx, day) {
    const stripe = await getStripe(ctx)
    const { from, to } = shanghaiDay(day)
    const created = { gte: from.getTime() / 1000, lt: to.getTime() / 1000 }
    const trades: SettledTrade[] = []
    const refunds: SettledRefund[] = []
    for await (const charge of stripe.charges.list({ created, limit: PAGE })) {
      if (!charge.paid || charge.status !== 'succeeded') continue
      trades.push({
        out_trade_no: charge.metadata.out_trade_no ?? '',
        trade_no: String(charge.payment_intent ?? charge.id),
        charge: { currency: charge.currency.toUpperCase(), minor: charge.amount },
      })
    }
    for await (const refund of stripe.refunds.list({ created, limit: PAGE })) {
      if (refundState(refund.status) === 'refused') continue
      refunds.push({
        request_no: refund.metadata?.request_no ?? '',
        refund_no: refund.id,
        charge: { currency: refund.currency.toUpperCase(), minor: refund.amount },
      })
    }
    return { trades, refunds }
  },

  async test(ctx) {
    const stripe = await getStripe(ctx)
    const { livemode } = await stripe.balance.retrieve()
    return livemode ? 'balance: OK, live' : 'balance: OK, test mode'
  },
}
