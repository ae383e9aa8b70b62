import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

const MAX_FOUND = 20
const sellerName = sql<string>`coalesce(nullif(u.display_name, ''), u.username)`
const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export interface SellerWithDesigns {
  readonly id: number
  readonly name: string
  readonly designs: number
}

/** Sellers with saved designs by number or by part of their name or user name. */
export async function findSellersWithDesigns(db: Db, keyword: string): Promise<SellerWithDesigns[]> {
  const word = escaped(keyword)
  const { rows } = await sql<SellerWithDesigns>`
    select s.id, ${sellerName} as name,
      (select count(*)::int from design d where d.seller_id = s.id and d.deleted_at is null) as designs
    from seller s join app_user u on u.seller_id = s.id and u.kind = 'seller'
    where exists (select from design d where d.seller_id = s.id and d.deleted_at is null)
      and (s.id::text = ${keyword} or s.company ilike ${word} or u.display_name ilike ${word} or u.username ilike ${word})
    order by s.id limit ${MAX_FOUND}`.execute(db)
  return rows
}

export interface SellerDesignRow {
  readonly id: number
  readonly name: string
  readonly product_zh: string
  readonly product_en: string
  readonly version: number
  readonly small_key: string | null
  readonly updated_at: string
  readonly total: number
}

export async function selectSellerDesigns(
  db: Db,
  seller_id: number,
  keyword: string | undefined,
  limit: number,
  offset: number,
): Promise<SellerDesignRow[]> {
  const named = keyword ? sql`and d.name ilike ${escaped(keyword)}` : sql``
  const { rows } = await sql<SellerDesignRow>`
    select d.id, d.name, p.name_zh as product_zh, p.name_en as product_en, d.current_version as version, d.updated_at,
      count(*) over ()::int as total,
      (select m.small_key from design_mockup m
       where m.seller_id = d.seller_id and m.design_id = d.id and m.version = d.current_version and m.state = 'done'
       order by m.color_id = 0, m.sort limit 1) as small_key
    from design d join product p on p.id = d.basic_product_id
    where d.seller_id = ${seller_id} and d.deleted_at is null ${named}
    order by d.updated_at desc, d.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const findSellerDesign = (db: Db, seller_id: number, design_id: number) =>
  db
    .selectFrom('design as d')
    .innerJoin('design_version as v', (join) =>
      join
        .onRef('v.seller_id', '=', 'd.seller_id')
        .onRef('v.design_id', '=', 'd.id')
        .onRef('v.version', '=', 'd.current_version'),
    )
    .innerJoin('app_user as u', (join) => join.onRef('u.seller_id', '=', 'd.seller_id').on('u.kind', '=', 'seller'))
    .innerJoin('product as p', 'p.id', 'd.basic_product_id')
    .select(['v.document', 'v.pictures', 'v.color_ids', 'd.basic_product_id', sellerName.as('seller_name')])
    .select(['p.name_zh as product_zh', 'p.name_en as product_en'])
    .where('d.seller_id', '=', seller_id)
    .where('d.id', '=', design_id)
    .where('d.deleted_at', 'is', null)
    .executeTakeFirst()

/** What is known of a seller's pictures, also of those that were deleted from the library. */
export const selectPictureFacts = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('upload as u')
    .leftJoin('material as m', (join) => join.onRef('m.seller_id', '=', 'u.seller_id').onRef('m.id', '=', 'u.id'))
    .select(['u.id', 'u.name', 'u.has_alpha', 'u.dominant_color', 'm.colors', 'm.artwork_slug'])
    .where('u.seller_id', '=', seller_id)
    .where('u.id', 'in', ids)
    .execute()
