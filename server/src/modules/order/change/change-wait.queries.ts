import type { Insertable } from 'kysely'
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
