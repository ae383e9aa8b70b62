import type { PrivacyFilter, privacyStatuses } from '@inkroute/contract/privacy/privacy'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { PrivacyRequest } from '../../infra/db/tables.gen.ts'

export type RequestRow = Selectable<PrivacyRequest>
export type RequestStatus = (typeof privacyStatuses)[number]

export const openStatuses: readonly RequestStatus[] = ['scheduled', 'queued', 'running', 'waiting']
const OPEN = sql<boolean>`status in ('scheduled', 'queued', 'running', 'waiting')`

/** Undefined for a request of a marketplace that is known already. */
export const insertRequest = (db: Db, row: Insertable<PrivacyRequest>): Promise<RequestRow | undefined> =>
  db
    .insertInto('privacy_request')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['platform', 'reference']).where('reference', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()

export const findRequest = (db: Db, id: number): Promise<RequestRow | undefined> =>
  db.selectFrom('privacy_request').selectAll().where('id', '=', id).executeTakeFirst()

/** Changes a request only while it is in one of these states. */
export async function changeRequest(
  db: Db,
  id: number,
  from: readonly RequestStatus[],
  change: Updateable<PrivacyRequest>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('privacy_request')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function requests(db: Db, filter: PrivacyFilter) {
  const { status, subject, kind, asked_by, seller_id, keyword } = filter
  let query = db.selectFrom('privacy_request')
  if (status) query = query.where('status', '=', status)
  if (subject) query = query.where('subject', '=', subject)
  if (kind) query = query.where('kind', '=', kind)
  if (asked_by) query = query.where('asked_by', '=', asked_by)
  if (seller_id !== undefined) query = query.where('seller_id', '=', seller_id)
  if (keyword) {
    const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`(title ilike ${like} or asked_name ilike ${like} or id::text = ${keyword})`)
  }
  return query
}

export async function countRequests(db: Db, filter: PrivacyFilter): Promise<number> {
  const { count } = await requests(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const selectRequests = (db: Db, filter: PrivacyFilter, page: { limit: number; offset: number }) =>
  requests(db, filter).selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute()

/** For exports of the list: the next batch below this number. */
export const selectRequestsBelow = (db: Db, filter: PrivacyFilter, below: number | null, limit: number) => {
  const query = requests(db, filter).selectAll().orderBy('id', 'desc').limit(limit)
  return (below === null ? query : query.where('id', '<', below)).execute()
}

export async function countOpen(db: Db, now: string): Promise<{ readonly open: number; readonly overdue: number }> {
  const { rows } = await sql<{ open: number; overdue: number }>`
    select count(*)::int as open, (count(*) filter (where due_at < ${now}::timestamptz))::int as overdue
    from privacy_request where ${OPEN}`.execute(db)
  return rows[0] ?? { open: 0, overdue: 0 }
}

/** What a seller sees: requests about the account, and exports of buyers a marketplace asked this seller for. */
export const selectOwnRequests = (db: Db, seller_id: number): Promise<RequestRow[]> =>
  db
    .selectFrom('privacy_request')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where(sql<boolean>`(subject = 'seller' or asked_by = 'marketplace')`)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

export const findOpenOfSeller = (db: Db, seller_id: number, kind: 'export' | 'erase') =>
  db
    .selectFrom('privacy_request')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('subject', '=', 'seller')
    .where('kind', '=', kind)
    .where(OPEN)
    .executeTakeFirst()

/** Requests whose time has come: the cooling-off is over, or what they waited for may have ended. */
export const selectDue = (db: Db, now: string, limit: number) =>
  db
    .selectFrom('privacy_request')
    .select(['id', 'status'])
    .where(OPEN)
    .where('status', 'in', ['scheduled', 'waiting'])
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .limit(limit)
    .execute()

/** Requests without progress, for jobs that were lost. */
export const selectStalled = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('privacy_request')
    .select('id')
    .where(OPEN)
    .where('status', 'in', ['queued', 'running'])
    .where(sql<boolean>`coalesce(beat_at, updated_at) < ${before}::timestamptz`)
    .orderBy('id')
    .limit(limit)
    .execute()

export const selectExpiredFiles = (db: Db, now: string, limit: number) =>
  db
    .selectFrom('privacy_request')
    .select(['id', 'file_key'])
    .where('file_key', 'is not', null)
    .where('expires_at', '<', now)
    .limit(limit)
    .execute()

export const forgetFile = (db: Db, id: number) =>
  db.updateTable('privacy_request').set({ file_key: null }).where('id', '=', id).execute()

/** Exports of this seller and of this seller's buyers go with the account. */
export const selectFilesOfSeller = (db: Db, seller_id: number) =>
  db
    .selectFrom('privacy_request')
    .select(['id', 'file_key'])
    .where('seller_id', '=', seller_id)
    .where('file_key', 'is not', null)
    .execute()

export const getMaskRequests = (db: Db, seller_id: number, title: string) =>
  db
    .updateTable('privacy_request')
    .set({ title, asked_name: sql`case when asked_by = 'seller' then ${title} else asked_name end` })
    .where('seller_id', '=', seller_id)
    .where('subject', '=', 'seller')
    .execute()

export const selectConsents = (db: Db, seller_id: number) =>
  db
    .selectFrom('delivery_consent')
    .innerJoin('app_user', 'app_user.id', 'delivery_consent.user_id')
    .select(['app_user.username', 'channel', 'topic', 'mode', 'source', 'address', 'delivery_consent.created_at'])
    .where('delivery_consent.seller_id', '=', seller_id)
    .orderBy('delivery_consent.id', 'desc')
    .limit(50)
    .execute()
