import type { Db } from '../../../infra/db/database.ts'

export const selectAllocations = (db: Db, seller_id: number, store_ids?: readonly number[]) => {
  const query = db.selectFrom('store_allocation').select(['store_id', 'user_id']).where('seller_id', '=', seller_id)
  return (store_ids === undefined ? query : query.where('store_id', 'in', [...store_ids, 0])).execute()
}

export async function replaceAllocations(
  db: Db,
  seller_id: number,
  store_ids: readonly number[],
  user_ids: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('store_allocation')
    .where('seller_id', '=', seller_id)
    .where('store_id', 'in', [...store_ids, 0])
    .execute()
  const rows = store_ids.flatMap((store_id) => user_ids.map((user_id) => ({ seller_id, store_id, user_id })))
  if (rows.length > 0) await db.insertInto('store_allocation').values(rows).execute()
}

/** Sub-accounts of a seller, by their names. */
export const selectSubAccounts = (db: Db, seller_id: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'username', 'display_name'])
    .where('seller_id', '=', seller_id)
    .where('kind', '=', 'sub')
    .orderBy('id')
    .execute()

export async function countOwnStores(db: Db, seller_id: number, ids: readonly number[]): Promise<number> {
  const row = await db
    .selectFrom('store')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('deleted_at', 'is', null)
    .where('id', 'in', [...ids, 0])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const selectCarriers = (db: Db, seller_id: number, platform: number) =>
  db
    .selectFrom('store_carrier')
    .select(['carrier', 'their_code', 'their_name'])
    .where('seller_id', '=', seller_id)
    .where('platform', '=', platform)
    .execute()

export const saveCarrier = (
  db: Db,
  row: { seller_id: number; platform: number; carrier: string; their_code: string; their_name: string },
) =>
  db
    .insertInto('store_carrier')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'platform', 'carrier'])
        .doUpdateSet({ their_code: row.their_code, their_name: row.their_name }),
    )
    .execute()

export const deleteCarrier = (db: Db, seller_id: number, platform: number, carrier: string) =>
  db
    .deleteFrom('store_carrier')
    .where('seller_id', '=', seller_id)
    .where('platform', '=', platform)
    .where('carrier', '=', carrier)
    .execute()

/** Channels by the carrier name sent to marketplaces, with their display name. */
export const selectChannelNames = (db: Db) =>
  db
    .selectFrom('shipping_channel')
    .select(({ fn }) => ['name_en', fn.min('name_zh').as('name_zh')])
    .groupBy('name_en')
    .orderBy('name_en')
    .execute()

export const selectWarehouseChoices = (db: Db, seller_id: number) =>
  db
    .selectFrom('store')
    .select(['id', 'warehouse_code'])
    .where('seller_id', '=', seller_id)
    .where('deleted_at', 'is', null)
    .where('platform', '<>', 100)
    .orderBy('id')
    .execute()

export const selectMailAccounts = (db: Db, seller_id: number) =>
  db
    .selectFrom('store')
    .select(['id', 'name', 'authed'])
    .where('seller_id', '=', seller_id)
    .where('deleted_at', 'is', null)
    .where('platform', '=', 100)
    .orderBy('id')
    .execute()
