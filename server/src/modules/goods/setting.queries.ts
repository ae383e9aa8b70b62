import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

export const findSetting = (db: Db, seller_id: number) =>
  db.selectFrom('goods_setting').select(['sku_rule', 'last_seq']).where('seller_id', '=', seller_id).executeTakeFirst()

export const saveSkuRule = (db: Db, seller_id: number, sku_rule: string) =>
  db
    .insertInto('goods_setting')
    .values({ seller_id, sku_rule })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ sku_rule }))
    .execute()

/** The next running number. Its row stays locked until the transaction ends: saves of one seller take turns. */
export async function takeSeq(db: Db, seller_id: number): Promise<{ seq: number; sku_rule: string | null }> {
  const { rows } = await sql<{ seq: number; sku_rule: string | null }>`
    insert into goods_setting (seller_id, last_seq) values (${seller_id}, 1)
    on conflict (seller_id) do update set last_seq = goods_setting.last_seq + 1
    returning last_seq as seq, sku_rule`.execute(db)
  return rows[0] as { seq: number; sku_rule: string | null }
}
