import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { Factory, Warehouse } from '../../../infra/db/tables.gen.ts'

/** False if the code is taken. */
export async function insertWarehouse(db: Db, row: Omit<Insertable<Warehouse>, 'sort'>): Promise<boolean> {
  const made = await db
    .insertInto('warehouse')
    .values({ ...row, sort: sql<number>`(select coalesce(max(sort), 0) + 1 from warehouse)` })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return made !== undefined
}

/** False if there is no such warehouse. */
export async function updateWarehouse(db: Db, code: string, change: Updateable<Warehouse>): Promise<boolean> {
  const changed = await db.updateTable('warehouse').set(change).where('code', '=', code).returning('code').execute()
  return changed.length > 0
}

export async function replaceHolidays(
  db: Db,
  warehouse_code: string,
  holidays: readonly { readonly day: string; readonly name: string }[],
): Promise<void> {
  await db.deleteFrom('warehouse_holiday').where('warehouse_code', '=', warehouse_code).execute()
  if (holidays.length > 0)
    await db
      .insertInto('warehouse_holiday')
      .values(holidays.map(({ day, name }) => ({ warehouse_code, day, name })))
      .execute()
}

/** One at a time: the next number is the highest plus one. */
export async function insertFactory(db: Db, row: Omit<Insertable<Factory>, 'id' | 'code'>, prefix: string) {
  await sql`select pg_advisory_xact_lock(hashtext('factory.number'))`.execute(db)
  const { id } = await db
    .insertInto('factory')
    .values({
      ...row,
      id: sql<number>`(select coalesce(max(id), 0) + 1 from factory)`,
      code: sql<string>`${prefix} || (select coalesce(max(id), 0) + 1 from factory)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateFactory = (db: Db, id: number, change: Updateable<Factory>) =>
  db.updateTable('factory').set(change).where('id', '=', id).execute()

export async function linkFactories(db: Db, warehouse_code: string, factory_ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('factory_warehouse')
    .where('warehouse_code', '=', warehouse_code)
    .where('factory_id', 'not in', [...factory_ids, 0])
    .execute()
  if (factory_ids.length === 0) return
  await sql`
    insert into factory_warehouse (factory_id, warehouse_code, sort)
    select id, ${warehouse_code}, (select count(*) from factory_warehouse l where l.factory_id = id)
    from unnest(${[...factory_ids]}::int[]) as id
    on conflict do nothing`.execute(db)
}
