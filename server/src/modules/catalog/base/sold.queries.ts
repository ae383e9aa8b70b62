import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { syncSearch } from './write-catalogue.queries.ts'

/** Pieces of a product sold on a day in UTC. */
export interface SoldDay {
  readonly product_id: number
  readonly day: string
  readonly pieces: number
}

export const hasSoldDays = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('product_sold').select('day').limit(1).executeTakeFirst()) !== undefined

/** Replaces what was counted from that day on; true if a total changed. */
export async function writeSold(db: Db, from: string, rows: readonly SoldDay[]): Promise<boolean> {
  await sql`delete from product_sold where day >= ${from}::date`.execute(db)
  await sql`
    insert into product_sold (product_id, day, pieces)
    select r.product_id, r.day, r.pieces from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (product_id bigint, day date, pieces int) join product p on p.id = r.product_id`.execute(db)
  const { numAffectedRows } = await sql`
    update product p set sold = s.pieces
    from (select product.id, coalesce(sum(d.pieces), 0) as pieces
      from product left join product_sold d on d.product_id = product.id group by 1) s
    where s.id = p.id and p.sold <> s.pieces`.execute(db)
  if (!numAffectedRows) return false
  await syncSearch(db)
  return true
}
