import { type Insertable, sql } from 'kysely'
import { compileOnce } from '../../../infra/db/compile-once.ts'
import type { Db } from '../../../infra/db/database.ts'
import { pipelineWrite } from '../../../infra/db/pipeline.ts'
import type { OrderChangeWait } from '../../../infra/db/tables.gen.ts'

export async function insertChangeWait(db: Db, row: Insertable<OrderChangeWait>): Promise<number> {
  const { id } = await db.insertInto('order_change_wait').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Locked, unless it has been dealt with. */
export const lockOpenWait = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('order_change_wait')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const endWait = (
  db: Db,
  seller_id: number,
  id: number,
  end: { readonly outcome: 'changed' | 'refunded'; readonly done_at: string },
) => db.updateTable('order_change_wait').set(end).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** Across sellers: changes that were paid for before then and have not been made. */
export async function selectPaidWaits(db: Db, before: string, limit: number) {
  const { rows } = await sql<{ seller_id: number; id: number; payment_id: number }>`
    select w.seller_id, w.id, p.id as payment_id
    from order_change_wait w
    join payment p on p.seller_id = w.seller_id and p.subject_kind = 'order_change_wait' and p.subject_id = w.id::text
    where w.done_at is null and p.state = 'paid' and p.paid_at < ${before}::timestamptz
    order by p.paid_at limit ${limit}`.execute(db)
  return rows
}

export const selectCarried = (db: Db, seller_id: number, order_ids: readonly number[]) =>
  db
    .selectFrom('order_payment')
    .select(['order_id', 'payment_id', 'amount_fen'])
    .where('seller_id', '=', seller_id)
    .where('order_id', 'in', [...order_ids, 0])
    .orderBy('payment_id')
    .execute()

export async function replaceCarried(
  db: Db,
  seller_id: number,
  order_ids: readonly number[],
  rows: readonly Carried[],
): Promise<void> {
  await db
    .deleteFrom('order_payment')
    .where('seller_id', '=', seller_id)
    .where('order_id', 'in', [...order_ids, 0])
    .execute()
  if (rows.length > 0)
    await db
      .insertInto('order_payment')
      .values(rows.map((row) => ({ seller_id, ...row })))
      .execute()
}

interface Carried {
  readonly order_id: number
  readonly payment_id: number
  readonly amount_fen: number
}

/** Links the order to this payment alone, queued with the next statement. */
export const carryPayment = (db: Db, seller_id: number, row: Carried) =>
  pipelineWrite(db, carrying(db, { row: { seller_id, ...row } }))
const carrying = compileOnce((db, { row }: { readonly row: Carried & { readonly seller_id: number } }) =>
  db
    .with('gone', (query) =>
      query
        .deleteFrom('order_payment')
        .where('seller_id', '=', row.seller_id)
        .where('order_id', '=', row.order_id)
        .where('payment_id', '<>', row.payment_id),
    )
    .insertInto('order_payment')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'order_id', 'payment_id']).doUpdateSet({ amount_fen: row.amount_fen }),
    ),
)

export const removeLines = (db: Db, seller_id: number, order_id: number) =>
  db.deleteFrom('sales_order_line').where('seller_id', '=', seller_id).where('order_id', '=', order_id).execute()
