import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { forgettingSessions } from '../../infra/session-memory.ts'

interface NewSessionRow {
  readonly token_hash: Buffer
  readonly user_id: number
  readonly purpose: 'login' | 'jump'
  readonly ip: string
  readonly user_agent: string
  readonly logid_url: string
  readonly created_at: string
  readonly last_seen_at: string
  readonly expires_at: string
}

export const insertSession = (db: Db, row: NewSessionRow) => db.insertInto('session').values(row).execute()

export interface SessionRow {
  readonly session_id: number
  readonly user_id: number
  readonly username: string
  readonly kind: 'seller' | 'sub' | 'staff'
  readonly seller_id: number | null
  readonly permissions: string[]
  readonly last_seen_at: string
  readonly expires_at: string
}

export async function findSession(db: Db, token_hash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.last_seen_at, s.expires_at, u.id as user_id, u.username, u.kind, u.seller_id,
      array(select distinct unnest(r.permissions) from user_role ur
        join role r on r.seller_id = ur.seller_id and r.id = ur.role_id where ur.user_id = u.id) as permissions
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = ${token_hash} and s.purpose = 'login' and s.revoked_at is null and s.expires_at > ${now}
      and u.is_enabled`.execute(db)
  return rows[0]
}

export const touchSession = (db: Db, session_id: number, now: Date) =>
  db.updateTable('session').set({ last_seen_at: now.toISOString() }).where('id', '=', session_id).execute()

export const listLiveSessions = (db: Db, user_id: number, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'login')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute()

/** Ends one session of this user; tells whether there was one. */
export async function revokeSession(db: Db, user_id: number, session_id: number, now: Date): Promise<boolean> {
  const query = db
    .updateTable('session')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
  const { numUpdatedRows } = await forgettingSessions(db, user_id, query.executeTakeFirst())
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
  return forgettingSessions(db, user_id, query.execute())
}

/** Spends a jump token: of two that present it at once, one row is updated and one is not. */
export const spendJumpToken = (db: Db, token_hash: Buffer, now: Date) =>
  db
    .updateTable('session')
    .from('app_user')
    .set({ revoked_at: now.toISOString() })
    .where('session.token_hash', '=', token_hash)
    .where('session.purpose', '=', 'jump')
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now.toISOString())
    .whereRef('app_user.id', '=', 'session.user_id')
    .where('app_user.is_enabled', '=', true)
    .returning('session.user_id')
    .executeTakeFirst()

export const markLoggedIn = (db: Db, user_id: number, now: Date) =>
  db.updateTable('app_user').set({ last_login_at: now.toISOString() }).where('id', '=', user_id).execute()

export const setPasswordHash = (db: Db, user_id: number, password_hash: string) =>
  db.updateTable('app_user').set({ password_hash }).where('id', '=', user_id).execute()

export const findPasswordHash = async (db: Db, user_id: number): Promise<string | null> => {
  const query = db.selectFrom('app_user').select('password_hash').where('id', '=', user_id)
  return (await query.executeTakeFirst())?.password_hash ?? null
}

export const setPhone = (db: Db, user_id: number, phone: string) =>
  db.updateTable('app_user').set({ phone }).where('id', '=', user_id).execute()

/** Who answers this phone in the seller console. */
export async function findSellerUserByPhone(db: Db, phone: string) {
  const row = await db
    .selectFrom('app_user')
    .select(['id as user_id', 'seller_id', 'username'])
    .where('phone', '=', phone)
    .where('kind', '!=', 'staff')
    .executeTakeFirst()
  return row ? { ...row, seller_id: row.seller_id ?? 0 } : undefined
}

export const isPhoneTaken = async (db: Db, phone: string): Promise<boolean> =>
  (await db.selectFrom('app_user').select('id').where('phone', '=', phone).executeTakeFirst()) !== undefined

export const isUsernameTaken = async (db: Db, username: string): Promise<boolean> => {
  const query = db.selectFrom('app_user').select('id')
  return (await query.where(sql`lower(username)`, '=', username.toLowerCase()).executeTakeFirst()) !== undefined
}
