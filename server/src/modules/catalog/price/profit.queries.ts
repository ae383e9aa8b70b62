import { addRates } from '../../../infra/company/company.queries.ts'
import type { Db } from '../../../infra/db/database.ts'
import { exchangeRates, marketplaceFees } from '../base/marketplace-fees.ts'

export const selectFees = (db: Db) =>
  db
    .selectFrom('marketplace_fee as f')
    .innerJoin('exchange_rate as r', 'r.currency', 'f.currency')
    .select(['f.platform', 'f.currency', 'f.commission_bp', 'f.payment_bp', 'f.fixed_fee_minor', 'r.rate_e4'])
    .execute()

/** Yuan for one unit of a currency, in ten-thousandths. */
export async function selectRate(db: Db, currency: string): Promise<number> {
  const known = await db
    .selectFrom('exchange_rate')
    .select('rate_e4')
    .where('currency', '=', currency)
    .executeTakeFirst()
  return known?.rate_e4 ?? exchangeRates.find((rate) => rate.currency === currency)?.rate_e4 ?? 0
}

/** Keeps changes made by staff. */
export async function addFees(db: Db): Promise<void> {
  await addRates(db, exchangeRates)
  await db
    .insertInto('marketplace_fee')
    .values(marketplaceFees)
    .onConflict((c) => c.doNothing())
    .execute()
}
