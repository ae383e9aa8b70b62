import type { Db } from '../../infra/db/database.ts'

export interface OrderTrouble {
  readonly state: 'awaiting_payment' | 'on_hold'
  /** Without it those held for any reason count. */
  readonly hold_reasons?: readonly string[]
}

const troubled = (db: Db, seller_id: number, { state, hold_reasons }: OrderTrouble) => {
  const own = db.selectFrom('sales_order').where('seller_id', '=', seller_id).where('state', '=', state)
  return hold_reasons ? own.where('hold_reason', 'in', [...hold_reasons]) : own
}

export async function countTroubled(db: Db, seller_id: number, trouble: OrderTrouble): Promise<number> {
  const row = await troubled(db, seller_id, trouble)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const selectTroubled = (db: Db, seller_id: number, trouble: OrderTrouble, limit: number) =>
  troubled(db, seller_id, trouble)
    .select(['id', 'order_no', 'hold_reason', 'total_fen', 'buyer_name', 'country', 'created_at', 'updated_at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
export type TroubledOrder = Awaited<ReturnType<typeof selectTroubled>>[number]

/** What all orders that wait for money cost together. */
export async function sumUnpaid(db: Db, seller_id: number): Promise<number> {
  const row = await troubled(db, seller_id, { state: 'awaiting_payment' })
    .select((select) => select.fn.sum<number | null>('total_fen').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(row.sum ?? 0)
}
