import type { AppCtx } from '../../../infra/context.ts'

export interface SettledPayment {
  readonly id: number
  readonly payment_no: string
  readonly subject_id: string
  readonly amount_fen: number
}

/** Paid-handler of the module that sells the subject; runs in the payment's transaction. */
export interface Settler {
  /**
   * Locks the subject before the seller's book. Every payer locks in this order; the opposite order would deadlock.
   */
  hold?(ctx: AppCtx, seller_id: number, subject_id: string): Promise<void>
  paid(ctx: AppCtx, seller_id: number, payment: SettledPayment): Promise<void>
}

/** Filled by modules further up the ladder, which are unknown here. */
const settlers = new Map<string, Settler>()

export function registerSettler(subject_kind: string, settler: Settler): void {
  settlers.set(subject_kind, settler)
}

export const holdSubject = async (
  ctx: AppCtx,
  seller_id: number,
  row: { readonly subject_kind: string; readonly subject_id: string },
): Promise<void> => settlers.get(row.subject_kind)?.hold?.(ctx, seller_id, row.subject_id)

/** Undefined for kinds without a paid-handler. */
export const settlerOf = (subject_kind: string): Settler | undefined => settlers.get(subject_kind)
