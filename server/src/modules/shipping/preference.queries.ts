import type { Db } from '../../infra/db/database.ts'

export const listPreferenceRows = (db: Db, seller_id: number) =>
  db
    .selectFrom('shipping_preference')
    .select(['country', 'channel_id'])
    .where('seller_id', '=', seller_id)
    .orderBy('country')
    .orderBy('sort')
    .execute()

export const deletePreferences = (db: Db, seller_id: number, country: string) =>
  db.deleteFrom('shipping_preference').where('seller_id', '=', seller_id).where('country', '=', country).execute()

export const insertPreferences = (db: Db, seller_id: number, country: string, channel_ids: readonly number[]) =>
  db
    .insertInto('shipping_preference')
    .values(channel_ids.map((channel_id, sort) => ({ seller_id, country, channel_id, sort })))
    .execute()
