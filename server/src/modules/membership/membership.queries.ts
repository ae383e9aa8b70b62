import type { Insertable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

export const selectPlans = (db: Db) =>
  db
    .selectFrom('membership_plan')
    .select(['id', 'level', 'period', 'price_fen'])
    .where('is_sold', '=', true)
    .orderBy('level')
    .orderBy('price_fen')
    .execute()

/** Prices that staff have changed stay. */
export const addPlans = (db: Db, plans: readonly Insertable<DB['membership_plan']>[]) =>
  db
    .insertInto('membership_plan')
    .values([...plans])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
