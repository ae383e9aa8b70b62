import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

interface Level {
  readonly item_id: number
  readonly warehouse_code: string
  readonly reorder_point: number | null
  readonly target: number | null
}

const getShelves = (rows: readonly { readonly item_id: number; readonly warehouse_code: string }[]) =>
  sql`unnest(${rows.map(({ item_id }) => item_id)}::bigint[], ${rows.map(({ warehouse_code }) => warehouse_code)}::text[])`

/** Levels of these shelves before they change. */
export async function selectLevels(db: Db, rows: readonly Omit<Level, 'reorder_point' | 'target'>[]) {
  const { rows: found } = await sql<Level & { sku: string }>`
    select s.item_id, s.warehouse_code, i.sku, l.reorder_point, l.target
    from ${getShelves(rows)} as w (item_id, warehouse_code)
    join product_stock s on s.item_id = w.item_id and s.warehouse_code = w.warehouse_code
    join product_item i on i.id = s.item_id
    left join stock_level l on l.item_id = s.item_id and l.warehouse_code = s.warehouse_code`.execute(db)
  return found
}

/** Writes levels of existing shelves and removes those that are null. */
export async function writeLevels(
  db: Db,
  levels: readonly Level[],
  by: { user_id: number; at: string },
): Promise<void> {
  const gone = levels.filter(({ reorder_point }) => reorder_point === null)
  const kept = levels.filter(({ reorder_point }) => reorder_point !== null)
  if (gone.length > 0)
    await sql`
      delete from stock_level l using ${getShelves(gone)} as w (item_id, warehouse_code)
      where l.item_id = w.item_id and l.warehouse_code = w.warehouse_code`.execute(db)
  if (kept.length > 0)
    await sql`
      insert into stock_level (item_id, warehouse_code, reorder_point, target, updated_by, updated_at)
      select w.item_id, w.warehouse_code, w.reorder_point, w.target, ${by.user_id}, ${by.at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
        as w (item_id bigint, warehouse_code text, reorder_point int, target int)
      on conflict (item_id, warehouse_code) do update set reorder_point = excluded.reorder_point,
        target = excluded.target, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(db)
}

/** Recomputes the sales of the last 30 days of every shelf that sold anything. */
export async function refreshPace(db: Db, since: Date): Promise<void> {
  await sql`
    with sold as (
      select m.item_id, m.warehouse_code, -sum(m.change)::int as sold_30
      from stock_movement m join product_stock s on s.item_id = m.item_id and s.warehouse_code = m.warehouse_code
      where m.kind in ('order', 'return') and m.created_at >= ${since.toISOString()}::timestamptz
      group by m.item_id, m.warehouse_code
    ),
    gone as (
      delete from stock_pace p
      where not exists (select 1 from sold x where x.item_id = p.item_id and x.warehouse_code = p.warehouse_code)
    )
    insert into stock_pace (item_id, warehouse_code, sold_30)
    select item_id, warehouse_code, sold_30 from sold
    on conflict (item_id, warehouse_code) do update set sold_30 = excluded.sold_30
    where stock_pace.sold_30 <> excluded.sold_30`.execute(db)
}

export interface StockMismatch {
  readonly item_id: number
  readonly warehouse_code: string
  readonly pieces: number
  readonly moved: number
}

/** Shelves whose movements do not add up to what is on them. */
export async function selectMismatches(db: Db, limit: number): Promise<StockMismatch[]> {
  const { rows } = await sql<StockMismatch>`
    with moved as (
      select item_id, warehouse_code, sum(change)::bigint as pieces from stock_movement group by item_id, warehouse_code
    )
    select item_id, warehouse_code, coalesce(s.pieces, 0) as pieces, coalesce(m.pieces, 0) as moved
    from product_stock s full join moved m using (item_id, warehouse_code)
    where coalesce(s.pieces, 0) <> coalesce(m.pieces, 0)
    order by item_id, warehouse_code limit ${limit}`.execute(db)
  return rows
}

export async function countAllShelves(db: Db): Promise<{ shelves: number; movements: number }> {
  const { rows } = await sql<{ shelves: number; movements: number }>`
    select (select count(*) from product_stock)::int as shelves,
      (select count(*) from stock_movement)::int as movements`.execute(db)
  return rows[0] ?? { shelves: 0, movements: 0 }
}
