import type { Language } from '@inkroute/contract/errors/errors'
import type { Insertable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { CommonRule } from '../../../infra/db/tables.gen.ts'

export const findCommonRule = (db: Db, seller_id: number) =>
  db.selectFrom('common_rule').selectAll().where('seller_id', '=', seller_id).executeTakeFirst()

export const keepCommonRule = (db: Db, { seller_id, ...rule }: Insertable<CommonRule>) =>
  db
    .insertInto('common_rule')
    .values({ seller_id, ...rule })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(rule))
    .execute()

/** Why the last automatic payment of an order was put off, by language. */
export async function selectTryReason(db: Db, seller_id: number, order_id: number) {
  const row = await db
    .selectFrom('auto_pay_try')
    .select('reason')
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst()
  return (row?.reason ?? null) as Readonly<Record<Language, string>> | null
}
