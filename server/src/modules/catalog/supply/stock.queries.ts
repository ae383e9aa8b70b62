import { sql } from 'kysely'
import { compileOnce } from '../../../infra/db/compile-once.ts'
import type { Db } from '../../../infra/db/database.ts'
import { pipelineWrite, type Query, query } from '../../../infra/db/pipeline.ts'
import { getNumbers, type ItemNumbers } from '../core/product-lookup.queries.ts'

/** Blanks by open warehouse, best stocked first. */
export function stockQuery(db: Db, items: ItemNumbers): Query<ItemStock[]> {
  const stock = sql<ItemStock>`
    select item_id, warehouse_code, pieces from product_stock
    where item_id = any(${getNumbers(items)})
      and warehouse_code not in (select code from warehouse where not is_active)
    order by item_id, pieces desc, warehouse_code`
  return query(stock.compile(db))
}

/** Blanks in every warehouse, closed ones included, for orders that were made there before. */
export async function selectShelves(db: Db, item_ids: readonly number[]): Promise<ItemStock[]> {
  const rows = db.selectFrom('product_stock').select(['item_id', 'warehouse_code', 'pieces'])
  return item_ids.length === 0 ? [] : rows.where('item_id', 'in', [...item_ids]).execute()
}

/** Makes empty shelves where a warehouse has not stocked the items before. */
export async function openShelves(db: Db, warehouse_code: string, item_ids: readonly number[]): Promise<void> {
  await sql`
    insert into product_stock (product_id, item_id, warehouse_code, pieces)
    select product_id, id, ${warehouse_code}, 0 from product_item where id = any(${[...item_ids]}::bigint[]) order by id
    on conflict do nothing`.execute(db)
}

export interface ItemStock {
  readonly item_id: number
  readonly warehouse_code: string
  readonly pieces: number
}

export interface StockMove {
  readonly item_id: number
  readonly warehouse_code: string
  /** Positive takes blanks off the shelf, negative returns them. */
  readonly pieces: number
}

/**
 * Moves blanks of distinct shelves in one statement and returns the shelves that moved; a shelf with too few blanks is
 * left unchanged. Shelves are locked in a fixed order, so two orders cannot deadlock. A trigger records `cause` in the
 * stock movements.
 */
export async function moveStock(
  db: Db,
  moves: readonly StockMove[],
  cause: string,
): Promise<Omit<StockMove, 'pieces'>[]> {
  const { rows } = await db.executeQuery(stockMoves(db, inColumns(moves, cause)))
  return rows
}

/** `moveStock` with the next statement of the transaction, which fails with `isShelfShort` unless every shelf moves. */
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

/** Locks shelves in the common order before several orders take blanks in one transaction. */
export async function holdShelves(db: Db, shelves: readonly Omit<StockMove, 'pieces'>[]): Promise<void> {
  await sql`
    select 1 from product_stock where (item_id, warehouse_code) in (
      select * from unnest(${shelves.map(({ item_id }) => item_id)}::bigint[],
        ${shelves.map(({ warehouse_code }) => warehouse_code)}::text[]))
    order by item_id, warehouse_code for update`.execute(db)
}
