import { type Insertable, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { TaskCheck } from '../../infra/db/tables.gen.ts'

export const insertCheck = (db: Db, row: Insertable<TaskCheck>) => db.insertInto('task_check').values(row).execute()

/** Staff ask by the number of the task, which is one across sellers. */
export const selectChecks = (db: Db, task_id: number) =>
  db
    .selectFrom('task_check as c')
    .leftJoin('app_user as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select('u.display_name')
    .where('c.task_id', '=', task_id)
    .orderBy('c.id', 'desc')
    .execute()

const moved = (db: Db, keyword: string | undefined) => {
  const all = db
    .selectFrom('stock_movement as m')
    .innerJoin('product_item as i', 'i.id', 'm.item_id')
    .innerJoin('product as p', 'p.id', 'i.product_id')
  if (!keyword) return all
  const words = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return all.where((where) => where.or([where('i.sku', 'ilike', words), where('m.cause', 'ilike', words)]))
}

export const selectStockMoves = (db: Db, keyword: string | undefined, range: { limit: number; offset: number }) =>
  moved(db, keyword)
    .selectAll('m')
    .select(['i.sku', 'p.name_zh', 'p.name_en'])
    .orderBy('m.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()

export async function countStockMoves(db: Db, keyword: string | undefined): Promise<number> {
  const row = await moved(db, keyword).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}
