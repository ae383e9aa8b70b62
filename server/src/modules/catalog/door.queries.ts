import type { Language } from '@inkroute/contract/errors/errors'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../infra/db/compile-once.ts'
import type { Db } from '../../infra/db/database.ts'
import { type PendingRows, pipelineRead, pipelineWrite } from '../../infra/db/pipeline.ts'

export async function selectVisibleIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [...ids])
    .where('is_visible', '=', true)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export async function findProductText(db: Db, id: number, language: Language) {
  const row = await db
    .selectFrom('product')
    .selectAll()
    .where('id', '=', id)
    .where('is_visible', '=', true)
    .executeTakeFirst()
  if (!row) return null
  return {
    id,
    code: row.code,
    name: row[`name_${language}`],
    subtitle: row[`subtitle_${language}`],
    description: row[`description_${language}`],
    material: row[`material_${language}`],
    updated_at: row.updated_at,
  }
}

/** Names of products, whether or not the shop still offers them. */
export async function selectNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code', 'name_zh', 'name_en', 'is_visible'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const listVisible = (db: Db) =>
  db.selectFrom('product').select(['id', 'code', 'updated_at']).where('is_visible', '=', true).orderBy('id').execute()

/** One item with what is needed to send it. */
export async function findVisibleItem(
  db: Db,
  where: { product_id: number; color_id?: number | undefined; size_id?: number | undefined },
) {
  let query = db
    .selectFrom('product_item as i')
    .innerJoin('product as p', 'p.id', 'i.product_id')
    .select(['i.id', 'i.product_id', 'i.sku', 'i.color_id', 'i.size_id', 'i.base_price_fen', 'i.weight_g'])
    .select(['i.length_cm', 'i.width_cm', 'i.height_cm', 'p.code', 'p.hs_codes'])
    .select(
      sql<string[]>`array(select distinct unnest(s.warehouses) from product_supply s where s.product_id = p.id)`.as(
        'warehouses',
      ),
    )
    .where('i.product_id', '=', where.product_id)
    .where('p.is_visible', '=', true)
  if (where.color_id) query = query.where('i.color_id', '=', where.color_id)
  if (where.size_id) query = query.where('i.size_id', '=', where.size_id)
  return (await query.orderBy('i.color_id').orderBy('i.size_id').limit(1).executeTakeFirst()) ?? null
}

export interface ItemFacts {
  readonly id: number
  readonly product_id: number
  readonly code: string
  readonly sku: string
  readonly color_id: number
  readonly size_id: number
  readonly base_price_fen: number
  readonly weight_g: number
  readonly length_cm: number
  readonly width_cm: number
  readonly height_cm: number
  readonly hs_codes: readonly string[]
  readonly is_visible: boolean
  readonly extra_view_fen: number
  readonly tiers: { quantity: number; discount_bp: number }[]
  readonly techniques: { key: string; surcharge_fen: number; sort: number }[]
  readonly private_base_fen: number | null
  /** Of the seller who asks. */
  readonly level: number
  /** Every warehouse with the blanks that lie there, the best stocked first; empty unless asked for. */
  readonly shelves: readonly Shelf[]
}

interface Shelf {
  readonly warehouse_code: string
  readonly region: string
  readonly country: string
  readonly city_zh: string
  readonly city_en: string
  /** Null where the warehouse does not keep the item. */
  readonly pieces: number | null
}

const shelvesOfItem = sql`
  (select json_agg(json_build_object('warehouse_code', w.code, 'region', w.region, 'country', w.country,
      'city_zh', w.city_zh, 'city_en', w.city_en, 'pieces', s.pieces) order by s.pieces desc nulls last, w.code)
    from warehouse w left join product_stock s on s.item_id = i.id and s.warehouse_code = w.code)`

/** Items by number, or those that a statement of another module selects. */
export type ItemNumbers = readonly number[] | RawBuilder<unknown>
const numbersOf = (items: ItemNumbers) => ('compile' in items ? sql`array(${items})` : sql`${[...items]}::bigint[]`)

/** All that a price depends on, for many items at once, read in the caller's transaction. */
export async function askItemFacts(
  db: Db,
  seller_id: number,
  items: ItemNumbers,
  with_shelves: boolean,
): Promise<() => Promise<Map<number, ItemFacts>>> {
  const query = sql<ItemFacts>`
    select i.id, i.product_id, p.code, i.sku, i.color_id, i.size_id, i.base_price_fen, i.weight_g,
      i.length_cm, i.width_cm, i.height_cm, p.hs_codes, p.is_visible, p.extra_view_fen,
      (select json_agg(json_build_object('quantity', t.quantity, 'discount_bp', t.discount_bp) order by t.quantity)
        from product_price_tier t where t.product_id = p.id) as tiers,
      (select json_agg(json_build_object('key', q.key, 'surcharge_fen', q.surcharge_fen, 'sort', q.sort) order by q.sort)
        from product_technique q where q.product_id = p.id) as techniques,
      a.base_price_fen as private_base_fen,
      coalesce((select level from seller where id = ${seller_id}), 0) as level,
      ${with_shelves ? shelvesOfItem : sql`'[]'::json`} as shelves
    from product_item i
      join product p on p.id = i.product_id
      left join product_private_price a on a.seller_id = ${seller_id} and a.item_id = i.id
    where i.id = any(${numbersOf(items)})`
  const asked = await pipelineRead(db, query.compile(db))
  return async () => new Map((await asked.rows()).map((row) => [row.id, row]))
}

export interface ScopeFacts {
  readonly product_code: string
  /** Addresses of its category and of those above it. */
  readonly categories: readonly string[]
  readonly zones: readonly string[]
}

/** By what coupons and rules single out products. */
export async function selectScopeFacts(db: Db, product_ids: readonly number[]): Promise<Map<number, ScopeFacts>> {
  const { rows } = await sql<ScopeFacts & { id: number }>`
    with recursive above (product_id, category_id, http_url, parent_id) as (
      select p.id, c.id, c.http_url, c.parent_id from product p join product_category c on c.id = p.category_id
        where p.id = any(${[...product_ids]})
      union all
      select a.product_id, c.id, c.http_url, c.parent_id from above a join product_category c on c.id = a.parent_id
    )
    select p.id, p.code as product_code, p.zones, array(select a.http_url from above a where a.product_id = p.id) as categories
    from product p where p.id = any(${[...product_ids]})`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/** Blanks of these items by warehouse, the best stocked first. */
export async function askItemStock(db: Db, items: ItemNumbers): Promise<PendingRows<ItemStock>> {
  const query = sql<ItemStock>`
    select item_id, warehouse_code, pieces from product_stock
    where item_id = any(${numbersOf(items)}) order by item_id, pieces desc, warehouse_code`
  return pipelineRead(db, query.compile(db))
}

export interface ItemStock {
  readonly item_id: number
  readonly warehouse_code: string
  readonly pieces: number
}

export interface StockMove {
  readonly item_id: number
  readonly warehouse_code: string
  /** Taken off the shelf; put back where negative. */
  readonly pieces: number
}

/**
 * Moves blanks of distinct shelves in one statement and says which moved: a shelf with too few stays as it is. Shelves
 * are locked in one order, so that two orders cannot lock each other out. `cause` is what the trigger that writes stock
 * movements notes down.
 */
export async function moveStock(
  db: Db,
  moves: readonly StockMove[],
  cause: string,
): Promise<Omit<StockMove, 'pieces'>[]> {
  const { rows } = await db.executeQuery(stockMoves(db, inColumns(moves, cause)))
  return rows
}

/** The same with the next statement of the transaction, which fails as `isShelfShort` tells unless all of them move. */
export const moveStockLater = (db: Db, moves: readonly StockMove[], cause: string): Promise<void> =>
  pipelineWrite(db, allStockMoves(db, inColumns(moves, cause)))

export const isShelfShort = (error: unknown): boolean => (error as { readonly code?: unknown }).code === 'IR001'

const inColumns = (moves: readonly StockMove[], cause: string): StockMoves => ({
  items: moves.map(({ item_id }) => item_id),
  warehouses: moves.map(({ warehouse_code }) => warehouse_code),
  pieces: moves.map(({ pieces }) => pieces),
  cause,
})

interface StockMoves {
  readonly items: readonly number[]
  readonly warehouses: readonly string[]
  readonly pieces: readonly number[]
  readonly cause: string
}
const moving = ({ items, warehouses, pieces, cause }: StockMoves) => sql<Omit<StockMove, 'pieces'>>`
    with cause as materialized (select set_config('inkroute.stock_cause', ${cause}, true)),
    wanted as (
      select * from unnest(${items}::bigint[], ${warehouses}::text[], ${pieces}::int[])
        as w (item_id, warehouse_code, pieces)
    ),
    shelf as (
      select s.item_id, s.warehouse_code from product_stock s
      where (s.item_id, s.warehouse_code) in (select item_id, warehouse_code from wanted)
      order by s.item_id, s.warehouse_code for update
    )
    update product_stock s set pieces = s.pieces - w.pieces, updated_at = now()
    from cause, shelf join wanted w using (item_id, warehouse_code)
    where s.item_id = shelf.item_id and s.warehouse_code = shelf.warehouse_code and s.pieces >= w.pieces
    returning s.item_id, s.warehouse_code`
const stockMoves = compileOnce((_db, moves: StockMoves) => moving(moves))
const allStockMoves = compileOnce(
  (_db, moves: StockMoves) => sql`
    with moved as (${moving(moves)})
    select shelves_must_move(count(*), cardinality(${moves.items}::bigint[])) from moved`,
)

/** Locks shelves in one order, for whoever is going to move blanks of them in several steps. */
export async function lockShelves(db: Db, shelves: readonly Omit<StockMove, 'pieces'>[]): Promise<void> {
  await sql`
    select 1 from product_stock where (item_id, warehouse_code) in (
      select * from unnest(${shelves.map(({ item_id }) => item_id)}::bigint[],
        ${shelves.map(({ warehouse_code }) => warehouse_code)}::text[]))
    order by item_id, warehouse_code for update`.execute(db)
}

export async function replaceSpecial(db: Db, special_id: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('product_special').where('special_id', '=', special_id).execute()
  if (ids.length === 0) return
  await db
    .insertInto('product_special')
    .values([...new Set(ids)].map((product_id, sort) => ({ special_id, product_id, sort })))
    .execute()
}

/** How many show images of their own a seller has for each of these products. */
export async function countOwnShowImages(db: Db, seller_id: number, product_ids: readonly number[]) {
  const rows = await db
    .selectFrom('user_product_show_image')
    .select(['product_id', (select) => select.fn.countAll<number>().as('count')])
    .where('seller_id', '=', seller_id)
    .where('product_id', 'in', [...product_ids, 0])
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, count }) => [product_id, Number(count)]))
}
