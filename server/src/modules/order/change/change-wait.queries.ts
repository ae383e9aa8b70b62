import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
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
export type ChangeWaitRow = NonNullable<Awaited<ReturnType<typeof lockOpenWait>>>

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
