import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&')
const startsWith = (words: string) => `${escaped(words)}%`
const contains = (words: string) => `%${escaped(words)}%`

/** Candidates of one index, before the newest of all are shown. */
const CANDIDATES = sql.lit(20)
/** How far back the middle of a name is looked for; beginnings and numbers are found however old. */
const RECENT = sql.lit(3000)

interface OrderHit {
  readonly id: number
  readonly order_no: string
  readonly external_no: string
  readonly state: string
  readonly buyer_name: string
  readonly tracking_no: string | null
  readonly design_id: number | null
  readonly design_version: number | null
  readonly color_id: number | null
}

/**
 * Orders by the start of their number or of a tracking number, by the marketplace's number, or by the buyer. Each branch
 * has an index of its own and a limit, so that a seller with a million orders waits no longer than a new one.
 */
export async function findOrders(db: Db, seller_id: number, keyword: string, limit: number): Promise<OrderHit[]> {
  const upper = keyword.toUpperCase()
  const lower = keyword.toLowerCase()
  const { rows } = await sql<OrderHit>`
    with found (id) as materialized (
      (select id from sales_order where seller_id = ${seller_id} and order_no like ${startsWith(upper)}
        order by order_no using ~>~ limit ${CANDIDATES})
      union (select id from sales_order where seller_id = ${seller_id} and external_no in (${keyword}, ${upper})
        and external_no <> '' limit ${CANDIDATES})
      union (select id from sales_order where seller_id = ${seller_id} and lower(buyer_name) like ${startsWith(lower)}
        limit ${CANDIDATES})
      union (select id from (select id, buyer_name from sales_order where seller_id = ${seller_id}
          order by created_at desc, id desc limit ${RECENT}) as recent
        where strpos(lower(buyer_name), ${lower}) > 0 limit ${CANDIDATES})
      union (select order_id from shipment where seller_id = ${seller_id} and tracking_no like ${startsWith(upper)}
        limit ${CANDIDATES})
      union (select order_id from shipment where seller_id = ${seller_id} and tracking_no like ${startsWith(keyword)}
        limit ${CANDIDATES}))
    select o.id, o.order_no, o.external_no, o.state, o.buyer_name, l.design_id, l.design_version, l.color_id,
      (select s.tracking_no from shipment s where s.seller_id = o.seller_id and s.order_id = o.id
        order by (upper(s.tracking_no) like ${startsWith(upper)}) desc, s.id limit 1) as tracking_no
    from sales_order o
    left join lateral (select design_id, design_version, color_id from sales_order_line
      where seller_id = o.seller_id and order_id = o.id order by id limit 1) as l on true
    where o.seller_id = ${seller_id} and o.id in (select id from found)
    order by o.created_at desc, o.id desc limit ${limit}`.execute(db)
  return rows
}

interface GoodsHit {
  readonly id: number
  readonly title: string
  readonly sku_count: number
  readonly design_id: number
  readonly design_version: number
}

/** Goods by the start of their title, or by any part of the title of the newest. */
export async function findGoods(db: Db, seller_id: number, keyword: string, limit: number): Promise<GoodsHit[]> {
  const { rows } = await sql<GoodsHit>`
    with found (id) as materialized (
      (select id from goods where seller_id = ${seller_id} and deleted_at is null
        and lower(title) like ${startsWith(keyword.toLowerCase())} limit ${CANDIDATES})
      union (select id from (select id, title, title_en from goods where seller_id = ${seller_id}
          and deleted_at is null order by created_at desc, id desc limit ${RECENT}) as recent
        where title ilike ${contains(keyword)} or title_en ilike ${contains(keyword)} limit ${CANDIDATES}))
    select g.id, g.title, g.design_id, g.design_version,
      (select count(*)::int from goods_sku s where s.seller_id = g.seller_id and s.goods_id = g.id) as sku_count
    from goods g where g.seller_id = ${seller_id} and g.id in (select id from found)
    order by g.created_at desc, g.id desc limit ${limit}`.execute(db)
  return rows
}

interface SkuHit {
  readonly id: number
  readonly goods_id: number
  readonly sku_code: string
  readonly title: string
  readonly color_id: number
  readonly design_id: number
  readonly design_version: number
}

/** SKUs by the start of their code, or by their barcode. */
export async function findSkus(db: Db, seller_id: number, keyword: string, limit: number): Promise<SkuHit[]> {
  const { rows } = await sql<SkuHit>`
    with found (id) as materialized (
      (select id from goods_sku where seller_id = ${seller_id}
        and upper(sku_code) like ${startsWith(keyword.toUpperCase())} order by upper(sku_code) using ~<~ limit ${CANDIDATES})
      union (select id from goods_sku where seller_id = ${seller_id} and barcode = ${keyword}))
    select s.id, s.goods_id, s.sku_code, s.color_id, g.title, g.design_id, g.design_version
    from goods_sku s join goods g on g.seller_id = s.seller_id and g.id = s.goods_id
    where s.seller_id = ${seller_id} and s.id in (select id from found) and g.deleted_at is null
    order by s.sku_code limit ${limit}`.execute(db)
  return rows
}
