import type { CutOut, PrintPlace } from '@inkroute/contract/catalog/product'
import type { Area } from '@inkroute/engine/geometry/box'
import { CompiledQuery, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'
import type { LevelDiscounts } from './product-lookup.queries.ts'

type Rows<T extends keyof DB> = Omit<Selectable<DB[T]>, 'product_id'>[]

/** A product with all rows that change only with the catalogue. Stock is read apart, it changes with every order. */
export interface ProductFacts extends Omit<Selectable<DB['product']>, 'level_discounts' | 'responsible_person'> {
  readonly level_discounts: LevelDiscounts
  readonly responsible_person: { readonly name: string; readonly address: string; readonly email: string }
  readonly colors: Rows<'product_color'>
  readonly sizes: Rows<'product_size'>
  readonly attributes: Rows<'product_attribute'>
  readonly size_values: Rows<'product_size_value'>
  readonly views: Rows<'product_view'>
  readonly print_areas: (Omit<Rows<'product_print_area'>[number], 'focus' | 'cut_outs' | 'places'> & {
    focus: Area | null
    cut_outs: CutOut[]
    places: PrintPlace[]
  })[]
  readonly actual_sizes: Rows<'product_actual_size'>
  readonly items: Rows<'product_item'>
  readonly techniques: Rows<'product_technique'>
  readonly tiers: Rows<'product_price_tier'>
  readonly supply: Rows<'product_supply'>
  readonly components: (Omit<Rows<'product_component'>[number], 'component_designs'> & {
    sub_code: string
    sub_name_zh: string
    sub_name_en: string
    component_designs: { view_id: number; sub_view_id: number }[]
  })[]
  readonly show_images: Rows<'product_show_image'>
}

const many = (table: keyof DB, ...order: string[]): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(to_jsonb(x) - 'product_id' order by ${sql.join(order.map((name) => sql.ref(`x.${name}`)))}), '[]')
    from ${sql.table(table)} x where x.product_id = p.id)`

const items = sql`
  (select coalesce(json_agg(to_jsonb(x) - 'product_id' order by x.color_id, x.size_id), '[]')
    from product_item x where x.product_id = p.id and x.is_offered)`

const components = sql`
  (select coalesce(json_agg(to_jsonb(x) - 'product_id' || jsonb_build_object(
      'sub_code', s.code, 'sub_name_zh', s.name_zh, 'sub_name_en', s.name_en) order by x.sort), '[]')
    from product_component x join product s on s.id = x.sub_basic_product_id where x.product_id = p.id)`

/** The whole product in one query. */
export async function selectProductFacts(db: Db, id: number): Promise<ProductFacts | undefined> {
  const { rows } = await sql<ProductFacts>`
    select p.*,
      ${many('product_color', 'sort', 'id')} as colors,
      ${many('product_size', 'sort', 'id')} as sizes,
      ${many('product_attribute', 'id')} as attributes,
      ${many('product_size_value', 'size_id', 'attr_id')} as size_values,
      ${many('product_view', 'sort', 'view_id')} as views,
      ${many('product_print_area', 'view_id')} as print_areas,
      ${many('product_actual_size', 'size_id', 'view_id')} as actual_sizes,
      ${items} as items,
      ${many('product_technique', 'surcharge_fen', 'sort')} as techniques,
      ${many('product_price_tier', 'quantity')} as tiers,
      ${many('product_supply', 'sort')} as supply,
      ${components} as components,
      ${many('product_show_image', 'sort')} as show_images
    from product p where p.id = ${id}`.execute(db)
  return rows[0]
}

export interface StockRow {
  readonly item_id: number
  readonly warehouse_code: string
  readonly pieces: number
}

/** It was in the shop once and has been taken out. */
export async function isHidden(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('product').select('is_visible').where('id', '=', id).executeTakeFirst()
  return row?.is_visible === false
}

/** Current stock. */
export const selectStock = (db: Db, product_id: number): Promise<StockRow[]> =>
  db
    .selectFrom('product_stock')
    .select(['item_id', 'warehouse_code', 'pieces'])
    .where('product_id', '=', product_id)
    .execute()

const STOCK_BY_ITEM = `select item_id, sum(pieces) as pieces from product_stock where product_id = $1
  and warehouse_code not in (select code from warehouse where not is_active) group by item_id`

/** Stock per item. Raw SQL because every product page runs it. */
export async function selectStockByItem(db: Db, product_id: number): Promise<Map<number, number>> {
  const query = CompiledQuery.raw(STOCK_BY_ITEM, [product_id])
  const { rows } = await db.executeQuery<{ item_id: number; pieces: number }>(query as CompiledQuery<never>)
  return new Map(rows.map((row) => [row.item_id, row.pieces]))
}

/** Every warehouse, closed ones included: orders made there still name them. */
export const selectWarehouses = (db: Db) =>
  db.selectFrom('warehouse').selectAll().orderBy('sort').orderBy('code').execute()
export type WarehouseRow = Awaited<ReturnType<typeof selectWarehouses>>[number]

/** Warehouses that take new orders. */
export const selectOpenWarehouses = (db: Db): Promise<WarehouseRow[]> =>
  db.selectFrom('warehouse').selectAll().where('is_active', '=', true).orderBy('sort').orderBy('code').execute()

/** Days off of warehouses from a day on, as text: a date has no time zone. */
export const selectHolidays = (db: Db, from: string) =>
  db
    .selectFrom('warehouse_holiday')
    .select(['warehouse_code', sql<string>`day::text`.as('day'), 'name'])
    .where(sql<boolean>`day >= ${from}::date`)
    .orderBy('warehouse_code')
    .orderBy('day')
    .execute()
export type HolidayRow = Awaited<ReturnType<typeof selectHolidays>>[number]

export const selectFactories = (db: Db) => db.selectFrom('factory').selectAll().orderBy('id').execute()
export type FactoryRow = Awaited<ReturnType<typeof selectFactories>>[number]

export const selectOwnShowImages = (db: Db, seller_id: number, product_id: number) =>
  db
    .selectFrom('user_product_show_image')
    .select(['id', 'color_id', 'name', 'preview_1000_key'])
    .where('seller_id', '=', seller_id)
    .where('product_id', '=', product_id)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** Which factories make which of these products; hidden and unknown products are left out. */
export const selectSupply = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product_supply as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .innerJoin('factory as f', 'f.id', 's.factory_id')
    .select(['s.product_id', 'f.id as factory_id', 'f.name_zh', 'f.name_en', 'f.country', 'f.city_zh', 'f.city_en'])
    .where('s.product_id', 'in', [...ids])
    .where('p.is_visible', '=', true)
    .orderBy('s.product_id')
    .orderBy('s.sort')
    .execute()

/** Visible products per country they can leave from. */
export async function countByCountry(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ country: string; products: number }>`
    select w.country, count(distinct s.product_id) as products
    from product_supply s
      join product p on p.id = s.product_id and p.is_visible
      join lateral unnest(s.warehouses) as u (warehouse_code) on true
      join warehouse w on w.code = u.warehouse_code and w.is_active
    group by w.country`.execute(db)
  return new Map(rows.map((row) => [row.country, row.products]))
}

/** Colour names, without duplicates. */
export async function selectColorNames(
  db: Db,
  colors: readonly { readonly product_id: number; readonly color_id: number }[],
): Promise<{ product_id: number; id: number; name_zh: string; name_en: string }[]> {
  if (colors.length === 0) return []
  const products = colors.map(({ product_id }) => product_id)
  const ids = colors.map(({ color_id }) => color_id)
  return db
    .selectFrom('product_color')
    .select(['product_id', 'id', 'name_zh', 'name_en'])
    .where(sql<boolean>`(product_id, id) in (select * from unnest(${products}::bigint[], ${ids}::int[]))`)
    .execute()
}
