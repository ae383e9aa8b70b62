import type { AppCtx } from '../../../infra/context.ts'

export interface SettledPayment {
  readonly id: number
  readonly payment_no: string
  readonly subject_id: string
  readonly amount_fen: number
}

/** What a thing's owner does once it is paid, in the transaction of the payment. */
export interface Settler {
  paid(ctx: AppCtx, seller_id: number, payment: SettledPayment): Promise<void>
}

/** Filled by modules further up the ladder, which are unknown here. */
const settlers = new Map<string, Settler>()

export function registerSettler(subject_kind: string, settler: Settler): void {
  settlers.set(subject_kind, settler)
}

/** A kind nobody settles is paid and that is all. */
export const settlerOf = (subject_kind: string): Settler | undefined => settlers.get(subject_kind)
