import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { deleteEndedSessions } from '../../account/account.ts'
import type { Contact } from './one-time-code.rules.ts'

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Deletes expired rows. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const month_ago = before(now, 30 * DAY_MS)
  const day_ago = before(now, DAY_MS)
  await deleteEndedSessions(db, { login: month_ago, step: day_ago })
  await sql`delete from staff_login where created_at < ${before(now, 365 * DAY_MS)}`.execute(db)
  await sql`delete from staff_invite where expires_at < ${month_ago}`.execute(db)
  await sql`delete from login_failure where created_at < ${day_ago}`.execute(db)
  await sql`delete from login_lock where locked_until < ${now}`.execute(db)
  await sql`delete from sms_code where created_at < ${before(now, 2 * DAY_MS)}`.execute(db)
  await sql`delete from captcha_challenge where expires_at < ${now}`.execute(db)
  await sql`delete from captcha_pass where expires_at < ${now}`.execute(db)
  await sql`delete from wechat_ticket where expires_at < ${day_ago}`.execute(db)
  await sql`delete from wechat_nonce where received_at < ${before(now, HOUR_MS)}`.execute(db)
}

export interface SessionRow {
  readonly session_id: number
  readonly user_id: number
  readonly username: string
  readonly kind: 'seller' | 'sub' | 'staff'
  readonly seller_id: number | null
  readonly viewer_id: number | null
  readonly permissions: string[]
  readonly last_seen_at: string
  readonly expires_at: string
}

interface SessionRules {
  readonly now: Date
  /** Whether demo accounts are allowed. */
  readonly demo: boolean
}

/** Permission names of the roles of the user `u`. */
const heldPermissions = sql<string[]>`array(select distinct unnest(r.permissions) from user_role ur
  join role r on r.seller_id = ur.seller_id and r.id = ur.role_id where ur.user_id = u.id)`

export async function findSession(db: Db, token_hash: Buffer, rules: SessionRules): Promise<SessionRow | undefined> {
  const { now, demo } = rules
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.viewer_id, s.last_seen_at, s.expires_at, u.id as user_id, u.username, u.kind,
      u.seller_id,
      ${heldPermissions} as permissions
    from session s join app_user u on u.id = s.user_id
      left join seller on seller.id = u.seller_id
      left join app_user viewer on viewer.id = s.viewer_id
    where s.token_hash = ${token_hash} and s.purpose in ('login', 'view') and s.revoked_at is null
      and s.expires_at > ${now} and (not u.is_demo or ${demo})
      and case when s.purpose = 'view'
        then viewer.is_enabled and exists (select 1 from session own where own.id = s.parent_id and own.revoked_at is null)
        else u.is_enabled and seller.frozen_at is null end
      and (s.idle_minutes is null or s.last_seen_at + s.idle_minutes * interval '1 minute' > ${now})`.execute(db)
  return rows[0]
}

interface ActorRow {
  readonly id: number
  readonly username: string
  readonly kind: 'seller' | 'sub'
  readonly language: string
  readonly permissions: string[]
}

/** This person of the seller if they may log in, otherwise the main account. */
export async function findActor(db: Db, seller_id: number, user_id: number | null): Promise<ActorRow | undefined> {
  const { rows } = await sql<ActorRow>`
    select u.id, u.username, u.kind, u.language, ${heldPermissions} as permissions
    from app_user u where u.seller_id = ${seller_id} and (u.kind = 'seller' or (u.id = ${user_id} and u.is_enabled))
    order by u.kind = 'seller' limit 1`.execute(db)
  return rows[0]
}

export const findSessionEnd = (db: Db, session_id: number) =>
  db.selectFrom('session').select('expires_at').where('id', '=', session_id).executeTakeFirst()

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

export const findPasswordHash = async (db: Db, user_id: number): Promise<string | null> => {
  const query = db.selectFrom('app_user').select('password_hash').where('id', '=', user_id)
  return (await query.executeTakeFirst())?.password_hash ?? null
}

const getColumn = ({ channel }: Contact) => (channel === 'sms' ? sql<string>`phone` : sql<string>`lower(email)`)

/** The seller user with this phone or mail address. */
export const findSellerUserByContact = (db: Db, contact: Contact, demo: boolean) =>
  db
    .selectFrom('app_user')
    .select(['id as user_id', 'seller_id', 'username'])
    .where(getColumn(contact), '=', contact.to)
    .where('kind', '!=', 'staff')
    .where('seller_id', 'is not', null)
    .$if(!demo, (query) => query.where('is_demo', '=', false))
    .$narrowType<{ seller_id: number }>()
    .executeTakeFirst()

export const isContactTaken = async (db: Db, contact: Contact): Promise<boolean> => {
  const query = db.selectFrom('app_user').select('id').where(getColumn(contact), '=', contact.to)
  return (await query.executeTakeFirst()) !== undefined
}

export const isUsernameTaken = async (db: Db, username: string): Promise<boolean> => {
  const query = db.selectFrom('app_user').select('id')
  return (await query.where(sql`lower(username)`, '=', username.toLowerCase()).executeTakeFirst()) !== undefined
}

/** Why a seller may not log in, and whom to ask; undefined for a seller who may. */
export async function findFreeze(db: Db, seller_id: number): Promise<{ reason: string; contact: string } | undefined> {
  const { rows } = await sql<{ reason: string; contact: string }>`
    select frozen_reason as reason,
      coalesce((select value ->> 'email' from site_config where key = 'contact'), '') as contact
    from seller where id = ${seller_id} and frozen_at is not null`.execute(db)
  return rows[0]
}
