import type { stockSorts } from '@inkroute/contract/warehouse/stock'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

export interface StockFilters {
  readonly keyword?: string | undefined
  readonly warehouse?: string | undefined
  readonly state?: 'ok' | 'low' | 'out' | 'short' | undefined
  readonly product_id?: number | undefined
  readonly sort?: (typeof stockSorts)[number] | undefined
}

interface ShelfKey {
  readonly item_id: number
  readonly warehouse_code: string
}

const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Items by the beginning of a SKU, a barcode, or part of a product's name or code. */
const itemsNamed = (keyword: string) => sql`(
  select id from product_item where upper(sku) like ${`${likeText(keyword.toUpperCase())}%`}
  union all select id from product_item where barcode = ${keyword} and barcode <> ''
  union all select i.id from product p join product_item i on i.product_id = p.id
    where p.name_zh ilike ${`%${likeText(keyword)}%`} or p.name_en ilike ${`%${likeText(keyword)}%`}
      or p.code ilike ${`${likeText(keyword)}%`})`

const stateIs = {
  out: sql`s.pieces = 0`,
  low: sql`s.pieces > 0 and s.pieces <= l.reorder_point`,
  short: sql`s.pieces <= l.reorder_point`,
  ok: sql`s.pieces > 0 and s.pieces > coalesce(l.reorder_point, 0)`,
}

const orderOf: Record<(typeof stockSorts)[number], RawBuilder<unknown>> = {
  sku: sql`i.sku, s.warehouse_code`,
  pieces: sql`s.pieces, i.sku, s.warehouse_code`,
  cover: sql`s.pieces * 30.0 / nullif(greatest(e.sold_30, 0), 0) nulls last, i.sku, s.warehouse_code`,
  sold: sql`e.sold_30 desc nulls last, i.sku, s.warehouse_code`,
}

/** Shelves that match. Levels and sales are joined only where a filter or the order needs them. */
function shelvesLike({ keyword, warehouse, state, product_id, sort }: StockFilters) {
  const needs_pace = sort === 'cover' || sort === 'sold'
  return sql`
    from product_stock s join product_item i on i.id = s.item_id
    ${state ? sql`left join stock_level l on l.item_id = s.item_id and l.warehouse_code = s.warehouse_code` : sql``}
    ${needs_pace ? sql`left join stock_pace e on e.item_id = s.item_id and e.warehouse_code = s.warehouse_code` : sql``}
    where true
    ${keyword ? sql`and s.item_id in ${itemsNamed(keyword)}` : sql``}
    ${warehouse ? sql`and s.warehouse_code = ${warehouse}` : sql``}
    ${product_id ? sql`and s.product_id = ${product_id}` : sql``}
    ${state ? sql`and ${stateIs[state]}` : sql``}`
}

export async function selectShelfKeys(
  db: Db,
  filters: StockFilters,
  range: { readonly limit: number; readonly offset: number },
): Promise<ShelfKey[]> {
  const { rows } = await sql<ShelfKey>`
    select s.item_id, s.warehouse_code ${shelvesLike(filters)}
    order by ${orderOf[filters.sort ?? 'sku']} limit ${range.limit} offset ${range.offset}`.execute(db)
  return rows
}

export async function countShelves(db: Db, { sort: _, ...filters }: StockFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${shelvesLike(filters)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What identifies a variant to staff. */
export interface ItemNames {
  readonly item_id: number
  readonly product_id: number
  readonly sku: string
  readonly barcode: string
  readonly name_zh: string
  readonly name_en: string
  readonly color_key: string | null
  readonly color_zh: string | null
  readonly color_en: string | null
  readonly size_name: string | null
  readonly picture_product: string | null
  readonly picture_view: string | null
}

const itemNames = sql`
  i.id as item_id, i.product_id, i.sku, i.barcode, p.name_zh, p.name_en, c.key as color_key, c.name_zh as color_zh,
  c.name_en as color_en, z.name as size_name, v.picture_product, v.picture_view`
const itemTables = sql`
  join product p on p.id = i.product_id
  left join product_color c on c.product_id = i.product_id and c.id = i.color_id
  left join product_size z on z.product_id = i.product_id and z.id = i.size_id
  left join lateral (
    select picture_product, picture_view from product_view
    where product_id = i.product_id and picture_product is not null order by view_id limit 1
  ) v on true`

export interface StockRecord extends ItemNames, ShelfKey {
  readonly pieces: number
  readonly sold_30: number
  readonly waiting: number
  readonly unpaid: number
  readonly incoming: number
  readonly reorder_point: number | null
  readonly target: number | null
}

/** Pieces of orders for the items in `wanted`, by shelf. */
interface OrderedPieces {
  readonly waiting: RawBuilder<unknown>
  readonly unpaid: RawBuilder<unknown>
}

const getSold = (since: Date) => sql`
  (select coalesce(-sum(m.change), 0)::int from stock_movement m
    where m.item_id = s.item_id and m.warehouse_code = s.warehouse_code and m.kind in ('order', 'return')
      and m.created_at >= ${since.toISOString()}::timestamptz)`

/** Everything the table shows, for shelves that were chosen, in their order. */
export async function selectStockRows(
  db: Db,
  keys: readonly ShelfKey[],
  since: Date,
  ordered: OrderedPieces,
): Promise<StockRecord[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<StockRecord>`
    with wanted as materialized (
      select * from unnest(${keys.map(({ item_id }) => item_id)}::bigint[],
        ${keys.map(({ warehouse_code }) => warehouse_code)}::text[]) with ordinality as w (item_id, warehouse_code, place)
    ),
    waiting as (${ordered.waiting}),
    unpaid as (${ordered.unpaid}),
    moving as (
      select n.item_id, d.to_warehouse_code as warehouse_code, n.quantity - coalesce((
        select sum(a.change) from stock_document x join stock_document_line a on a.document_id = x.id
        where x.transfer_id = d.id and a.item_id = n.item_id), 0) as pieces
      from stock_document d join stock_document_line n on n.document_id = d.id
      where d.kind = 'transfer' and d.state = 'posted' and not d.is_complete and n.item_id in (select item_id from wanted)
      union all
      select n.item_id, d.warehouse_code, n.quantity
      from stock_document d join stock_document_line n on n.document_id = d.id
      where d.kind = 'receipt' and d.state = 'draft' and d.expected_on is not null
        and n.item_id in (select item_id from wanted)
    )
    select ${itemNames}, s.warehouse_code, s.pieces, l.reorder_point, l.target, ${getSold(since)} as sold_30,
      coalesce(h.pieces, 0) as waiting, coalesce(u.pieces, 0) as unpaid,
      (select coalesce(sum(g.pieces), 0)::int from moving g
        where g.item_id = s.item_id and g.warehouse_code = s.warehouse_code) as incoming
    from wanted w
    join product_stock s on s.item_id = w.item_id and s.warehouse_code = w.warehouse_code
    join product_item i on i.id = s.item_id
    ${itemTables}
    left join stock_level l on l.item_id = s.item_id and l.warehouse_code = s.warehouse_code
    left join waiting h on h.item_id = s.item_id and h.warehouse_code = s.warehouse_code
    left join unpaid u on u.item_id = s.item_id and u.warehouse_code = s.warehouse_code
    order by w.place`.execute(db)
  return rows
}

export async function selectItemNames(db: Db, item_ids: readonly number[]): Promise<ItemNames[]> {
  const { rows } = await sql<ItemNames>`
    select ${itemNames} from product_item i ${itemTables} where i.id = any(${[...item_ids]}::bigint[])`.execute(db)
  return rows
}

/** Items by SKU, upper or lower case, or barcode; a SKU wins over a barcode. */
export async function selectItemsByCode(
  db: Db,
  codes: readonly string[],
): Promise<{ code: string; item_id: number }[]> {
  const { rows } = await sql<{ code: string; item_id: number }>`
    select distinct on (w.code) w.code, i.id as item_id
    from unnest(${[...codes]}::text[]) as w (code)
    join lateral (
      select id, 0 as rank from product_item where upper(sku) = upper(w.code)
      union all select id, 1 from product_item where barcode = w.code and barcode <> ''
    ) i on true
    order by w.code, i.rank, i.id`.execute(db)
  return rows
}

export interface MovementRecord {
  readonly id: number
  readonly warehouse_code: string
  readonly kind: string
  readonly change: number
  readonly pieces_after: number
  readonly cause: string
  readonly document_id: number | null
  readonly created_at: string
}

export async function selectMovements(
  db: Db,
  { item_id, warehouse }: { readonly item_id: number; readonly warehouse?: string | undefined },
  range: { readonly limit: number; readonly offset: number },
): Promise<{ rows: MovementRecord[]; total: number }> {
  const where = sql`where m.item_id = ${item_id} ${warehouse ? sql`and m.warehouse_code = ${warehouse}` : sql``}`
  const [page, count] = await Promise.all([
    sql<MovementRecord>`
      select m.id, m.warehouse_code, m.kind, m.change, m.pieces_after, m.cause, m.created_at, d.id as document_id
      from stock_movement m left join stock_document d on m.kind = 'document' and d.number = m.cause
      ${where} order by m.id desc limit ${range.limit} offset ${range.offset}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from stock_movement m ${where}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]?.count ?? 0 }
}

export async function selectShelves(db: Db, item_id: number, since: Date) {
  const { rows } = await sql<{ warehouse_code: string; pieces: number; sold_30: number }>`
    select s.warehouse_code, s.pieces, ${getSold(since)} as sold_30
    from product_stock s where s.item_id = ${item_id} order by s.warehouse_code`.execute(db)
  return rows
}

export async function selectFacets(db: Db) {
  const { rows } = await sql<{ code: string; short: number }>`
    select w.code, count(s.item_id)::int as short
    from warehouse w
    left join (
      stock_level l join product_stock s
        on s.item_id = l.item_id and s.warehouse_code = l.warehouse_code and s.pieces <= l.reorder_point
    ) on l.warehouse_code = w.code
    group by w.code`.execute(db)
  const { rows: open } = await sql<{ on_the_way: number; drafts: number }>`
    select (select count(*) from stock_document where kind = 'transfer' and state = 'posted' and not is_complete)::int as on_the_way,
      (select count(*) from stock_document where state = 'draft')::int as drafts`.execute(db)
  return { short: new Map(rows.map(({ code, short }) => [code, short])), open: open[0] ?? { on_the_way: 0, drafts: 0 } }
}

/** Shelves at or below their reorder point, of products on sale in open warehouses. */
export async function countShort(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from stock_level l
    join product_stock s on s.item_id = l.item_id and s.warehouse_code = l.warehouse_code and s.pieces <= l.reorder_point
    join product p on p.id = s.product_id and p.is_visible
    join warehouse w on w.code = l.warehouse_code and w.is_active`.execute(db)
  return rows[0]?.count ?? 0
}
