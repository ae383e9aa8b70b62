import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

export const insertAdjustment = (db: Db, row: Insertable<DB['money_adjustment']>) =>
  db.insertInto('money_adjustment').values(row).returning('id').executeTakeFirstOrThrow()

/** Numbers are unique across sellers. */
export const findAdjustment = (db: Db, id: number) =>
  db.selectFrom('money_adjustment').select(['seller_id', 'id']).where('id', '=', id).executeTakeFirst()

export const lockAdjustment = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('money_adjustment')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type AdjustmentRow = NonNullable<Awaited<ReturnType<typeof lockAdjustment>>>

export const changeAdjustment = (db: Db, seller_id: number, id: number, change: Updateable<DB['money_adjustment']>) =>
  db.updateTable('money_adjustment').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const countPending = async (db: Db): Promise<number> => {
  const query = db.selectFrom('money_adjustment').where('state', '=', 'pending')
  return (await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

interface AdjustmentFilter {
  readonly state?: string | undefined
  readonly seller_id?: number | undefined
  readonly keyword?: string | undefined
}

export async function selectAdjustments(
  db: Db,
  { state, seller_id, keyword }: AdjustmentFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  let base = db.selectFrom('money_adjustment as a')
  if (state) base = base.where('a.state', '=', state)
  if (seller_id !== undefined) base = base.where('a.seller_id', '=', seller_id)
  if (keyword) {
    const like = `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
    base = base.where((where) =>
      where.or([
        where(sql<string>`a.id::text`, '=', keyword),
        where('a.reference', 'ilike', like),
        where('a.reason', 'ilike', like),
      ]),
    )
  }
  const getName = (id: string) =>
    sql<string>`coalesce((select coalesce(nullif(u.display_name, ''), u.username) from app_user u
      where u.id = ${sql.ref(id)}), '')`
  const rows = await base
    .selectAll('a')
    .select([
      sql<string>`(select coalesce(nullif(u.display_name, ''), u.username) from app_user u
        where u.seller_id = a.seller_id and u.kind = 'seller')`.as('seller_name'),
      getName('a.requested_by').as('requested_name'),
      getName('a.decided_by').as('decided_name'),
      sql<number>`coalesce((select balance_fen from ledger_account l
        where l.seller_id = a.seller_id and l.kind = 'available'), 0)::bigint`.as('balance_fen'),
    ])
    .orderBy(sql`a.state = 'pending'`, 'desc')
    .orderBy('a.requested_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** A person's own limit, else the highest of their roles, else nothing. */
export async function findLimit(db: Db, user_id: number): Promise<number> {
  const { rows } = await sql<{ limit_fen: number }>`
    select coalesce(
      (select limit_fen from staff_money_limit where subject = 'user' and subject_id = ${user_id}),
      (select max(l.limit_fen) from user_role ur join staff_money_limit l on l.subject = 'role' and l.subject_id = ur.role_id
        where ur.seller_id = 0 and ur.user_id = ${user_id}),
      0)::bigint as limit_fen`.execute(db)
  return rows[0]?.limit_fen ?? 0
}

interface MovedAlone {
  readonly by_person_fen: number
  readonly for_seller_fen: number
}

/**
 * What this person moved without a second one, and what anybody moved so for the seller. Taken back later or not: giving
 * and taking both count. Adjustments of one person come one after the other.
 */
export async function sumMovedAlone(
  db: Db,
  { user_id, seller_id, since }: { readonly user_id: number; readonly seller_id: number; readonly since: Date },
): Promise<MovedAlone> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money-limit:${user_id}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('money_adjustment')
    .select([
      sql<number>`coalesce(sum(abs(amount_fen)) filter (where requested_by = ${user_id}), 0)::bigint`.as(
        'by_person_fen',
      ),
      sql<number>`coalesce(sum(abs(amount_fen)) filter (where seller_id = ${seller_id}), 0)::bigint`.as(
        'for_seller_fen',
      ),
    ])
    .where('state', '=', 'posted')
    .where('needs_second', '=', false)
    .where('requested_at', '>', since.toISOString())
    .where((where) => where.or([where('requested_by', '=', user_id), where('seller_id', '=', seller_id)]))
    .executeTakeFirstOrThrow()
  return row
}

interface LimitRow {
  readonly subject: 'role' | 'user'
  readonly subject_id: number
  readonly name: string
  readonly limit_fen: number | null
  readonly may_adjust: boolean
  readonly is_own: boolean
}

/** Of all roles and people; those that apply to `user_id` are marked as own. */
export async function selectLimits(db: Db, user_id: number): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select 'role' as subject, r.id as subject_id, r.name, l.limit_fen, 'ops.money' = any(r.permissions) as may_adjust,
      exists (select 1 from user_role ur where ur.seller_id = 0 and ur.role_id = r.id and ur.user_id = ${user_id}) as is_own
    from role r left join staff_money_limit l on l.subject = 'role' and l.subject_id = r.id where r.seller_id = 0
    union all
    select 'user', u.id, coalesce(nullif(u.display_name, ''), u.username), l.limit_fen,
      exists (select 1 from user_role ur join role r on r.seller_id = 0 and r.id = ur.role_id
        where ur.user_id = u.id and 'ops.money' = any(r.permissions)),
      u.id = ${user_id}
    from app_user u left join staff_money_limit l on l.subject = 'user' and l.subject_id = u.id
    where u.kind = 'staff' and u.is_enabled
    order by 1, 2`.execute(db)
  return rows
}

export const putLimit = (db: Db, row: Insertable<DB['staff_money_limit']>) =>
  db
    .insertInto('staff_money_limit')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'subject_id'])
        .doUpdateSet({ limit_fen: row.limit_fen, updated_by: row.updated_by, updated_at: row.updated_at }),
    )
    .execute()

export const deleteLimit = (db: Db, subject: string, subject_id: number) =>
  db.deleteFrom('staff_money_limit').where('subject', '=', subject).where('subject_id', '=', subject_id).execute()

/** A limit for roles that have none yet; what staff set or removed stays. */
export const addRoleLimit = (db: Db, name: string, limit_fen: number, now: Date) =>
  sql`
  insert into staff_money_limit (subject, subject_id, limit_fen, updated_at)
  select 'role', id, ${limit_fen}, ${now} from role where seller_id = 0 and name = ${name}
  on conflict do nothing`.execute(db)
