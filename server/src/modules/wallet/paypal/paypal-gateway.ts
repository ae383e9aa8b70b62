import { minorToDecimal } from '@inkroute/contract/wallet/exchange'
import type { Order } from '@paypal/paypal-server-sdk'
import type { AppCtx } from '../../../infra/context.ts'
import {
  type Gateway,
  type Notice,
  type PaidTrade,
  type RawNotice,
  type SettledRefund,
  type SettledTrade,
  shanghaiDay,
} from '../gateway/gateway.ts'
import { type GatewayValues, gatewayValues } from '../gateway/gateway-values.ts'
import {
  type Capture,
  chargeOfMoney,
  findDispute,
  type PaypalDispute,
  paidCapture,
  refundState,
} from './paypal.rules.ts'
import { askPaypal, paypalSdk } from './paypal-client.ts'

export const PAYPAL_NOTIFY_PATH = '/req/frontend/pay/paypal/notify'

const MAX_TEXT = 127
const PAGE = 500
/** Payments of checkout orders, in PayPal's list of event codes. */
const CHECKOUT = 'T0006'
/** A refund the merchant made. */
const REFUND = 'T1107'

const getValues = (ctx: AppCtx) => gatewayValues(ctx, 'paypal')

async function controllers(values: GatewayValues) {
  const sdk = await import('@paypal/paypal-server-sdk')
  const client = await paypalSdk(values)
  return {
    orders: new sdk.OrdersController(client),
    payments: new sdk.PaymentsController(client),
    search: new sdk.TransactionSearchController(client),
  }
}

/** The money of an order, in the spelling of webhooks. */
function getCaptures(order: Order): Capture[] {
  const unit = order.purchaseUnits?.[0]
  return (unit?.payments?.captures ?? []).map(({ id, status, amount }) => ({
    ...(id ? { id } : {}),
    ...(status ? { status } : {}),
    ...(unit?.customId ? { custom_id: unit.customId } : {}),
    ...(amount ? { amount: { currency_code: amount.currencyCode, value: amount.value } } : {}),
  }))
}

const paidOrder = (order: Order): PaidTrade | null => getCaptures(order).map(paidCapture).find(Boolean) ?? null

/** PayPal checks its own signature; the event goes back byte by byte. */
async function isGenuine(values: GatewayValues, { headers, body }: RawNotice): Promise<boolean> {
  const facts = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: values.webhook_id,
  }
  if (Object.values(facts).some((fact) => !fact)) return false
  const question = `${JSON.stringify(facts).slice(0, -1)},"webhook_event":${body}}`
  const path = '/v1/notifications/verify-webhook-signature'
  const { verification_status } = await askPaypal<{ verification_status?: string }>(values, path, question)
  return verification_status === 'SUCCESS'
}

interface PaypalEvent {
  readonly event_type?: string
  readonly resource?: Capture & {
    readonly dispute_id?: string
    readonly purchase_units?: readonly { readonly custom_id?: string }[]
  }
}

async function getNotice(values: GatewayValues, { event_type = '', resource = {} }: PaypalEvent): Promise<Notice> {
  if (event_type === 'CHECKOUT.ORDER.APPROVED') {
    const out_trade_no = resource.purchase_units?.[0]?.custom_id ?? ''
    return { kind: 'approved', out_trade_no, gateway_ref: resource.id ?? '' }
  }
  if (event_type === 'PAYMENT.CAPTURE.COMPLETED') {
    const trade = paidCapture(resource)
    return trade ? { kind: 'paid', trade } : { kind: 'ignored' }
  }
  if (event_type === 'PAYMENT.CAPTURE.REFUNDED') return { kind: 'refund', request_no: resource.custom_id ?? '' }
  if (!event_type.startsWith('CUSTOMER.DISPUTE.') || !resource.dispute_id) return { kind: 'ignored' }
  // Read as it is now, so that the order of events does not matter.
  const path = `/v1/customer/disputes/${encodeURIComponent(resource.dispute_id)}`
  const dispute = findDispute(await askPaypal<PaypalDispute>(values, path))
  return dispute ? { kind: 'dispute', dispute } : { kind: 'ignored' }
}

async function readNotice(ctx: AppCtx, raw: RawNotice): Promise<Notice> {
  const values = await getValues(ctx)
  let event: PaypalEvent
  try {
    event = JSON.parse(raw.body) as PaypalEvent
  } catch {
    return { kind: 'refused', reason: 'not JSON' }
  }
  return (await isGenuine(values, raw)) ? getNotice(values, event) : { kind: 'refused', reason: 'wrong signature' }
}

const getStatus = (error: unknown): number => (error as { statusCode?: number }).statusCode ?? 0

/** PayPal orders, by the official client. A closed trade needs no call: an order that is never captured takes no money. */
export const paypalGateway: Gateway = {
  async open(ctx, { out_trade_no, charge, subject, return_path }) {
    const { orders } = await controllers(await getValues(ctx))
    const { CheckoutPaymentIntent, PaypalExperienceUserAction, PaypalWalletContextShippingPreference } = await import(
      '@paypal/paypal-server-sdk'
    )
    const back = ctx.callback_origin() + return_path
    const { result } = await orders.createOrder({
      paypalRequestId: `open_${out_trade_no}`,
      prefer: 'return=representation',
      body: {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [
          {
            customId: out_trade_no,
            invoiceId: out_trade_no,
            description: subject.en.slice(0, MAX_TEXT),
            amount: { currencyCode: charge.currency, value: minorToDecimal(charge) },
          },
        ],
        paymentSource: {
          paypal: {
            experienceContext: {
              returnUrl: back,
              cancelUrl: back,
              userAction: PaypalExperienceUserAction.PayNow,
              shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
            },
          },
        },
      },
    })
    const pay_url = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
    if (!result.id || !pay_url) throw new Error('there is no address to pay at in the answer')
    return { pay_url, code: null, gateway_ref: result.id }
  },

  /** An order the buyer has approved is captured here: only a trade that still waits is asked about. */
  async findPaid(ctx, { out_trade_no, gateway_ref }) {
    if (gateway_ref === null) return null
    const { orders } = await controllers(await getValues(ctx))
    const { result: order } = await orders.getOrder({ id: gateway_ref })
    if (order.purchaseUnits?.[0]?.customId !== out_trade_no) return null
    if (order.status !== 'APPROVED') return paidOrder(order)
    const capture = { id: gateway_ref, paypalRequestId: `capture_${out_trade_no}`, prefer: 'return=representation' }
    const { result } = await orders.captureOrder(capture)
    return paidOrder(result)
  },

  async close() {},

  async refund(ctx, { trade_no, request_no, charge, reason }) {
    const { payments } = await controllers(await getValues(ctx))
    try {
      const { result } = await payments.refundCapturedPayment({
        captureId: trade_no ?? '',
        paypalRequestId: `refund_${request_no}`,
        prefer: 'return=representation',
        body: {
          amount: { currencyCode: charge.currency, value: minorToDecimal(charge) },
          customId: request_no,
          noteToPayer: reason.slice(0, MAX_TEXT),
        },
      })
      return refundState(result.status)
    } catch (error) {
      // Not processable: refunded already, more than is left, or too old.
      if (getStatus(error) !== 422 && getStatus(error) !== 404) throw error
      ctx.log.error({ request_no, status: getStatus(error) }, 'paypal refused a refund')
      return 'refused'
    }
  },

  async findRefund(ctx, { gateway_ref, request_no }) {
    if (gateway_ref === null) return null
    const { orders } = await controllers(await getValues(ctx))
    const { result } = await orders.getOrder({ id: gateway_ref })
    const refunds = result.purchaseUnits?.[0]?.payments?.refunds ?? []
    const found = refunds.find(({ customId }) => customId === request_no)
    return found ? refundState(found.status) : null
  },

  readNotice,

  async listSettled(ctx, day) {
    const { search } = await controllers(await getValues(ctx))
    const { from, to } = shanghaiDay(day)
    const range = { startDate: from.toISOString(), endDate: new Date(to.getTime() - 1000).toISOString() }
    const trades: SettledTrade[] = []
    const refunds: SettledRefund[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { result } = await search.searchTransactions({ ...range, fields: 'transaction_info', pageSize: PAGE, page })
      pages = result.totalPages ?? 1
      for (const { transactionInfo: info } of result.transactionDetails ?? []) {
        const { currencyCode = '', value = '' } = info?.transactionAmount ?? {}
        // Money that leaves us is below zero.
        const charge = chargeOfMoney({ currency_code: currencyCode, value: value.replace(/^-/, '') })
        if (info?.transactionStatus !== 'S' || !charge) continue
        const { transactionEventCode: code, customField: number = '', transactionId: id = '' } = info
        if (code === CHECKOUT) trades.push({ out_trade_no: number, trade_no: id, charge })
        if (code === REFUND) refunds.push({ request_no: number, refund_no: id, charge })
      }
    }
    return { trades, refunds }
  },

  async test(ctx) {
    const values = await getValues(ctx)
    const path = `/v1/notifications/webhooks/${encodeURIComponent(values.webhook_id ?? '')}`
    const { url } = await askPaypal<{ url?: string }>(values, path)
    return `webhook: ${url ?? 'OK'}`
  },
}
