import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { pipelineWrite } from '../../../infra/db/pipeline.ts'

/** Gives lines the approved design of their buyer in the place of the sample, with the next statement. */
export const applyOwnDesigns = (
  db: Db,
  seller_id: number,
  order_ids: readonly number[],
  approved: RawBuilder<unknown>,
): Promise<void> =>
  pipelineWrite(
    db,
    sql`
      update sales_order_line l set design_id = p.design_id, design_version = p.design_version
      from ${approved} p
      where l.seller_id = ${seller_id} and l.order_id = any(${order_ids}::bigint[]) and p.seller_id = l.seller_id
        and p.line_id = l.foreign_line_id and p.goods_id = l.goods_id`.compile(db),
  )

/**
 * The same for a paid order whose buyer changed the answers. A changed line gets a new number, because its print file
 * belongs to the number.
 */
export const renumberOwnDesigns = (db: Db, seller_id: number, order_id: number, approved: RawBuilder<unknown>) =>
  sql`
    with changed as (
      select l.id, p.design_id, p.design_version,
        (select max(m.piece_no) from sales_order_line m where m.seller_id = l.seller_id and m.order_id = l.order_id)
          + row_number() over (order by l.id) as piece_no
      from sales_order_line l join ${approved} p on p.seller_id = l.seller_id and p.line_id = l.foreign_line_id
        and p.goods_id = l.goods_id
      where l.seller_id = ${seller_id} and l.order_id = ${order_id}
        and (p.design_id, p.design_version) is distinct from (l.design_id, l.design_version)
    )
    update sales_order_line l
    set design_id = c.design_id, design_version = c.design_version, piece_no = c.piece_no
    from changed c where l.seller_id = ${seller_id} and l.order_id = ${order_id} and l.id = c.id`.execute(db)
