import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

interface PrivilegeRow {
  readonly product_id: number
  readonly code: string
  readonly name: string
  readonly list_from: number
  readonly list_to: number
  readonly agreed_from: number
  readonly agreed_to: number
  readonly items: number
}

/** Prices agreed with the seller, by product. */
export async function selectPrivilegePrices(
  db: Db,
  seller_id: number,
  language: 'zh' | 'en',
  keyword: string | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PrivilegeRow[]; total: number }> {
  const like = keyword ? `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%` : '%'
  const name = sql.ref(`product.name_${language}`)
  const found = sql`
    from product_private_price agreed
    join product on product.id = agreed.product_id
    join product_item item on item.id = agreed.item_id
    where agreed.seller_id = ${seller_id} and (product.code ilike ${like} or ${name} ilike ${like})`
  const { rows } = await sql<PrivilegeRow>`
    select agreed.product_id, product.code, ${name} as name, count(*)::int as items,
      min(item.base_price_fen)::bigint as list_from, max(item.base_price_fen)::bigint as list_to,
      min(agreed.base_price_fen)::bigint as agreed_from, max(agreed.base_price_fen)::bigint as agreed_to
    ${found} group by 1, 2, 3 order by product.code limit ${page.limit} offset ${page.offset}`.execute(db)
  const count = await sql<{ total: number }>`select count(distinct agreed.product_id)::int as total ${found}`.execute(
    db,
  )
  return { rows, total: count.rows[0]?.total ?? 0 }
}
