import { type Insertable, sql, type Updateable } from 'kysely'
import { compileOnce } from '../../infra/db/compile-once.ts'
import type { Db } from '../../infra/db/database.ts'
import { type Query, query } from '../../infra/db/pipeline.ts'
import { lockTurn } from '../../infra/db/seller-turn.queries.ts'
import type { ShippingRule } from '../../infra/db/tables.gen.ts'
import type { ChannelRule } from './choose-channel.rules.ts'

export const listRuleRows = (db: Db, seller_id: number) =>
  db.selectFrom('shipping_rule').selectAll().where('seller_id', '=', seller_id).orderBy('sort').orderBy('id').execute()

/** Serialises creating and sorting, so that limit and order hold. */
export const lockRules = (db: Db, seller_id: number) => lockTurn(db, 'shipping_rule', seller_id)

export async function insertRule(
  db: Db,
  seller_id: number,
  row: Omit<Insertable<ShippingRule>, 'seller_id' | 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('shipping_rule')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeRule(
  db: Db,
  seller_id: number,
  id: number,
  change: Updateable<ShippingRule>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shipping_rule')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeRule(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shipping_rule')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const listPreferenceRows = (db: Db, seller_id: number) =>
  db
    .selectFrom('shipping_preference')
    .select(['country', 'channel_id'])
    .where('seller_id', '=', seller_id)
    .orderBy('country')
    .orderBy('sort')
    .execute()

export interface Wishes {
  /** Of the freight tables at this moment. */
  readonly freight_revision: number
  readonly rules: readonly ChannelRule[]
  readonly preferences: readonly { readonly country: string; readonly channel_id: number }[]
}

/** The seller's rules and preferences and the freight revision. */
export const wishesQuery = (db: Db, seller_id: number): Query<Wishes> =>
  query(rulesAndPreferences(db, { seller_id }), ([wishes]) => {
    if (!wishes) throw new Error('no wishes were read')
    return wishes
  })
const rulesAndPreferences = compileOnce(
  (_db, { seller_id }: { readonly seller_id: number }) => sql<Wishes>`
    select (select revision from freight_revision) as freight_revision,
      (select coalesce(json_agg(r order by r.sort, r.id), '[]') from shipping_rule r
        where r.seller_id = ${seller_id}) as rules,
      (select coalesce(json_agg(p order by p.country, p.sort), '[]') from shipping_preference p
        where p.seller_id = ${seller_id}) as preferences`,
)

export const deletePreferences = (db: Db, seller_id: number, country: string) =>
  db.deleteFrom('shipping_preference').where('seller_id', '=', seller_id).where('country', '=', country).execute()

export const insertPreferences = (db: Db, seller_id: number, country: string, channel_ids: readonly number[]) =>
  db
    .insertInto('shipping_preference')
    .values(channel_ids.map((channel_id, sort) => ({ seller_id, country, channel_id, sort })))
    .execute()
