import type { AppCtx } from '../../../infra/context.ts'
import { handlerFor, hookPoint } from '../../../infra/hooks.ts'

interface SettledPayment {
  readonly id: number
  readonly payment_no: string
  readonly subject_id: string
  readonly amount_fen: number
}

/** Paid-handler of the module that sells the subject; runs in the payment's transaction. */
export interface Settler {
  readonly subject_kind: string
  /**
   * Locks the subject before the seller's book. Every payer locks in this order; the opposite order would deadlock.
   */
  hold?(ctx: AppCtx, seller_id: number, subject_id: string): Promise<void>
  paid(ctx: AppCtx, seller_id: number, payment: SettledPayment): Promise<void>
}

export const walletHooks = {
  settle: hookPoint<Settler>({
    name: 'wallet.settle',
    may: ['follow'],
    about: 'Delivers what was paid for, in the transaction of the payment. One for each kind of thing that is sold.',
    key: ({ subject_kind }) => subject_kind,
  }),
}

/** Undefined for kinds that nobody sells. */
export const findSettler = (ctx: AppCtx, subject_kind: string): Settler | undefined =>
  handlerFor(ctx, walletHooks.settle, subject_kind)
