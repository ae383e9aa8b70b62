import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export const findFactor = (db: Db, user_id: number) =>
  db
    .selectFrom('staff_second_factor')
    .select(['sealed_secret', 'confirmed_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()

/** The step of the code that confirmed it counts as used. */
export const saveFactor = (db: Db, user_id: number, sealed_secret: Buffer, last_step: number, now: Date) => {
  const row = { sealed_secret, last_step, created_at: now.toISOString(), confirmed_at: now.toISOString() }
  return db
    .insertInto('staff_second_factor')
    .values({ user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export const selectFactors = (db: Db) =>
  db.selectFrom('staff_second_factor').select(['user_id', 'sealed_secret']).execute()

/** Unless the app was changed meanwhile. */
export const changeSeal = (db: Db, user_id: number, from: Buffer, to: Buffer) =>
  db
    .updateTable('staff_second_factor')
    .set({ sealed_secret: to })
    .where('user_id', '=', user_id)
    .where('sealed_secret', '=', from)
    .execute()

/** True once per step: a code that was overheard cannot be used again, nor an older one. */
export async function claimStep(db: Db, user_id: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_second_factor')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteFactor(db: Db, user_id: number): Promise<void> {
  await db.deleteFrom('staff_second_factor').where('user_id', '=', user_id).execute()
  await db.deleteFrom('staff_recovery_code').where('user_id', '=', user_id).execute()
}

export async function replaceRecoveryCodes(db: Db, user_id: number, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('staff_recovery_code').where('user_id', '=', user_id).execute()
  await db
    .insertInto('staff_recovery_code')
    .values(hashes.map((code_hash) => ({ user_id, code_hash })))
    .execute()
}

export async function spendRecoveryCode(db: Db, user_id: number, code_hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Db, user_id: number): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** A login that has passed the password; still good while the second step is tried. */
export const findStepToken = (db: Db, token_hash: Buffer, now: Date, demo: boolean) =>
  db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'session.id as session_id',
      'session.logid_url',
      'app_user.id as user_id',
      'app_user.username',
      'app_user.kind',
      sql<number>`coalesce(app_user.seller_id, 0)`.as('seller_id'),
    ])
    .where('session.token_hash', '=', token_hash)
    .where('session.purpose', '=', 'step')
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now.toISOString())
    .where('app_user.is_enabled', '=', true)
    .where((where) => where.or([where('app_user.is_demo', '=', false), where.val(demo)]))
    .executeTakeFirst()

interface StaffLoginRow {
  readonly user_id: number | null
  readonly username: string
  readonly outcome: string
  readonly ip: string
  readonly user_agent: string
  readonly created_at: string
}

export const insertStaffLogin = (db: Db, row: StaffLoginRow) => db.insertInto('staff_login').values(row).execute()

interface LoginFilter {
  readonly username: string
  /** Null for all. */
  readonly refused: boolean | null
  readonly accepted: readonly string[]
  readonly limit: number
  readonly offset: number
}

export async function selectStaffLogins(db: Db, filter: LoginFilter) {
  const wanted = db
    .selectFrom('staff_login')
    .$if(filter.username !== '', (query) =>
      query.where(sql`lower(username)`, 'like', `%${filter.username.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`),
    )
    .$if(filter.refused !== null, (query) =>
      query.where('outcome', filter.refused ? 'not in' : 'in', [...filter.accepted]),
    )
  const rows = await wanted
    .select(['id', 'user_id', 'username', 'outcome', 'ip', 'user_agent', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  const { total } = await wanted.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export const insertInvite = (
  db: Db,
  row: { token_hash: Buffer; user_id: number; created_at: string; expires_at: string },
) => db.insertInto('staff_invite').values(row).execute()

/** A new link invalidates earlier ones of this person. */
export const deleteInvites = (db: Db, user_id: number) =>
  db.deleteFrom('staff_invite').where('user_id', '=', user_id).execute()

export const findInvite = (db: Db, token_hash: Buffer, now: Date) =>
  db
    .selectFrom('staff_invite')
    .innerJoin('app_user', 'app_user.id', 'staff_invite.user_id')
    .select(['staff_invite.user_id', 'app_user.username', 'app_user.kind', 'staff_invite.expires_at'])
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('app_user.is_enabled', '=', true)
    .executeTakeFirst()

/** Nodes that start together take turns. */
export const lockFirstStaff = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('first_staff'))`.execute(db)

export const findOpenInvite = (db: Db, username: string, now: Date) =>
  db
    .selectFrom('staff_invite')
    .innerJoin('app_user', 'app_user.id', 'staff_invite.user_id')
    .select(['staff_invite.token_hash', 'staff_invite.expires_at'])
    .where('app_user.username', '=', username)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

/** Of two concurrent uses, one succeeds. */
export async function spendInvite(db: Db, token_hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_invite')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function selectStaff(db: Db) {
  return db
    .selectFrom('app_user')
    .leftJoin('staff_second_factor', 'staff_second_factor.user_id', 'app_user.id')
    .select(['username', 'is_enabled', 'is_demo', 'last_login_at'])
    .select(sql<boolean>`staff_second_factor.user_id is not null`.as('has_two_step'))
    .where('kind', '=', 'staff')
    .orderBy('app_user.id')
    .execute()
}
