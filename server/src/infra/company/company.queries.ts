import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export const findCompany = (db: Db) =>
  db.selectFrom('company').select(['value', 'revision', 'updated_at', 'updated_by']).executeTakeFirst()

/** Null when somebody else has saved since. */
export const updateCompany = (db: Db, value: object, change: { readonly revision: number; readonly by: string }) =>
  db
    .updateTable('company')
    .set({
      value: JSON.stringify(value),
      revision: change.revision + 1,
      updated_at: sql<string>`now()`,
      updated_by: change.by,
    })
    .where('revision', '=', change.revision)
    .returning('revision')
    .executeTakeFirst()

interface Rate {
  readonly currency: string
  /** Yuan for one unit, in ten-thousandths. */
  readonly rate_e4: number
}

/** The rates of shown prices are those calculators use. */
export async function saveRates(db: Db, rates: readonly Rate[]): Promise<void> {
  if (rates.length === 0) return
  await db
    .insertInto('exchange_rate')
    .values([...rates])
    .onConflict((conflict) =>
      conflict
        .column('currency')
        .doUpdateSet((eb) => ({ rate_e4: eb.ref('excluded.rate_e4'), updated_at: sql<string>`now()` })),
    )
    .execute()
}

/** Rates to begin with; those staff have set stay. */
export const addRates = (db: Db, rates: readonly Rate[]) =>
  db
    .insertInto('exchange_rate')
    .values([...rates])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
