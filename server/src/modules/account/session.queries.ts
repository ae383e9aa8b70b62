import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { invalidatingSessions } from '../../infra/session-cache.ts'

export type SessionPurpose = 'login' | 'jump' | 'step' | 'view'

interface NewSessionRow {
  readonly token_hash: Buffer
  readonly user_id: number
  readonly purpose: SessionPurpose
  readonly viewer_id: number | null
  readonly parent_id: number | null
  readonly idle_minutes: number | null
  readonly ip: string
  readonly user_agent: string
  readonly logid_url: string
  readonly created_at: string
  readonly last_seen_at: string
  readonly expires_at: string
}

export const insertSession = (db: Db, row: NewSessionRow) =>
  db.insertInto('session').values(row).returning('id').executeTakeFirstOrThrow()

export const touchSession = (db: Db, session_id: number, now: Date) =>
  db.updateTable('session').set({ last_seen_at: now.toISOString() }).where('id', '=', session_id).execute()

/** Ends one session of this user; returns whether there was one. */
export async function revokeSession(db: Db, user_id: number, session_id: number, now: Date): Promise<boolean> {
  const query = db
    .updateTable('session')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
  const { numUpdatedRows } = await invalidatingSessions(db, user_id, query.executeTakeFirst())
  return numUpdatedRows > 0n
}

/** Ends every session and jump token of this user but the one kept. */
export const revokeSessions = (db: Db, user_id: number, keep_session_id: number | null, now: Date) => {
  const query = db
    .updateTable('session')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .$if(keep_session_id !== null, (query) => query.where('id', '!=', keep_session_id))
  return invalidatingSessions(db, user_id, query.execute())
}

interface JumpRow {
  readonly user_id: number
  readonly username: string
  readonly parent_id: number
  readonly parent_expires_at: string
}

/** A jump token is worth as much as the session that issued it: it ends with its logout and cannot outlive it. */
const liveJump = (token_hash: Buffer, now: Date, demo: boolean) => sql`
  from session parent join app_user u on u.id = parent.user_id
  where jump.token_hash = ${token_hash} and jump.purpose = 'jump' and jump.revoked_at is null
    and jump.expires_at > ${now} and parent.id = jump.parent_id and parent.revoked_at is null
    and parent.expires_at > ${now} and u.is_enabled and (not u.is_demo or ${demo})
    and not exists (select 1 from seller where seller.id = u.seller_id and seller.frozen_at is not null)`

/** Spends a jump token: of two that present it at once, one row is updated and one is not. */
export async function spendJumpToken(db: Db, token_hash: Buffer, now: Date, demo: boolean) {
  const { rows } = await sql<JumpRow>`
    update session jump set revoked_at = ${now} ${liveJump(token_hash, now, demo)}
    returning jump.user_id, u.username, parent.id as parent_id, parent.expires_at as parent_expires_at`.execute(db)
  return rows[0]
}

/** The owner of a jump token, without spending it. */
export async function findJumpToken(db: Db, token_hash: Buffer, now: Date, demo: boolean) {
  const { rows } = await sql<Pick<JumpRow, 'username'>>`
    select o.username from session jump join app_user o on o.id = jump.user_id
    where jump.token_hash = ${token_hash} and exists (select 1 ${liveJump(token_hash, now, demo)})`.execute(db)
  return rows[0]
}

/** Ends one session of a seller's people, or all of them; returns how many. Views by staff go on. */
export async function endSessions(db: Db, seller_id: number, session_id: number | null, now: Date): Promise<number> {
  const query = sql<{ id: number }>`
    update session s set revoked_at = ${now} from app_user u
    where u.id = s.user_id and u.seller_id = ${seller_id} and s.revoked_at is null and s.purpose in ('login', 'jump')
      and s.expires_at > ${now} and (${session_id}::bigint is null or s.id = ${session_id})
    returning s.id`.execute(db)
  return (await invalidatingSessions(db, null, query)).rows.length
}

/** Ended sessions are kept for a while, so that people can review them; what served one step is not. */
export const deleteEndedSessions = (db: Db, ended: { readonly login: Date; readonly step: Date }) =>
  sql`delete from session where expires_at < ${ended.login} or revoked_at < ${ended.login}
    or (purpose <> 'login' and expires_at < ${ended.step})`.execute(db)

/** Ends every login of the account and keeps it frozen for good. */
export async function closeAccount(db: Db, seller_id: number, now: string): Promise<void> {
  await sql`update seller set erased_at = coalesce(erased_at, ${now}::timestamptz),
    frozen_at = coalesce(frozen_at, ${now}::timestamptz),
    frozen_reason = 'erased' where id = ${seller_id}`.execute(db)
  await sql`delete from session where user_id in (select id from app_user where seller_id = ${seller_id})`.execute(db)
}
