import { sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { type JsonColumns, jsonText } from '../../infra/db/json-column.ts'
import type { DB } from '../../infra/db/tables.gen.ts'
import { invalidatingSessions } from '../../infra/session-cache.ts'
import { normalEmail } from './account.rules.ts'

interface SellerRow {
  readonly register_source: number | null
  readonly register_source_detail: string | null
  readonly product_type: number | null
}

export async function insertSeller(db: Db, row: SellerRow): Promise<number> {
  const { id } = await db.insertInto('seller').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

interface UserRow {
  readonly seller_id?: number
  readonly kind: 'seller' | 'sub' | 'staff'
  readonly username: string
  readonly phone?: string | null
  readonly email?: string | null
  readonly language?: 'zh' | 'en'
  readonly display_name: string
  readonly password_hash: string
  /** Demo users have a published password. */
  readonly is_demo?: boolean
}

export async function insertUser(db: Db, row: UserRow): Promise<number> {
  // A sub-account of a demo seller is a demo user too.
  const is_demo =
    row.is_demo ?? sql<boolean>`exists (select 1 from app_user where seller_id = ${row.seller_id ?? null} and is_demo)`
  const query = db.insertInto('app_user').values({ ...row, is_demo })
  return (await query.returning('id').executeTakeFirstOrThrow()).id
}

/** `login` is a username, a phone number or a mail address; no username contains an @. */
export const findUserByLogin = (db: Db, login: string) =>
  db
    .selectFrom('app_user')
    .select(['id', 'seller_id', 'kind', 'username', 'password_hash', 'password_changed_at', 'is_enabled', 'is_demo'])
    .where((where) =>
      where.or([
        where(where.fn('lower', ['username']), '=', login.toLowerCase()),
        where('phone', '=', login),
        where(where.fn('lower', ['email']), '=', normalEmail(login)),
      ]),
    )
    .executeTakeFirst()

export const findLoginNames = (db: Db, user_id: number) =>
  db.selectFrom('app_user').select(['username', 'phone', 'email']).where('id', '=', user_id).executeTakeFirst()

/** Whether anybody ever logged in as this person: by hand, or with a session issued otherwise. */
const wasUsed = sql<boolean>`(last_login_at is not null or exists (select 1 from session where user_id = app_user.id))`

export const changePasswordHash = (db: Db, user_id: number, password_hash: string, now: Date) =>
  db
    .updateTable('app_user')
    .set({
      password_hash,
      password_changed_at: sql<string>`case when ${wasUsed} then ${now}::timestamptz else password_changed_at end`,
    })
    .where('id', '=', user_id)
    .returning(['kind', wasUsed.as('was_used')])
    .executeTakeFirstOrThrow()

export const findContact = (db: Db, user_id: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'seller_id', 'kind', 'username', 'phone', 'email', 'language', wasUsed.as('was_used')])
    .where('id', '=', user_id)
    .executeTakeFirst()

export const isDemoAccount = async (db: Db, user_id: number): Promise<boolean> => {
  const query = db.selectFrom('app_user').select('is_demo').where('id', '=', user_id)
  return (await query.executeTakeFirst())?.is_demo === true
}

/** When the password of the seller's main account or of this person was last replaced. */
export async function lastPasswordChange(db: Db, seller_id: number, user_id: number): Promise<Date | null> {
  const row = await db
    .selectFrom('app_user')
    .select((eb) => eb.fn.max('password_changed_at').as('at'))
    .where('seller_id', '=', seller_id)
    .where((where) => where.or([where('kind', '=', 'seller'), where('id', '=', user_id)]))
    .executeTakeFirst()
  return row?.at ? new Date(row.at) : null
}

export const findSeller = (db: Db, seller_id: number) =>
  db.selectFrom('seller').select(['id', 'level']).where('id', '=', seller_id).executeTakeFirst()

/** Whether staff have frozen the seller: nothing may happen automatically on their behalf. */
export const isFrozen = async (db: Db, seller_id: number): Promise<boolean> => {
  const query = db.selectFrom('seller').select('id').where('id', '=', seller_id).where('frozen_at', 'is not', null)
  return (await query.executeTakeFirst()) !== undefined
}

/** The level is worked out by membership and stored here, where every module can read it. */
export const saveSellerLevel = (db: Db, seller_id: number, level: number) =>
  db.updateTable('seller').set({ level }).where('id', '=', seller_id).execute()

export const findStaff = (db: Db, user_id: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'username', 'display_name'])
    .where('id', '=', user_id)
    .where('kind', '=', 'staff')
    .executeTakeFirst()

/** Everyone of a seller who can log in; with a permission, only those who hold it. The main account holds all. */
export const getRecipients = (seller_id: number, permission: string | null = null) => sql<{ id: number }>`
    select u.id from app_user u
    where u.seller_id = ${seller_id} and u.is_enabled and (u.kind = 'seller' or ${permission}::text is null or exists (
      select 1 from user_role ur join role r on r.seller_id = ur.seller_id and r.id = ur.role_id
      where ur.seller_id = u.seller_id and ur.user_id = u.id and ${permission} = any (r.permissions)))
    order by u.id`

/** Everyone of a seller who can log in; with a permission, only those who hold it. */
export async function listUserIds(db: Db, seller_id: number, permission?: string): Promise<number[]> {
  const { rows } = await getRecipients(seller_id, permission).execute(db)
  return rows.map((row) => row.id)
}

/** One page of sellers by id, for jobs that visit every seller. */
export async function listSellerIds(db: Db, after_id: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('seller')
    .select('id')
    .where('id', '>', after_id)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

export interface ActivityRow {
  readonly seller_id: number
  readonly user_id: number
  readonly username: string
  readonly kind: string
  readonly subject: string
  readonly ip: string
  readonly user_agent: string
  readonly created_at: string
}

export const insertActivity = (db: Db, row: ActivityRow) => db.insertInto('activity_log').values(row).execute()

interface ActivityFilter {
  /** Only this person's activity; the whole team's if undefined. */
  readonly user_id: number | undefined
  readonly kind: string | undefined
  readonly page: number
  readonly page_size: number
}

export async function listActivity(db: Db, seller_id: number, filter: ActivityFilter) {
  const matching = db
    .selectFrom('activity_log')
    .where('seller_id', '=', seller_id)
    .$if(filter.user_id !== undefined, (query) => query.where('user_id', '=', filter.user_id as number))
    .$if(filter.kind !== undefined, (query) => query.where('kind', '=', filter.kind ?? ''))
  const [data, counted] = await Promise.all([
    matching
      .select(['id', 'kind', 'username', 'subject', 'ip', 'user_agent', 'created_at'])
      .orderBy('id', 'desc')
      .limit(filter.page_size)
      .offset((filter.page - 1) * filter.page_size)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, total: counted.total }
}

export const findUser = (db: Db, seller_id: number, user_id: number) =>
  db
    .selectFrom('app_user')
    .innerJoin('seller', 'seller.id', 'app_user.seller_id')
    .select([
      'app_user.id',
      'seller.id as seller_id',
      'app_user.username',
      'app_user.display_name',
      'app_user.avatar_key',
      'app_user.kind',
      'app_user.phone',
      'app_user.email',
      'app_user.language',
      'app_user.time_zone',
      'app_user.fast_keys',
      'app_user.guide_done_at',
      'seller.level',
      'seller.created_at',
    ])
    .where('app_user.seller_id', '=', seller_id)
    .where('app_user.id', '=', user_id)
    .executeTakeFirst()

interface ProfileChange {
  readonly display_name?: string
  readonly language?: string
  readonly time_zone?: string
  readonly avatar_key?: string
  readonly fast_keys?: string[]
  readonly guide_done_at?: string
}

export const updateUser = (db: Db, seller_id: number, user_id: number, change: ProfileChange) =>
  db.updateTable('app_user').set(change).where('seller_id', '=', seller_id).where('id', '=', user_id).execute()

/** The login before the latest one. Read from the log because old sessions are swept. */
export const findPreviousLogin = (db: Db, seller_id: number, user_id: number) =>
  db
    .selectFrom('activity_log')
    .select(['ip', 'created_at'])
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('kind', '=', 'login')
    .orderBy('id', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirst()

export const findQuestionnaire = (db: Db, seller_id: number, user_id: number) =>
  db
    .selectFrom('questionnaire')
    .select('answers')
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()

export const saveQuestionnaireRow = (
  db: Db,
  seller_id: number,
  user_id: number,
  answers: JsonColumns['questionnaire.answers'],
  now: Date,
) =>
  db
    .insertInto('questionnaire')
    .values({ seller_id, user_id, answers: jsonText(answers) })
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'user_id'])
        .doUpdateSet({ answers: jsonText(answers), updated_at: now.toISOString() }),
    )
    .execute()

/** What a seller says about themselves; what is left out stays as it was. */
export async function saveSellerAnswers(db: Db, seller_id: number, answers: Partial<SellerRow>): Promise<void> {
  if (Object.keys(answers).length === 0) return
  await db.updateTable('seller').set(answers).where('id', '=', seller_id).execute()
}

export async function findGuideFacts(db: Db, seller_id: number, user_id: number) {
  const { rows } = await sql<{ has_team: boolean; has_questionnaire: boolean }>`
    select exists (select 1 from app_user where seller_id = ${seller_id} and kind = 'sub') as has_team,
      exists (select 1 from questionnaire where seller_id = ${seller_id} and user_id = ${user_id}) as has_questionnaire
  `.execute(db)
  return rows[0] ?? { has_team: false, has_questionnaire: false }
}

export async function getTimeZone(db: Db, seller_id: number, user_id: number): Promise<string> {
  const { time_zone } = await db
    .selectFrom('app_user')
    .select('time_zone')
    .where('seller_id', '=', seller_id)
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return time_zone
}

export const markLoggedIn = (db: Db, user_id: number, now: Date) =>
  db.updateTable('app_user').set({ last_login_at: now.toISOString() }).where('id', '=', user_id).execute()

export const setPhone = (db: Db, user_id: number, phone: string) =>
  db.updateTable('app_user').set({ phone }).where('id', '=', user_id).execute()

export const setEmail = (db: Db, user_id: number, email: string) =>
  db.updateTable('app_user').set({ email }).where('id', '=', user_id).execute()

export const setStaffEnabled = (db: Db, user_id: number, is_enabled: boolean) =>
  db.updateTable('app_user').set({ is_enabled }).where('id', '=', user_id).where('kind', '=', 'staff').execute()

export async function updateStaffRow(
  db: Db,
  id: number,
  change: { display_name?: string; is_enabled?: boolean },
): Promise<void> {
  const query = db.updateTable('app_user').set(change).where('id', '=', id).where('kind', '=', 'staff')
  await invalidatingSessions(db, id, query.execute())
}

export const changeSeller = (db: Db, seller_id: number, change: Updateable<DB['seller']>) =>
  db.updateTable('seller').set(change).where('id', '=', seller_id).execute()

interface PastLogin {
  readonly seller_id: number
  readonly user_id: number
  readonly username: string
  readonly ip: string
  readonly at: Date
}

/** A login of the past, for the demo. */
export async function insertPastLogin(db: Db, { seller_id, user_id, username, ip, at }: PastLogin): Promise<void> {
  const time = at.toISOString()
  await db.updateTable('app_user').set({ last_login_at: time }).where('id', '=', user_id).execute()
  await db
    .insertInto('activity_log')
    .values({ seller_id, user_id, username, kind: 'login', ip, created_at: time })
    .execute()
}
