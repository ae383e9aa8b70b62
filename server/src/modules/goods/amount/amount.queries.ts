import type { AmountTemplate } from '@inkroute/contract/goods/amount'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'

interface AmountState {
  readonly name: string
  readonly rule: AmountTemplate['rule']
  readonly ending: AmountTemplate['ending']
  readonly updated_at: string
}

const columns = ({ rule, ...state }: AmountState) => ({ ...state, rule: jsonText(rule) })

export const selectAmountTemplates = (db: Db, seller_id: number) =>
  db
    .selectFrom('amount_template')
    .select(['id', 'name', 'rule', 'ending', 'updated_at'])
    .where('seller_id', '=', seller_id)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Null when another has the name. */
export async function insertAmountTemplate(db: Db, seller_id: number, state: AmountState): Promise<number | null> {
  const row = await db
    .insertInto('amount_template')
    .values({ seller_id, ...columns(state) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function updateAmountRow(db: Db, seller_id: number, id: number, state: AmountState): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('amount_template')
    .set(columns(state))
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteAmountRow(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('amount_template')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
