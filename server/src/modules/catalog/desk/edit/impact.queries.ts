import { sql } from 'kysely'
import type { Db } from '../../../../infra/db/database.ts'

export const touchedKinds = ['carts', 'design_drafts', 'batch_runs', 'goods', 'listings'] as const
export type TouchedKind = (typeof touchedKinds)[number]

export interface Touched {
  readonly seller_id: number
  readonly kind: TouchedKind
  readonly count: number
}

/** Per seller, what would be left with a product that is no longer made. Finished and removed things do not count. */
export async function selectTouched(db: Db, product_id: number): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    with made as (
      select seller_id, id from goods where product_id = ${product_id} and deleted_at is null
    ), skus as (
      select s.seller_id, s.id from goods_sku s join made g on g.seller_id = s.seller_id and g.id = s.goods_id
    )
    select seller_id, 'goods' as kind, count(*)::int as count from made group by seller_id
    union all
    select c.seller_id, 'carts', count(*)::int from cart_item c
      join skus s on s.seller_id = c.seller_id and s.id = c.sku_id group by c.seller_id
    union all
    select seller_id, 'design_drafts', count(*)::int from design_draft
      where basic_product_id = ${product_id} group by seller_id
    union all
    select r.seller_id, 'batch_runs', count(*)::int from batch_run r
      where r.state in ('running', 'paused') and exists (
        select 1 from batch_cell b where b.seller_id = r.seller_id and b.run_id = r.id
          and b.product_id = ${product_id} and b.state = 'waiting')
      group by r.seller_id
    union all
    select l.seller_id, 'listings', count(*)::int from listing l
      join made g on g.seller_id = l.seller_id and g.id = l.goods_id
      where l.state in ('queued', 'publishing', 'pending', 'live') group by l.seller_id`.execute(db)
  return rows
}
