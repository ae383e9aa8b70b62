import type { Language } from '@inkroute/contract/errors/errors'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { type Query, query } from '../../../infra/db/pipeline.ts'

/** The ids that are products on sale. */
export async function visibleProductIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [...ids])
    .where('is_visible', '=', true)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Products on sale with these codes, in the order of the codes. */
export async function selectIdsByCode(db: Db, codes: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code'])
    .where('code', 'in', [...codes])
    .where('is_visible', '=', true)
    .execute()
  return codes.flatMap((code) => rows.find((row) => row.code === code)?.id ?? [])
}

export async function productText(db: Db, id: number, language: Language) {
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

/** Code and names by product id, including withdrawn products: goods made of them still need a name. */
export async function productNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code', 'name_zh', 'name_en', 'is_visible'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Every product on sale with its last change, for the site map. */
export const productAddresses = (db: Db) =>
  db.selectFrom('product').select(['id', 'code', 'updated_at']).where('is_visible', '=', true).orderBy('id').execute()

/** Weight, packed size and warehouses of one item; the product's first item if colour and size are open. */
export async function productItem(
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
    .where('i.is_offered', '=', true)
  if (where.color_id) query = query.where('i.color_id', '=', where.color_id)
  if (where.size_id) query = query.where('i.size_id', '=', where.size_id)
  return (await query.orderBy('i.color_id').orderBy('i.size_id').limit(1).executeTakeFirst()) ?? null
}

export type LevelDiscounts = readonly { readonly level: number; readonly discount_bp: number }[]

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
  /** Fewest pieces in one order. */
  readonly min_quantity: number
  readonly level_discounts: LevelDiscounts
  readonly tiers: { quantity: number; discount_bp: number }[]
  readonly techniques: { key: string; surcharge_fen: number; sort: number }[]
  readonly private_base_fen: number | null
  /** Level of the asking seller. */
  readonly level: number
  /** Discount of that level, or a better one a running plan keeps. */
  readonly level_discount_bp: number
  /** Blanks by warehouse, best stocked first; empty unless requested. */
  readonly shelves: readonly Shelf[]
}

interface Shelf {
  readonly warehouse_code: string
  readonly region: string
  readonly country: string
  readonly city_zh: string
  readonly city_en: string
  /** Null if the warehouse is closed or does not stock the item. */
  readonly pieces: number | null
}

const shelvesOfItem = sql`
  (select json_agg(json_build_object('warehouse_code', w.code, 'region', w.region, 'country', w.country,
      'city_zh', w.city_zh, 'city_en', w.city_en, 'pieces', case when w.is_active then s.pieces end) order by s.pieces desc nulls last, w.code)
    from warehouse w left join product_stock s on s.item_id = i.id and s.warehouse_code = w.code)`

/** Item ids, or a subquery that selects them. */
export type ItemNumbers = readonly number[] | RawBuilder<unknown>
export const getNumbers = (items: ItemNumbers) =>
  'compile' in items ? sql`array(${items})` : sql`${[...items]}::bigint[]`

/** Everything a price depends on, for many items at once, read in the caller's transaction. */
export function itemFactsQuery(
  db: Db,
  seller_id: number,
  items: ItemNumbers,
  with_shelves: boolean,
): Query<Map<number, ItemFacts>> {
  const facts = sql<ItemFacts>`
    select i.id, i.product_id, p.code, i.sku, i.color_id, i.size_id, i.base_price_fen, i.weight_g,
      i.length_cm, i.width_cm, i.height_cm, p.hs_codes, (p.is_visible and i.is_offered) as is_visible, p.extra_view_fen,
      p.min_quantity, p.level_discounts,
      (select json_agg(json_build_object('quantity', t.quantity, 'discount_bp', t.discount_bp) order by t.quantity)
        from product_price_tier t where t.product_id = p.id) as tiers,
      (select json_agg(json_build_object('key', q.key, 'surcharge_fen', q.surcharge_fen, 'sort', q.sort) order by q.sort)
        from product_technique q where q.product_id = p.id) as techniques,
      a.base_price_fen as private_base_fen,
      coalesce((select level from seller where id = ${seller_id}), 0) as level,
      coalesce((select greatest(l.discount_bp, (select max(k.discount_bp) from kept_level_terms k
        where k.seller_id = s.id)) from seller s join membership_level l on l.level = s.level where s.id = ${seller_id}), 0)
        as level_discount_bp,
      ${with_shelves ? shelvesOfItem : sql`'[]'::json`} as shelves
    from product_item i
      join product p on p.id = i.product_id
      left join product_private_price a on a.seller_id = ${seller_id} and a.item_id = i.id
    where i.id = any(${getNumbers(items)})`
  return query(facts.compile(db), (rows) => new Map(rows.map((row) => [row.id, row])))
}

export interface ScopeFacts {
  readonly product_code: string
  /** URL slugs of its category and all parents. */
  readonly categories: readonly string[]
  readonly zones: readonly string[]
}

/** Properties by which coupons and rules select products. */
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

export async function replaceSpecial(db: Db, special_id: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('product_special').where('special_id', '=', special_id).execute()
  if (ids.length === 0) return
  await db
    .insertInto('product_special')
    .values([...new Set(ids)].map((product_id, sort) => ({ special_id, product_id, sort })))
    .execute()
}

/** Number of the seller's own show images, by product. */
export async function ownShowImageCounts(db: Db, seller_id: number, product_ids: readonly number[]) {
  if (product_ids.length === 0) return new Map<number, number>()
  const rows = await db
    .selectFrom('user_product_show_image')
    .select(['product_id', (select) => select.fn.countAll<number>().as('count')])
    .where('seller_id', '=', seller_id)
    .where('product_id', 'in', product_ids)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, count }) => [product_id, Number(count)]))
}
