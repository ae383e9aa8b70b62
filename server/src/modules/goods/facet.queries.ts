import type { Language } from '@inkroute/contract/errors/errors'
import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { likePattern } from './core/goods.queries.ts'

interface Choice {
  readonly id: number
  readonly name: string
  readonly count: number
}

/** Base products of the seller's goods, most used first. */
export const selectProductChoices = (db: Db, seller_id: number, language: Language): Promise<Choice[]> =>
  db
    .selectFrom('goods')
    .innerJoin('product', 'product.id', 'goods.product_id')
    .select((select) => ['product.id', `product.name_${language} as name`, select.fn.countAll<number>().as('count')])
    .where('goods.seller_id', '=', seller_id)
    .where('goods.deleted_at', 'is', null)
    .groupBy('product.id')
    .orderBy('count', 'desc')
    .orderBy('product.id')
    .execute()

/** Main categories; goods in a subcategory count toward its main category. */
export async function selectCategoryChoices(db: Db, seller_id: number, language: Language): Promise<Choice[]> {
  const name = sql.ref(`m.name_${language}`)
  const { rows } = await sql<Choice>`
    select m.id, ${name} as name, count(*) as count
    from goods g
      join product p on p.id = g.product_id
      join product_category c on c.id = p.category_id
      join product_category m on m.id = coalesce(c.parent_id, c.id)
    where g.seller_id = ${seller_id} and g.deleted_at is null
    group by m.id order by m.sort`.execute(db)
  return rows
}

export async function countByState(db: Db, seller_id: number): Promise<{ total: number; recycled: number }> {
  const { rows } = await sql<{ total: number; recycled: number }>`
    select count(*) filter (where deleted_at is null) as total,
      count(*) filter (where deleted_at is not null) as recycled
    from goods where seller_id = ${seller_id}`.execute(db)
  return rows[0] ?? { total: 0, recycled: 0 }
}

export interface GroupFilters {
  readonly keyword?: string | undefined
  readonly category_id?: number | undefined
}

export interface GroupRow {
  readonly basic_product_id: number
  readonly code: string
  readonly name: string
  readonly category_id: number
  readonly category_name: string
  readonly is_orderable: boolean
  readonly goods_count: number
  readonly sku_count: number
  readonly item_id: number
  readonly last_designed_at: string
  readonly goods_ids: number[]
  readonly total: number
}

const GOODS_SHOWN = 6

/** Goods gathered by base product, last designed first, each with its newest goods. */
export async function selectGroups(
  db: Db,
  seller_id: number,
  { keyword, category_id }: GroupFilters,
  { limit, offset, language }: { limit: number; offset: number; language: Language },
): Promise<GroupRow[]> {
  const product_name = sql.ref(`p.name_${language}`)
  const category_name = sql.ref(`c.name_${language}`)
  const words = keyword ? likePattern(keyword) : null
  const { rows } = await sql<GroupRow>`
    select p.id as basic_product_id, p.code, ${product_name} as name, c.id as category_id, ${category_name} as category_name,
      p.is_visible as is_orderable, count(*) as goods_count, max(g.created_at) as last_designed_at,
      (array_agg(g.id order by g.created_at desc, g.id desc))[1:${sql.lit(GOODS_SHOWN)}] as goods_ids,
      (select count(*) from goods_sku s join goods o on o.seller_id = s.seller_id and o.id = s.goods_id
        where s.seller_id = ${seller_id} and o.product_id = p.id and o.deleted_at is null) as sku_count,
      (select i.id from product_item i where i.product_id = p.id order by i.base_price_fen, i.id limit 1) as item_id,
      count(*) over () as total
    from goods g
      join product p on p.id = g.product_id
      join product_category c on c.id = p.category_id
    where g.seller_id = ${seller_id} and g.deleted_at is null
      and (${words}::text is null or p.name_zh ilike ${words} or p.name_en ilike ${words} or p.code ilike ${words})
      and (${category_id ?? null}::int is null or c.id = ${category_id ?? null} or c.parent_id = ${category_id ?? null})
    group by p.id, c.id
    order by max(g.created_at) desc, p.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
