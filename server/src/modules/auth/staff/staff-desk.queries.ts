import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Roles of staff belong to no seller. */
export const PLATFORM = 0

export interface StaffRow {
  readonly id: number
  readonly username: string
  readonly display_name: string
  readonly is_enabled: boolean
  readonly is_demo: boolean
  readonly last_login_at: string | null
  readonly created_at: string
  readonly has_two_step: boolean
  readonly role_needs_two_step: boolean
  readonly is_administrator: boolean
  readonly invited_until: string | null
  readonly session_count: number
  readonly roles: { id: number; name: string }[]
  readonly permissions: string[]
}

const staffColumns = (now: Date) => sql`
  u.id, u.username, u.display_name, u.is_enabled, u.is_demo, u.last_login_at, u.created_at,
  exists (select 1 from staff_second_factor f where f.user_id = u.id) as has_two_step,
  (select max(expires_at) from staff_invite i where i.user_id = u.id and i.used_at is null and i.expires_at > ${now})
    as invited_until,
  (select count(*)::int from session s where s.user_id = u.id and s.purpose = 'login' and s.revoked_at is null
    and s.expires_at > ${now}
    and (s.idle_minutes is null or s.last_seen_at + s.idle_minutes * interval '1 minute' > ${now})) as session_count,
  coalesce(held.roles, '[]') as roles, coalesce(held.permissions, '{}') as permissions,
  coalesce(held.needs_two_step, false) as role_needs_two_step,
  coalesce(held.is_administrator, false) as is_administrator`

const heldRoles = sql`left join lateral (
    select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.id) as roles,
      bool_or(r.needs_two_step) as needs_two_step, bool_or(r.is_administrator) as is_administrator,
      array(select distinct unnest(r2.permissions) from user_role ur2 join role r2 on r2.seller_id = ur2.seller_id
        and r2.id = ur2.role_id where ur2.seller_id = ${PLATFORM} and ur2.user_id = u.id) as permissions
    from user_role ur join role r on r.seller_id = ur.seller_id and r.id = ur.role_id
    where ur.seller_id = ${PLATFORM} and ur.user_id = u.id
  ) held on true`

interface StaffFilter {
  readonly keyword: string
  readonly role_id: number | undefined
  readonly is_enabled: boolean | undefined
}

function matching({ keyword, role_id, is_enabled }: StaffFilter): RawBuilder<unknown> {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`u.kind = 'staff' and (u.username ilike ${like} or u.display_name ilike ${like})
    and (${role_id ?? null}::bigint is null or exists (select 1 from user_role m
      where m.seller_id = ${PLATFORM} and m.user_id = u.id and m.role_id = ${role_id ?? null}))
    and (${is_enabled ?? null}::boolean is null or u.is_enabled = ${is_enabled ?? null})`
}

export async function selectStaffAccounts(
  db: Db,
  filter: StaffFilter,
  page: { readonly limit: number; readonly offset: number },
  now: Date,
): Promise<{ rows: StaffRow[]; total: number }> {
  const where = matching(filter)
  const { rows } = await sql<StaffRow>`select ${staffColumns(now)} from app_user u ${heldRoles} where ${where}
    order by u.is_enabled desc, u.id limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from app_user u where ${where}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Locked, so that changes of one account are serialised. */
export async function lockStaff(db: Db, id: number, now: Date): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`select ${staffColumns(now)} from app_user u ${heldRoles}
    where u.kind = 'staff' and u.id = ${id} for update of u`.execute(db)
  return rows[0]
}

export const lockAdministratorRole = (db: Db) =>
  db
    .selectFrom('role')
    .select('id')
    .where('seller_id', '=', PLATFORM)
    .where('is_administrator', '=', true)
    .forUpdate()
    .executeTakeFirst()

/** Administrators besides this one who can log in. */
export async function countOtherAdministrators(db: Db, role_id: number, id: number, demo: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_role.seller_id', '=', PLATFORM)
    .where('user_role.role_id', '=', role_id)
    .where('app_user.id', '!=', id)
    .where('app_user.is_enabled', '=', true)
    .where((where) => where.or([where('app_user.is_demo', '=', false), where.val(demo)]))
    .executeTakeFirstOrThrow()
  return count
}

export interface RoleMember {
  readonly id: number
  readonly name: string
  readonly is_enabled: boolean
}

export async function selectPlatformRoles(db: Db, id: number | null = null) {
  let query = db
    .selectFrom('role')
    .select(['id', 'name', 'description', 'permissions', 'seen_permissions', 'needs_two_step', 'is_administrator'])
    .select('updated_at')
    .select(
      sql<RoleMember[]>`coalesce((select jsonb_agg(jsonb_build_object('id', u.id,
        'name', coalesce(nullif(u.display_name, ''), u.username), 'is_enabled', u.is_enabled) order by u.id)
        from user_role ur join app_user u on u.id = ur.user_id
        where ur.seller_id = role.seller_id and ur.role_id = role.id), '[]')`.as('members'),
    )
    .where('seller_id', '=', PLATFORM)
  if (id !== null) query = query.where('id', '=', id).forUpdate()
  return query.orderBy('is_administrator', 'desc').orderBy('id').execute()
}

/** Whether one of their roles asks for two steps. */
export async function rolesNeedTwoStep(db: Db, user_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_role')
    .innerJoin('role', (join) =>
      join.onRef('role.seller_id', '=', 'user_role.seller_id').onRef('role.id', '=', 'role_id'),
    )
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('role.id')
    .where('user_role.seller_id', '=', PLATFORM)
    .where('user_role.user_id', '=', user_id)
    .where('role.needs_two_step', '=', true)
    // The demo account has a published password; nobody could set up an app for it.
    .where('app_user.is_demo', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

const POLICY = 'staff_two_step'

export async function findTwoStepPolicy(db: Db): Promise<'all' | 'by_role' | null> {
  const row = await db.selectFrom('site_config').select('value').where('key', '=', POLICY).executeTakeFirst()
  return row?.value === 'all' || row?.value === 'by_role' ? row.value : null
}

export const saveTwoStepPolicy = (db: Db, two_step: 'all' | 'by_role', now: Date) => {
  const row = { value: JSON.stringify(two_step), updated_at: now.toISOString() }
  return db
    .insertInto('site_config')
    .values({ key: POLICY, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
