import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { StoredList } from '../../shared/stored-list.ts'

export interface PaypalAccount {
  readonly client_id: string
  readonly client_secret: string
  readonly webhook_id: string
}

export interface Money {
  readonly currency_code: string
  readonly value: string
}

export interface PaypalRefund {
  readonly id: string
  readonly amount: Money
  readonly custom_id: string
  /** Missing in books of older versions. */
  readonly at?: string
}

export interface PaypalDispute {
  readonly id: string
  readonly created_at: string
  outcome: 'RESOLVED_SELLER_FAVOUR' | 'RESOLVED_BUYER_FAVOUR' | null
}

export interface PaypalOrder {
  readonly id: string
  readonly custom_id: string
  readonly description: string
  readonly amount: Money
  readonly return_url: string
  readonly cancel_url: string
  readonly created_at: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  capture_id: string | null
  captured_at: string | null
  refunds: PaypalRefund[]
  dispute: PaypalDispute | null
}

/** Seventeen signs, as PayPal numbers things. */
export const newNumber = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17)
export const cents = ({ value }: Money): number => Math.round(Number(value) * 100)

/** What this PayPal remembers. */
export class PaypalBook {
  readonly orders: StoredList<PaypalOrder>
  readonly answers: StoredList<{ readonly key: string; readonly body: object }>
  readonly #accounts: StoredList<PaypalAccount>

  constructor(data_dir: string) {
    this.#accounts = new StoredList(join(data_dir, 'paypal-account.json'), 1)
    this.orders = new StoredList(join(data_dir, 'paypal-orders.json'), 2000)
    this.answers = new StoredList(join(data_dir, 'paypal-requests.json'), 2000)
  }

  get account(): PaypalAccount {
    if (!this.#accounts.items[0]) {
      const [client_id, client_secret] = [`A${randomBytes(30).toString('hex')}`, `E${randomBytes(30).toString('hex')}`]
      this.#accounts.add({ client_id, client_secret, webhook_id: newNumber() })
    }
    return this.#accounts.items[0] as PaypalAccount
  }

  /** Good for as long as the account exists. */
  get token(): string {
    return `A21AA${createHmac('sha256', this.account.client_secret).update('token').digest('hex')}`
  }

  order(id: string | undefined): PaypalOrder | undefined {
    return this.orders.items.find((order) => order.id === id)
  }

  byCapture(id: string | undefined): PaypalOrder | undefined {
    return this.orders.items.find((order) => order.capture_id !== null && order.capture_id === id)
  }

  save(): void {
    this.orders.save()
  }
}

const statusOfCapture = (order: PaypalOrder): string => {
  const refunded = order.refunds.reduce((sum, refund) => sum + cents(refund.amount), 0)
  return refunded === 0 ? 'COMPLETED' : refunded === cents(order.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

export const captureView = (order: PaypalOrder) => ({
  id: order.capture_id,
  status: statusOfCapture(order),
  amount: order.amount,
  final_capture: true,
  custom_id: order.custom_id,
  invoice_id: order.custom_id,
  create_time: order.captured_at,
  update_time: order.captured_at,
  supplementary_data: { related_ids: { order_id: order.id } },
})

export const refundView = ({ id, amount, custom_id }: PaypalRefund) => ({ id, amount, custom_id, status: 'COMPLETED' })

export const orderView = (order: PaypalOrder, origin: string) => ({
  id: order.id,
  intent: 'CAPTURE',
  status: order.status,
  purchase_units: [
    {
      reference_id: 'default',
      amount: order.amount,
      description: order.description,
      custom_id: order.custom_id,
      invoice_id: order.custom_id,
      ...(order.capture_id
        ? { payments: { captures: [captureView(order)], refunds: order.refunds.map(refundView) } }
        : {}),
    },
  ],
  create_time: order.created_at,
  links: [
    { href: `${origin}/paypal/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
    { href: `${origin}/paypal/checkoutnow/${order.id}`, rel: 'payer-action', method: 'GET' },
  ],
})

export const disputeView = (order: PaypalOrder, dispute: PaypalDispute) => ({
  dispute_id: dispute.id,
  create_time: dispute.created_at,
  update_time: dispute.created_at,
  disputed_transactions: [
    { seller_transaction_id: order.capture_id, custom: order.custom_id, invoice_number: order.custom_id },
  ],
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: dispute.outcome ? 'RESOLVED' : 'WAITING_FOR_SELLER_RESPONSE',
  dispute_amount: order.amount,
  ...(dispute.outcome ? { dispute_outcome: { outcome_code: dispute.outcome, amount_refunded: order.amount } } : {}),
  dispute_life_cycle_stage: 'CHARGEBACK',
  seller_response_due_date: new Date(Date.parse(dispute.created_at) + 10 * 86_400_000).toISOString(),
})

/** Takes the place of PayPal's signature: only PayPal itself checks it, on request. */
export const transmissionSig = (account: PaypalAccount, id: string, time: string, body: string): string =>
  createHmac('sha256', account.client_secret).update(`${id}|${time}|${account.webhook_id}|${body}`).digest('base64')

export function getEvent(account: PaypalAccount, event_type: string, resource_type: string, resource: object) {
  const [id, time] = [randomUUID(), new Date().toISOString()]
  const body = JSON.stringify({
    id: `WH-${newNumber()}-${newNumber()}`,
    event_version: '1.0',
    create_time: time,
    resource_type,
    event_type,
    summary: event_type,
    resource,
    links: [],
  })
  const headers = {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
    'paypal-transmission-id': id,
    'paypal-transmission-sig': transmissionSig(account, id, time, body),
    'paypal-transmission-time': time,
  }
  return { headers, body }
}
