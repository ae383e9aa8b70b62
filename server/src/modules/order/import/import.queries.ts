import type { ImportKind } from '@inkroute/contract/order/import/fields'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { OrderImport, OrderImportTemplate } from '../../../infra/db/tables.gen.ts'

export type ImportRecord = Selectable<OrderImport>

export const insertImport = (db: Db, row: Insertable<OrderImport>): Promise<ImportRecord> =>
  db.insertInto('order_import').values(row).returningAll().executeTakeFirstOrThrow()

export const findImport = (db: Db, seller_id: number, id: number): Promise<ImportRecord | undefined> =>
  db.selectFrom('order_import').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

export const lockImport = (db: Db, seller_id: number, id: number): Promise<ImportRecord | undefined> =>
  db
    .selectFrom('order_import')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const changeImport = (db: Db, seller_id: number, id: number, change: Updateable<OrderImport>) =>
  db
    .updateTable('order_import')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const removeImport = (db: Db, seller_id: number, id: number) =>
  db.deleteFrom('order_import').where('seller_id', '=', seller_id).where('id', '=', id).execute()

export function selectImports(db: Db, seller_id: number, kind: ImportKind, limit: number, offset: number) {
  return db
    .selectFrom('order_import')
    .leftJoin('app_user', 'app_user.id', 'order_import.created_by')
    .selectAll('order_import')
    .select('app_user.username')
    .where('order_import.seller_id', '=', seller_id)
    .where('order_import.kind', '=', kind)
    .orderBy('order_import.created_at', 'desc')
    .orderBy('order_import.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countImports(db: Db, seller_id: number, kind: ImportKind): Promise<number> {
  const { count } = await db
    .selectFrom('order_import')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findUsername = (db: Db, id: number) =>
  db.selectFrom('app_user').select('username').where('id', '=', id).executeTakeFirst()

/** Read, or stopped half-way, and not finished. */
const waiting = (db: Db, seller_id: number) =>
  db.selectFrom('order_import').where('seller_id', '=', seller_id).where('state', 'in', ['checked', 'stopped'])

export async function countWaiting(db: Db, seller_id: number): Promise<number> {
  const { count } = await waiting(db, seller_id)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const selectWaiting = (db: Db, seller_id: number, limit: number) =>
  waiting(db, seller_id)
    .select(['id', 'kind', 'name', 'row_count', 'created_at'])
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** Imports across sellers that a stopped node left unfinished. */
export const selectUnfinished = (db: Db) =>
  db
    .selectFrom('order_import')
    .select(['seller_id', 'id', 'state', 'created_by'])
    .where('state', 'in', ['running', 'undoing'])
    .execute()

export const selectUnfinishedIn = (state: 'running' | 'undoing') => (db: Db, before: string, limit: number) =>
  db
    .selectFrom('order_import')
    .select(['seller_id', 'id', 'created_by as user_id'])
    .where('state', '=', state)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** Across sellers: checked once and forgotten. */
export const selectForgotten = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('order_import')
    .select(['seller_id', 'id', 'file_key'])
    .where('state', '=', 'checked')
    .where('created_at', '<', before.toISOString())
    .limit(limit)
    .execute()

/** Orders, by the fate of their rows. A row that was taken out counts only where nothing of its order is left. */
export async function countOrders(db: Db, seller_id: number, import_id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::int as count from (
      select coalesce(min(status) filter (where status <> 'excluded'), 'excluded') as status
      from order_import_row where seller_id = ${seller_id} and import_id = ${import_id}
      group by case when order_key = '' then row_at::text || ' ' else order_key end
    ) as orders group by status`.execute(db)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

export const selectTemplates = (db: Db, seller_id: number, kind: ImportKind) =>
  db
    .selectFrom('order_import_template')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('kind', '=', kind)
    .orderBy('updated_at', 'desc')
    .execute()

export async function saveTemplate(db: Db, row: Insertable<OrderImportTemplate>): Promise<number> {
  const { id } = await db
    .insertInto('order_import_template')
    .values(row)
    .onConflict((conflict) =>
      conflict.expression(sql`seller_id, kind, lower(name)`).doUpdateSet((set) => ({
        name: set.ref('excluded.name'),
        headers: set.ref('excluded.headers'),
        defaults: set.ref('excluded.defaults'),
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether another template for the same kind of file bears this name. */
export async function hasTemplateNamed(db: Db, seller_id: number, id: number, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('order_import_template as other')
    .innerJoin('order_import_template as own', (join) =>
      join.onRef('own.seller_id', '=', 'other.seller_id').onRef('own.kind', '=', 'other.kind'),
    )
    .select('other.id')
    .where('own.seller_id', '=', seller_id)
    .where('own.id', '=', id)
    .where('other.id', '<>', id)
    .where(sql`lower(other.name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  return found !== undefined
}

export async function renameTemplate(db: Db, seller_id: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_import_template')
    .set({ name })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeTemplate(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('order_import_template')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
