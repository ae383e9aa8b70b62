import type { UseKind } from '@inkroute/contract/gallery/use'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Designs that are not deleted. */
const designs = (kind: UseKind, item: string) => sql`
  select u.seller_id, u.design_id, d.updated_at
  from gallery_use u
  join design d on d.seller_id = u.seller_id and d.id = u.design_id and d.deleted_at is null
  where u.kind = ${kind} and u.item = ${item}`

/** Goods and paid orders are counted for every design, also for deleted ones: they were made and sold. */
const everUsed = (kind: UseKind, item: string) => sql`
  select seller_id, design_id from gallery_use where kind = ${kind} and item = ${item}`

export interface UseRow {
  readonly designs: number
  readonly goods: number
  readonly orders: number
  readonly sellers: number
}

export async function countUse(db: Db, kind: UseKind, item: string): Promise<UseRow> {
  const { rows } = await sql<UseRow>`
    with used as (${everUsed(kind, item)})
    select
      (select count(*)::int from (${designs(kind, item)}) d) as designs,
      (select count(*)::int from used join goods g
         on g.seller_id = used.seller_id and g.design_id = used.design_id and g.deleted_at is null) as goods,
      (select count(distinct (l.seller_id, l.order_id))::int from used
         join sales_order_line l on l.seller_id = used.seller_id and l.design_id = used.design_id
         join sales_order o on o.seller_id = l.seller_id and o.id = l.order_id and o.paid_at is not null) as orders,
      (select count(distinct seller_id)::int from used) as sellers`.execute(db)
  return rows[0] ?? { designs: 0, goods: 0, orders: 0, sellers: 0 }
}

export interface UserRow {
  readonly seller_id: number
  readonly name: string
  readonly designs: number
  readonly goods: number
  readonly orders: number
  readonly last_used_at: string
  readonly total: number
}

export async function selectUsers(
  db: Db,
  kind: UseKind,
  item: string,
  limit: number,
  offset: number,
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    with used as (${everUsed(kind, item)}),
    page as (
      select used.seller_id, count(*) filter (where d.deleted_at is null)::int as designs,
        max(d.updated_at) as last_used_at, count(*) over ()::int as total
      from used join design d on d.seller_id = used.seller_id and d.id = used.design_id
      group by used.seller_id
      order by last_used_at desc, used.seller_id
      limit ${limit} offset ${offset})
    select page.*, coalesce(nullif(a.display_name, ''), a.username) as name,
      (select count(*)::int from used join goods g
         on g.seller_id = used.seller_id and g.design_id = used.design_id and g.deleted_at is null
         where used.seller_id = page.seller_id) as goods,
      (select count(distinct l.order_id)::int from used
         join sales_order_line l on l.seller_id = used.seller_id and l.design_id = used.design_id
         join sales_order o on o.seller_id = l.seller_id and o.id = l.order_id and o.paid_at is not null
         where used.seller_id = page.seller_id) as orders
    from page join app_user a on a.seller_id = page.seller_id and a.kind = 'seller'
    order by page.last_used_at desc, page.seller_id`.execute(db)
  return rows
}

export async function countLibraries(db: Db, slug: string): Promise<number> {
  const { count } = await db
    .selectFrom('material')
    .select((select) => select.fn.count<number>('seller_id').distinct().as('count'))
    .where('artwork_slug', '=', slug)
    .executeTakeFirstOrThrow()
  return count
}

/** Templates on sale that show an artwork. */
export const selectTemplatesWith = (db: Db, slug: string) =>
  db
    .selectFrom('design_template')
    .select(['id', 'name_zh', 'name_en'])
    .where('state', '=', 'on_sale')
    .where(sql<boolean>`artworks ? ${slug}`)
    .orderBy('sort')
    .limit(50)
    .execute()
