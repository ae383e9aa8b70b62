import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { GoodsLabelRun } from '../../../infra/db/tables.gen.ts'

export async function insertLabelRun(
  db: Db,
  seller_id: number,
  row: Omit<Insertable<GoodsLabelRun>, 'seller_id' | 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('goods_label_run')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findLabelRun = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('goods_label_run')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()

export const changeLabelRun = (db: Db, seller_id: number, id: number, change: Updateable<GoodsLabelRun>) =>
  db.updateTable('goods_label_run').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export async function countOpenRuns(db: Db, seller_id: number, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('goods_label_run')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('seller_id', '=', seller_id)
    .where('status', 'in', ['queued', 'running'])
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return total
}

/** Across sellers, for the sweep only. Returns the files that are no longer needed. */
export async function deleteLabelRunsBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('goods_label_run')
    .where('created_at', '<', before.toISOString())
    .returning('file_key')
    .execute()
  return rows.flatMap(({ file_key }) => (file_key ? [file_key] : []))
}
