import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

export interface OrderTrouble {
  readonly is_unpaid?: true
  readonly hold_reasons?: readonly string[]
  /** What keeps a draft from being paid. */
  readonly problems?: readonly string[]
}

const troubled = (db: Db, seller_id: number, { is_unpaid, hold_reasons = [], problems = [] }: OrderTrouble) =>
  db
    .selectFrom('sales_order')
    .where('seller_id', '=', seller_id)
    .where((where) =>
      where.or([
        ...(is_unpaid ? [where('state', '=', 'awaiting_payment')] : []),
        ...(hold_reasons.length > 0
          ? [where.and([where('state', '=', 'on_hold'), where('hold_reason', 'in', [...hold_reasons])])]
          : []),
        ...(problems.length > 0
          ? [where.and([where('state', '=', 'draft'), sql<boolean>`problems && ${[...problems]}::text[]`])]
          : []),
      ]),
    )

export async function countTroubled(db: Db, seller_id: number, trouble: OrderTrouble): Promise<number> {
  const row = await troubled(db, seller_id, trouble)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const selectTroubled = (db: Db, seller_id: number, trouble: OrderTrouble, limit: number) =>
  troubled(db, seller_id, trouble)
    .select([
      'id',
      'order_no',
      'hold_reason',
      'problems',
      'total_fen',
      'buyer_name',
      'country',
      'created_at',
      'updated_at',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
export type TroubledOrder = Awaited<ReturnType<typeof selectTroubled>>[number]

/** What all orders that wait for money cost together. */
export async function sumUnpaid(db: Db, seller_id: number): Promise<number> {
  const row = await troubled(db, seller_id, { is_unpaid: true })
    .select((select) => select.fn.sum<number | null>('total_fen').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(row.sum ?? 0)
}

/** Unpaid orders with unaccepted print check findings. */
const unchecked = (db: Db, seller_id: number) =>
  db
    .selectFrom('sales_order')
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'awaiting_payment')
    .where((where) =>
      where.exists(
        where
          .selectFrom('sales_order_line as l')
          .innerJoin('design_check as c', (join) =>
            join
              .onRef('c.seller_id', '=', 'l.seller_id')
              .onRef('c.design_id', '=', 'l.design_id')
              .onRef('c.version', '=', 'l.design_version'),
          )
          .select('l.id')
          .whereRef('l.seller_id', '=', 'sales_order.seller_id')
          .whereRef('l.order_id', '=', 'sales_order.id')
          .where('c.accepted_at', 'is', null),
      ),
    )

export async function countUnchecked(db: Db, seller_id: number): Promise<number> {
  const row = await unchecked(db, seller_id)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const selectUnchecked = (db: Db, seller_id: number, limit: number) =>
  unchecked(db, seller_id)
    .select(['id', 'order_no', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
