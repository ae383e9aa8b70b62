import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { Factory } from '../../infra/db/tables.gen.ts'

export const selectAllWarehouses = (db: Db) =>
  db.selectFrom('warehouse').selectAll().orderBy('is_active', 'desc').orderBy('sort').orderBy('code').execute()
export type WarehouseRecord = Awaited<ReturnType<typeof selectAllWarehouses>>[number]

export const lockWarehouse = (db: Db, code: string) =>
  db.selectFrom('warehouse').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()

export const findWarehouse = (db: Db, code: string) =>
  db.selectFrom('warehouse').selectAll().where('code', '=', code).executeTakeFirst()

export const selectAllHolidays = (db: Db) =>
  db
    .selectFrom('warehouse_holiday')
    .select(['warehouse_code', 'name', sql<string>`day::text`.as('day')])
    .orderBy('day')
    .execute()

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
export async function selectUse(db: Db, code: string, openWork: RawBuilder<unknown>): Promise<WarehouseUse> {
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
      ${openWork},
      (select coalesce(sum(d.pieces - coalesce((select sum(n.change) from stock_document a
          join stock_document_line n on n.document_id = a.id where a.transfer_id = d.id), 0)), 0)
        from stock_document d where d.to_warehouse_code = ${code}
          and d.kind = 'transfer' and d.state = 'posted' and not d.is_complete)::int as on_the_way`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an aggregate always returns a row')
  return row
}
