import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { Store } from '../../../infra/db/tables.gen.ts'

/** Sub-accounts see stores allocated to them; the main account (`null`) sees all. */
export type Viewer = number | null

const own = (db: Db, seller_id: number) =>
  db.selectFrom('store').where('store.seller_id', '=', seller_id).where('store.deleted_at', 'is', null)

const withHealth = (db: Db, seller_id: number, viewer: Viewer) =>
  own(db, seller_id)
    .leftJoin('store_sync as s', (join) =>
      join.onRef('s.seller_id', '=', 'store.seller_id').onRef('s.store_id', '=', 'store.id'),
    )
    .$if(viewer !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('store_allocation as a')
            .select('a.store_id')
            .where('a.seller_id', '=', seller_id)
            .whereRef('a.store_id', '=', 'store.id')
            .where('a.user_id', '=', viewer ?? 0),
        ),
      ),
    )

const rowColumns = [
  'store.id',
  'store.platform',
  'store.name',
  'store.group_name',
  'store.external_shop_id',
  'store.shop_domain',
  'store.region',
  'store.currency',
  'store.authed',
  'store.auth_problem',
  'store.hook_key',
  'store.consent_expires_at',
  'store.authed_at',
  'store.warehouse_code',
  's.synced_at',
  's.next_at',
  's.order_count',
  's.error_kind',
  's.error',
] as const

export interface StoreFilter {
  readonly platform?: number | undefined
  /** Those without authorisation, or whose consent ends before this. */
  readonly ending_before?: string | undefined
  readonly group_name?: string | undefined
  readonly keyword?: string | undefined
}

const filtered = (db: Db, seller_id: number, viewer: Viewer, filter: StoreFilter) =>
  withHealth(db, seller_id, viewer)
    // Mail accounts are kept beside stores and are none.
    .where('store.platform', '<>', 100)
    .$if(filter.platform !== undefined, (query) => query.where('store.platform', '=', filter.platform ?? 0))
    .$if(filter.group_name !== undefined, (query) => query.where('store.group_name', '=', filter.group_name ?? ''))
    .$if(filter.ending_before !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('store.authed', '=', 2), eb('store.consent_expires_at', '<', filter.ending_before ?? '')]),
      ),
    )
    .$if(Boolean(filter.keyword), (query) =>
      query.where(
        sql<SqlBool>`strpos(lower(store.name || ' ' || store.shop_domain || ' ' || store.external_shop_id), ${(filter.keyword ?? '').toLowerCase()}) > 0`,
      ),
    )

export const selectStores = (
  db: Db,
  seller_id: number,
  viewer: Viewer,
  filter: StoreFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  filtered(db, seller_id, viewer, filter)
    .select(rowColumns)
    .orderBy('store.authed', 'desc')
    .orderBy('store.consent_expires_at', (order) => order.asc().nullsLast())
    .orderBy('store.id')
    .limit(limit)
    .offset(offset)
    .execute()
export type StoreListRow = Awaited<ReturnType<typeof selectStores>>[number]

export async function countStores(db: Db, seller_id: number, viewer: Viewer, filter: StoreFilter): Promise<number> {
  const row = await filtered(db, seller_id, viewer, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const selectStoreRow = (db: Db, seller_id: number, viewer: Viewer, id: number) =>
  withHealth(db, seller_id, viewer).where('store.id', '=', id).select(rowColumns).executeTakeFirst()

export const findStore = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).where('store.id', '=', id).selectAll('store').executeTakeFirst()
export type StoreRecord = NonNullable<Awaited<ReturnType<typeof findStore>>>

/** Includes removed stores: reconnecting a shop reuses its row. */
export const lockStoreByShop = (db: Db, seller_id: number, platform: number, external_shop_id: string) =>
  db
    .selectFrom('store')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('platform', '=', platform)
    .where('external_shop_id', '=', external_shop_id)
    .forUpdate()
    .executeTakeFirst()

/** Current owner of a shop, for marketplace webhooks. */
export const findStoreOfShop = (db: Db, platform: number, external_shop_id: string) =>
  db
    .selectFrom('store')
    .selectAll()
    .where('platform', '=', platform)
    .where('external_shop_id', '=', external_shop_id)
    .where('authed', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const findStoreByHook = (db: Db, hook_key: string) =>
  db
    .selectFrom('store')
    .selectAll()
    .where('hook_key', '=', hook_key)
    .where('authed', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Whose push address this is, authorised at the moment or not. */
export const findStoreOfAddress = (db: Db, platform: number, hook_key: string) =>
  db
    .selectFrom('store')
    .select(['id', 'authed', 'hook_key'])
    .where('hook_key', '=', hook_key)
    .where('platform', '=', platform)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export async function insertStore(db: Db, row: Insertable<Store>): Promise<number> {
  const { id } = await db.insertInto('store').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeStores(
  db: Db,
  seller_id: number,
  ids: readonly number[],
  change: Updateable<Store>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('store')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Brings a removed row back while changing it. */
export const changeStoreOrRemoved = (db: Db, seller_id: number, id: number, change: Updateable<Store>) =>
  db.updateTable('store').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const selectGroups = async (db: Db, seller_id: number): Promise<string[]> => {
  const rows = await own(db, seller_id)
    .select('group_name')
    .distinct()
    .where('group_name', '<>', '')
    .orderBy('group_name')
    .execute()
  return rows.map(({ group_name }) => group_name)
}

/** Includes removed stores: what was listed in them keeps its name. */
export const selectStoresByIds = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('store')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .execute()

export const selectByPlatform = (db: Db, seller_id: number, viewer: Viewer) =>
  withHealth(db, seller_id, viewer)
    .select(['store.id', 'store.platform', 'store.name', 'store.authed', 'store.group_name', 'store.auth_problem'])
    .select('store.consent_expires_at')
    .orderBy('store.id')
    .execute()

/** Failed tracking pushes per store. */
export async function countFailedPushes(
  db: Db,
  seller_id: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('store_push')
    .select(({ fn }) => ['store_id', fn.countAll<number>().as('count')])
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'failed')
    .where('store_id', 'in', [...ids, 0])
    .groupBy('store_id')
    .execute()
  return new Map(rows.map(({ store_id, count }) => [store_id, Number(count)]))
}

const OPEN_STATES = ['paid', 'in_review', 'in_production', 'packed', 'partially_shipped', 'on_hold']

/** Paid orders that have not shipped yet. */
export async function countOpenOrders(db: Db, seller_id: number, store_id: number): Promise<number> {
  const row = await db
    .selectFrom('sales_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Stores of a platform that let us in. */
export const selectOpenStores = (db: Db, seller_id: number, platform: number) =>
  own(db, seller_id)
    .select(['store.id', 'store.name'])
    .where('store.platform', '=', platform)
    .where('store.authed', '=', 1)
    .orderBy('store.id')
    .execute()

export const forgetStore = (db: Db, seller_id: number, store_id: number, now: string) =>
  sql`update store set deleted_at = coalesce(deleted_at, ${now}::timestamptz), authed = 2, auth_problem = 'revoked',
    shop_domain = '', external_shop_id = 'erased-' || id, settings = '{}' where seller_id = ${seller_id} and id = ${store_id}`.execute(
    db,
  )

/** For statements of orders, which join them. */
export const joinableStores = (): RawBuilder<unknown> => sql`(select seller_id, id, platform, deleted_at from store)`
