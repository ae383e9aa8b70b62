import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { JsonColumns, JsonText } from '../../../infra/db/json-column.ts'
import type { OrderBulk } from '../../../infra/db/tables.gen.ts'

type FailuresText = JsonText<JsonColumns['order_bulk.failures']>

export const insertBulk = (db: Db, row: Omit<Insertable<OrderBulk>, 'id'>) =>
  db.insertInto('order_bulk').values(row).returningAll().executeTakeFirstOrThrow()
export type BulkRow = Awaited<ReturnType<typeof insertBulk>>

export const selectBulk = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('order_bulk').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

export const lockBulk = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('order_bulk')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export interface BulkFailure {
  readonly order_id: number
  readonly order_no: string
  readonly reason: string
}

/** Advances by one order with a compare-and-set on the position, so that concurrent runs do not both count. */
export async function advanceBulk(
  db: Db,
  row: Pick<BulkRow, 'seller_id' | 'id'>,
  at: number,
  result: { readonly order_id: number } | { readonly failure: BulkFailure },
): Promise<boolean> {
  const change =
    'failure' in result
      ? {
          failures: sql<FailuresText>`failures || ${JSON.stringify([result.failure])}::jsonb`,
        }
      : { succeeded: sql<number[]>`array_append(succeeded, ${result.order_id}::bigint)` }
  const { numUpdatedRows } = await db
    .updateTable('order_bulk')
    .set({ ...change, done: at + 1 })
    .where('seller_id', '=', row.seller_id)
    .where('id', '=', row.id)
    .where('done', '=', at)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** For runs whose steps are not committed one by one. */
export const noteProgress = (db: Db, { seller_id, id }: Pick<BulkRow, 'seller_id' | 'id'>, done: number) =>
  db
    .updateTable('order_bulk')
    .set({ done })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()

export const finishBulk = (
  db: Db,
  row: Pick<BulkRow, 'seller_id' | 'id'>,
  change: {
    readonly finished_at: string
    readonly file_key?: string | null
    readonly done?: number
    readonly succeeded?: number[]
    readonly failures?: FailuresText
  },
) =>
  db
    .updateTable('order_bulk')
    .set({ ...change, state: 'done' })
    .where('seller_id', '=', row.seller_id)
    .where('id', '=', row.id)
    .where('state', '=', 'running')
    .execute()

export const markBulkUndone = (db: Db, seller_id: number, id: number) =>
  db
    .updateTable('order_bulk')
    .set({ state: 'undone' })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

export const selectViews = (db: Db, seller_id: number, user_id: number) =>
  db
    .selectFrom('order_view')
    .select(['id', 'name', 'filters'])
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()

export const upsertView = (
  db: Db,
  row: {
    seller_id: number
    user_id: number
    name: string
    filters: JsonText<JsonColumns['order_view.filters']>
    created_at: string
  },
) =>
  db
    .insertInto('order_view')
    .values(row)
    .onConflict((conflict) =>
      conflict.expression(sql`seller_id, user_id, lower(name)`).doUpdateSet({ filters: row.filters, name: row.name }),
    )
    .returning(['id', 'name', 'filters'])
    .executeTakeFirstOrThrow()

export async function deleteView(db: Db, seller_id: number, user_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('order_view')
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}
