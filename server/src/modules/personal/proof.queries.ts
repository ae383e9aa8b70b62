import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

export interface PrintedLine {
  readonly piece_no: number
  readonly title: string
  readonly color_name: string
  readonly size_name: string
  readonly color_id: number
  readonly design_id: number
  readonly design_version: number
  readonly personal_id: number
  readonly state: string
  readonly hash: string | null
  readonly approved_at: string | null
  readonly own_design_id: number | null
  readonly own_version: number | null
}

/** Lines of an order with what was approved for them. A reprint has the design of the line it repeats. */
export async function selectPrintedLines(db: Db, seller_id: number, order_id: number): Promise<PrintedLine[]> {
  const { rows } = await sql<PrintedLine>`
    select distinct on (l.id) l.piece_no, l.title, l.color_name, l.size_name, l.color_id, l.design_id, l.design_version,
      p.id as personal_id, p.state, p.hash, p.approved_at, p.design_id as own_design_id,
      p.design_version as own_version
    from sales_order_line l join personal_line p on p.seller_id = l.seller_id and p.goods_id = l.goods_id
      and (p.line_id = l.foreign_line_id or (l.foreign_line_id is null and p.design_id = l.design_id))
    where l.seller_id = ${seller_id} and l.order_id = ${order_id}
    order by l.id, p.id`.execute(db)
  return rows
}
