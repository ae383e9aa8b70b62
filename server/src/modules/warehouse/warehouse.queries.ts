import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { Factory, Warehouse } from '../../infra/db/tables.gen.ts'

export const selectAllWarehouses = (db: Db) =>
  db.selectFrom('warehouse').selectAll().orderBy('is_active', 'desc').orderBy('sort').orderBy('code').execute()
export type WarehouseRecord = Awaited<ReturnType<typeof selectAllWarehouses>>[number]

export const lockWarehouse = (db: Db, code: string) =>
  db.selectFrom('warehouse').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()

export const findWarehouse = (db: Db, code: string) =>
  db.selectFrom('warehouse').selectAll().where('code', '=', code).executeTakeFirst()

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

export const selectAllHolidays = (db: Db) =>
  db
    .selectFrom('warehouse_holiday')
    .select(['warehouse_code', 'name', sql<string>`day::text`.as('day')])
    .orderBy('day')
    .execute()

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

/** Print shops with the warehouses they deliver to, in the order of preference. */
export async function selectPrintShops(db: Db) {
  const { rows } = await sql<
    Pick<
      FactoryRecord,
      | 'id'
      | 'code'
      | 'name_zh'
      | 'name_en'
      | 'techniques'
      | 'daily_capacity_pieces'
      | 'production_min_hours'
      | 'production_max_hours'
    > & { warehouses: string[] }
  >`
    select f.id, f.code, f.name_zh, f.name_en, f.techniques, f.daily_capacity_pieces, f.production_min_hours,
      f.production_max_hours,
      array(select l.warehouse_code from factory_warehouse l where l.factory_id = f.id order by l.sort) as warehouses
    from factory f order by f.id`.execute(db)
  return rows
}
type FactoryRecord = { readonly [K in keyof Factory]: Factory[K] }

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

export const selectTechniques = (db: Db) =>
  db
    .selectFrom('product_term')
    .select(['key', 'name_zh', 'name_en'])
    .where('kind', '=', 'technique')
    .orderBy('sort')
    .execute()

export interface WarehouseUse {
  readonly products: number
  readonly only_here: number
  readonly pieces: number
  readonly open_orders: number
  readonly cart_lines: number
  readonly on_the_way: number
}

/** Asked for one warehouse before it is closed; reads all orders of the warehouse. */
export async function selectUse(db: Db, code: string): Promise<WarehouseUse> {
  const { rows } = await sql<WarehouseUse>`
    with supplied as (
      select s.product_id, bool_or(w.code is not null) as elsewhere
      from product_supply s
      join product p on p.id = s.product_id and p.is_visible
      left join warehouse w on w.code = any(s.warehouses) and w.code <> ${code} and w.is_active
      where s.product_id in (select product_id from product_supply where ${code} = any(warehouses))
      group by s.product_id
    )
    select (select count(*) from supplied)::int as products,
      (select count(*) from supplied where not elsewhere)::int as only_here,
      (select coalesce(sum(pieces), 0) from product_stock where warehouse_code = ${code})::int as pieces,
      (select count(*) from sales_order where warehouse_code = ${code}
        and state not in ('shipped', 'delivered', 'completed', 'cancelled', 'refunded', 'returned'))::int as open_orders,
      (select count(*) from cart_item where warehouse_code = ${code})::int as cart_lines,
      (select coalesce(sum(d.pieces - coalesce((select sum(n.change) from stock_document a
          join stock_document_line n on n.document_id = a.id where a.transfer_id = d.id), 0)), 0)
        from stock_document d where d.to_warehouse_code = ${code}
          and d.kind = 'transfer' and d.state = 'posted' and not d.is_complete)::int as on_the_way`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an aggregate always returns a row')
  return row
}
