import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { StoredList } from '../../shared/stored-list.ts'

export interface StripeAccount {
  readonly secret_key: string
  readonly webhook_secret: string
}

export interface StripeRefund {
  readonly id: string
  readonly amount: number
  readonly metadata: Record<string, string>
  readonly created: number
}

export interface StripeDispute {
  readonly id: string
  readonly created: number
  status: 'needs_response' | 'won' | 'lost'
}

/** A checkout session with what grows out of it: intent, charge, refunds, a dispute. */
export interface StripeSession {
  readonly id: string
  readonly client_reference_id: string
  readonly currency: string
  readonly amount: number
  readonly name: string
  readonly metadata: Record<string, string>
  readonly success_url: string
  readonly cancel_url: string
  readonly created: number
  status: 'open' | 'complete' | 'expired'
  payment_intent: string | null
  paid_at: number | null
  refunds: StripeRefund[]
  dispute: StripeDispute | null
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
export const seconds = (): number => Math.floor(Date.now() / 1000)

/** What this Stripe remembers. */
export class StripeBook {
  readonly sessions: StoredList<StripeSession>
  readonly answers: StoredList<{ readonly key: string; readonly body: object }>
  readonly #accounts: StoredList<StripeAccount>

  constructor(data_dir: string) {
    this.#accounts = new StoredList(join(data_dir, 'stripe-account.json'), 1)
    this.sessions = new StoredList(join(data_dir, 'stripe-sessions.json'), 2000)
    this.answers = new StoredList(join(data_dir, 'stripe-idempotency.json'), 2000)
  }

  get account(): StripeAccount {
    if (!this.#accounts.items[0]) {
      const [secret, webhook] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
      this.#accounts.add({ secret_key: `sk_test_${secret}`, webhook_secret: `whsec_${webhook}` })
    }
    return this.#accounts.items[0] as StripeAccount
  }

  session(id: string | undefined): StripeSession | undefined {
    return this.sessions.items.find((session) => session.id === id)
  }

  byIntent(intent: string | undefined): StripeSession | undefined {
    return this.sessions.items.find((session) => session.payment_intent !== null && session.payment_intent === intent)
  }

  save(): void {
    this.sessions.save()
  }
}

export const sessionView = (session: StripeSession, origin: string) => ({
  id: session.id,
  object: 'checkout.session',
  amount_subtotal: session.amount,
  amount_total: session.amount,
  cancel_url: session.cancel_url,
  client_reference_id: session.client_reference_id,
  created: session.created,
  currency: session.currency,
  expires_at: session.created + 86_400,
  livemode: false,
  metadata: session.metadata,
  mode: 'payment',
  payment_intent: session.payment_intent,
  payment_method_types: ['card'],
  payment_status: session.paid_at === null ? 'unpaid' : 'paid',
  status: session.status,
  success_url: session.success_url,
  url: session.status === 'open' ? `${origin}/stripe/pay/${session.id}` : null,
})

export const refundView = (session: StripeSession, refund: StripeRefund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  charge: `ch_${session.id.slice(-24)}`,
  created: refund.created,
  currency: session.currency,
  metadata: refund.metadata,
  payment_intent: session.payment_intent,
  reason: null,
  status: 'succeeded',
})

export const chargeView = (session: StripeSession) => ({
  id: `ch_${session.id.slice(-24)}`,
  object: 'charge',
  amount: session.amount,
  amount_refunded: session.refunds.reduce((sum, refund) => sum + refund.amount, 0),
  created: session.paid_at,
  currency: session.currency,
  metadata: session.metadata,
  paid: true,
  payment_intent: session.payment_intent,
  status: 'succeeded',
})

export const intentView = (session: StripeSession) => ({
  id: session.payment_intent,
  object: 'payment_intent',
  amount: session.amount,
  currency: session.currency,
  metadata: session.metadata,
  status: 'succeeded',
})

export const disputeView = (session: StripeSession, dispute: StripeDispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: session.amount,
  charge: `ch_${session.id.slice(-24)}`,
  created: dispute.created,
  currency: session.currency,
  evidence_details: { due_by: dispute.created + 7 * 86_400, has_evidence: false, past_due: false, submission_count: 0 },
  payment_intent: session.payment_intent,
  reason: 'fraudulent',
  status: dispute.status,
})

/** An event and the header that signs it. */
export function getEvent({ webhook_secret }: StripeAccount, type: string, object: object, at = seconds()) {
  const body = JSON.stringify({
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: at,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    type,
  })
  const signature = createHmac('sha256', webhook_secret).update(`${at}.${body}`).digest('hex')
  return { headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` }, body }
}
