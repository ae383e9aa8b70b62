import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { invalidatingSessions } from '../../infra/session-cache.ts'

export interface SubAccountRow {
  readonly id: number
  readonly username: string
  readonly display_name: string
  readonly is_enabled: boolean
  readonly last_login_at: string | null
  readonly created_at: string
  readonly role_ids: number[]
  readonly permissions: string[]
}

const subAccounts = (db: Db, seller_id: number) =>
  db
    .selectFrom('app_user as u')
    .where('u.seller_id', '=', seller_id)
    .where('u.kind', '=', 'sub')
    .select(['u.id', 'u.username', 'u.display_name', 'u.is_enabled', 'u.last_login_at', 'u.created_at'])
    .select([
      sql<number[]>`array(select role_id from user_role ur
        where ur.seller_id = u.seller_id and ur.user_id = u.id order by role_id)`.as('role_ids'),
      sql<string[]>`array(select distinct unnest(r.permissions) from user_role ur
        join role r on r.seller_id = ur.seller_id and r.id = ur.role_id
        where ur.seller_id = u.seller_id and ur.user_id = u.id)`.as('permissions'),
    ])

const getLike = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

interface Filter {
  readonly keyword: string
  readonly page: number
  readonly page_size: number
}

export const listSubAccounts = (db: Db, seller_id: number, filter: Filter): Promise<SubAccountRow[]> =>
  subAccounts(db, seller_id)
    .where((where) =>
      where.or([
        where('u.username', 'ilike', getLike(filter.keyword)),
        where('u.display_name', 'ilike', getLike(filter.keyword)),
      ]),
    )
    .orderBy('u.id')
    .limit(filter.page_size)
    .offset((filter.page - 1) * filter.page_size)
    .execute()

/** Locked, so that changes of one account are serialised. */
export const lockSubAccount = (db: Db, seller_id: number, user_id: number): Promise<SubAccountRow | undefined> =>
  subAccounts(db, seller_id).where('u.id', '=', user_id).forUpdate().executeTakeFirst()

export async function countSubAccounts(db: Db, seller_id: number, keyword = '') {
  const like = getLike(keyword)
  const { rows } = await sql<{ total: number; enabled: number }>`
    select count(*) filter (where username ilike ${like} or display_name ilike ${like}) as total,
      count(*) filter (where is_enabled) as enabled
    from app_user where seller_id = ${seller_id} and kind = 'sub'`.execute(db)
  return rows[0] ?? { total: 0, enabled: 0 }
}

/** Seats and roles are counted under this lock: two at once cannot both take the last one. */
export const lockSeller = (db: Db, seller_id: number) =>
  db.selectFrom('seller').select(['id', 'level']).where('id', '=', seller_id).forUpdate().executeTakeFirstOrThrow()

interface UserChange {
  readonly display_name?: string
  readonly is_enabled?: boolean
  readonly last_login_at?: string
  readonly fast_keys?: string[]
}

export const updateUserRow = (db: Db, seller_id: number, user_id: number, change: UserChange) => {
  const query = db.updateTable('app_user').set(change).where('seller_id', '=', seller_id).where('id', '=', user_id)
  return invalidatingSessions(db, user_id, query.execute())
}

export async function replaceRoles(db: Db, seller_id: number, user_id: number, role_ids: readonly number[]) {
  const removal = db.deleteFrom('user_role').where('seller_id', '=', seller_id).where('user_id', '=', user_id)
  await invalidatingSessions(db, user_id, removal.execute())
  if (role_ids.length === 0) return
  const grant = db.insertInto('user_role').values(role_ids.map((role_id) => ({ seller_id, user_id, role_id })))
  await invalidatingSessions(db, user_id, grant.execute())
}

export const listRoles = (db: Db, seller_id: number) =>
  db
    .selectFrom('role')
    .select(['id', 'name', 'description', 'permissions', 'updated_at'])
    .select(
      sql<number>`(select count(*) from user_role ur
        where ur.seller_id = role.seller_id and ur.role_id = role.id)`.as('member_count'),
    )
    .where('seller_id', '=', seller_id)
    .orderBy('id')
    .execute()

export const findRoles = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('role')
    .select(['id', 'name', 'permissions'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', ids)
    .forShare()
    .execute()

export const lockRole = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('role')
    .select(['id', 'name', 'permissions'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function listMembers(db: Db, seller_id: number, role_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_role')
    .select('user_id')
    .where('seller_id', '=', seller_id)
    .where('role_id', '=', role_id)
    .execute()
  return rows.map((row) => row.user_id)
}

export async function listOwnRoleIds(db: Db, seller_id: number, user_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_role')
    .select('role_id')
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .execute()
  return rows.map((row) => row.role_id)
}

interface RoleRow {
  readonly name: string
  readonly description: string
  readonly permissions: string[]
  readonly needs_two_step?: boolean
  readonly seen_permissions?: string[]
}

export async function insertRole(db: Db, seller_id: number, row: RoleRow): Promise<number> {
  const { id } = await db
    .insertInto('role')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateRoleRow = (db: Db, seller_id: number, id: number, row: RoleRow & { updated_at: string }) => {
  const query = db.updateTable('role').set(row).where('seller_id', '=', seller_id).where('id', '=', id)
  return invalidatingSessions(db, null, query.execute())
}

export const deleteRoleRow = (db: Db, seller_id: number, id: number) => {
  const query = db.deleteFrom('role').where('seller_id', '=', seller_id).where('id', '=', id)
  return invalidatingSessions(db, null, query.execute())
}

/** Idempotent, for roles every installation needs. */
export const insertMissingRole = (db: Db, seller_id: number, row: RoleRow) =>
  db
    .insertInto('role')
    .values({ seller_id, ...row })
    .onConflict((conflict) => conflict.columns(['seller_id', 'name']).doNothing())
    .execute()

/** Adds permissions of a newer version to roles that come with the product, unless staff have seen and not granted them. */
export async function growRole(
  db: Db,
  seller_id: number,
  { name, permissions }: RoleRow,
  known: readonly string[],
): Promise<void> {
  const role = await db
    .selectFrom('role')
    .select(['id', 'permissions', 'seen_permissions'])
    .where('seller_id', '=', seller_id)
    .where('name', '=', name)
    .executeTakeFirst()
  if (!role) return
  const seen = role.seen_permissions ?? known
  const added = permissions.filter((key) => !seen.includes(key) && !role.permissions.includes(key))
  if (added.length === 0 && role.seen_permissions) return
  const change = { permissions: [...role.permissions, ...added], seen_permissions: [...seen, ...added] }
  const query = db.updateTable('role').set(change).where('seller_id', '=', seller_id).where('id', '=', role.id)
  await invalidatingSessions(db, null, query.execute())
}

/** The role of administrators always holds every permission, those of a newer version included. */
export const saveAdministratorRole = (db: Db, seller_id: number, row: RoleRow) =>
  db
    .insertInto('role')
    .values({ seller_id, ...row, is_administrator: true })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'name']).doUpdateSet({ permissions: row.permissions, is_administrator: true }),
    )
    .execute()

export const updateSeller = (db: Db, seller_id: number, change: { level?: number; created_at?: string }) =>
  db.updateTable('seller').set(change).where('id', '=', seller_id).execute()
