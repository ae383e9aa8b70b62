import type { RuleAction, StoreRule } from '@inkroute/contract/store/rule'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'

const getRule = (db: Db, seller_id: number, store_id: number) =>
  db.selectFrom('store_rule').select('content').where('seller_id', '=', seller_id).where('store_id', '=', store_id)

export async function findRule(db: Db, seller_id: number, store_id: number): Promise<StoreRule | null> {
  const row = await getRule(db, seller_id, store_id).executeTakeFirst()
  return row ? row.content : null
}

/** Locks the rule, so that the daily limit is counted correctly. */
export async function lockRule(db: Db, seller_id: number, store_id: number): Promise<StoreRule | null> {
  const row = await getRule(db, seller_id, store_id).forUpdate().executeTakeFirst()
  return row ? row.content : null
}

export const saveRules = (
  db: Db,
  seller_id: number,
  store_ids: readonly number[],
  rule: StoreRule,
  updated_at: string,
) =>
  db
    .insertInto('store_rule')
    .values(store_ids.map((store_id) => ({ seller_id, store_id, content: jsonText(rule), updated_at })))
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'store_id']).doUpdateSet({ content: jsonText(rule), updated_at }),
    )
    .execute()

/** Orders of a store that wait for payment, oldest first. */
export async function selectWaiting(db: Db, seller_id: number, store_id: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sales_order as o')
    .select('o.id')
    .where('o.seller_id', '=', seller_id)
    .where('o.store_id', '=', store_id)
    .where('o.source', '=', 'store')
    .where('o.state', '=', 'awaiting_payment')
    .orderBy('o.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function sumPaid(db: Db, seller_id: number, store_id: number, since: string): Promise<number> {
  const row = await db
    .selectFrom('store_rule_record')
    .select(({ fn }) => fn.sum<number>('amount_fen').as('paid'))
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('action', '=', 'paid')
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return Number(row?.paid ?? 0)
}

interface NewRecord {
  readonly seller_id: number
  readonly store_id: number
  readonly order_id: number
  readonly action: RuleAction
  readonly cause: string
  readonly detail: Readonly<Record<string, string>>
  readonly amount_fen: number
  readonly created_at: string
}

/** Trying again with the same outcome is no new record: it keeps the time it was first so. */
export const insertRuleRecord = (db: Db, { detail, ...row }: NewRecord) =>
  db
    .insertInto('store_rule_record')
    .values({ ...row, detail: JSON.stringify(detail) })
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'order_id', 'action'])
        .doUpdateSet({
          cause: row.cause,
          detail: JSON.stringify(detail),
          amount_fen: row.amount_fen,
          created_at: row.created_at,
        })
        .where(({ eb, or, ref }) =>
          or([
            eb('store_rule_record.cause', 'is distinct from', ref('excluded.cause')),
            eb('store_rule_record.detail', 'is distinct from', ref('excluded.detail')),
            eb('store_rule_record.amount_fen', 'is distinct from', ref('excluded.amount_fen')),
          ]),
        ),
    )
    .execute()

export const hasRecord = async (db: Db, seller_id: number, order_id: number, action: RuleAction): Promise<boolean> => {
  const row = await db
    .selectFrom('store_rule_record')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .where('action', '=', action)
    .executeTakeFirst()
  return row !== undefined
}

const records = (db: Db, seller_id: number, store_id: number) =>
  db
    .selectFrom('store_rule_record as r')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.seller_id', '=', 'r.seller_id').onRef('o.id', '=', 'r.order_id'),
    )
    .where('r.seller_id', '=', seller_id)
    .where('r.store_id', '=', store_id)

export const selectRecords = (
  db: Db,
  seller_id: number,
  store_id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  records(db, seller_id, store_id)
    .select(['r.id', 'r.order_id', 'o.order_no', 'o.external_no', 'r.action', 'r.cause', 'r.detail', 'r.created_at'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countRecords(db: Db, seller_id: number, store_id: number): Promise<number> {
  const row = await records(db, seller_id, store_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Orders held by a rule and not yet reviewed. */
const heldNow = (db: Db, seller_id: number) =>
  db
    .selectFrom('sales_order')
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'on_hold')
    .where('hold_reason', '=', 'rule')

export const selectHeld = (db: Db, seller_id: number, limit: number) =>
  heldNow(db, seller_id)
    .select(['id', 'order_no', 'buyer_name', 'country', 'hold_note', 'updated_at'])
    .orderBy('updated_at')
    .limit(limit)
    .execute()

export async function countHeld(db: Db, seller_id: number): Promise<number> {
  const row = await heldNow(db, seller_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Resets holds after an address change, so that the order is checked again. */
export const forgetHolds = (db: Db, seller_id: number, order_ids: readonly number[]) =>
  db
    .deleteFrom('store_rule_record')
    .where('seller_id', '=', seller_id)
    .where('order_id', 'in', [...order_ids, 0])
    .where('action', '=', 'held')
    .execute()

/** In whose name rules act: the main account's. */
export const selectRuledStores = async (db: Db, seller_id: number): Promise<number[]> => {
  const rows = await db.selectFrom('store_rule').select('store_id').where('seller_id', '=', seller_id).execute()
  return rows.map(({ store_id }) => store_id)
}

export const findOwner = (db: Db, seller_id: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'username'])
    .where('seller_id', '=', seller_id)
    .where('kind', '=', 'seller')
    .executeTakeFirst()
