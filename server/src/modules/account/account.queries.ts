import { MessageStatus } from '@inkroute/contract/codes'
import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { invalidatingSessions } from '../../infra/session-cache.ts'

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

/** The message module fills this table; the header shows its number with the name, in one call. */
export async function countUnreadMessages(db: Db, seller_id: number, user_id: number): Promise<number> {
  const { unread } = await db
    .selectFrom('user_message')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('status', '=', MessageStatus.unread)
    .executeTakeFirstOrThrow()
  return unread
}

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

/** The login before the latest one. From the log, since old sessions are swept away. */
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

export const revokeSessionsOfUser = (db: Db, user_id: number, now: Date) => {
  const query = db
    .updateTable('session')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
  return invalidatingSessions(db, user_id, query.execute())
}

export const findQuestionnaire = (db: Db, seller_id: number, user_id: number) =>
  db
    .selectFrom('questionnaire')
    .select('answers')
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()

export const saveQuestionnaireRow = (db: Db, seller_id: number, user_id: number, answers: object, now: Date) =>
  db
    .insertInto('questionnaire')
    .values({ seller_id, user_id, answers: JSON.stringify(answers) })
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'user_id'])
        .doUpdateSet({ answers: JSON.stringify(answers), updated_at: now.toISOString() }),
    )
    .execute()

/** What the guide looks at: has the seller a role, and how far is this person. */
export async function findGuideFacts(db: Db, seller_id: number, user_id: number) {
  const { rows } = await sql<{ has_team: boolean; has_questionnaire: boolean }>`
    select exists (select 1 from app_user where seller_id = ${seller_id} and kind = 'sub') as has_team,
      exists (select 1 from questionnaire where seller_id = ${seller_id} and user_id = ${user_id}) as has_questionnaire
  `.execute(db)
  return rows[0] ?? { has_team: false, has_questionnaire: false }
}

export async function findTimeZone(db: Db, seller_id: number, user_id: number): Promise<string> {
  const { time_zone } = await db
    .selectFrom('app_user')
    .select('time_zone')
    .where('seller_id', '=', seller_id)
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return time_zone
}
