import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

/** Serialises attempts on one subject, so that each sees the correct count. */
export const lockSubject = (db: Db, subject: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`login:${subject}`}, 0))`.execute(db)

export async function countFailures(db: Db, subject: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('login_failure')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('subject', '=', subject)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return row.total
}

export async function insertFailures(db: Db, subjects: readonly string[], now: Date): Promise<number[]> {
  const created_at = now.toISOString()
  const rows = await db
    .insertInto('login_failure')
    .values(subjects.map((subject) => ({ subject, created_at })))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export const deleteFailures = (db: Db, ids: readonly number[]) =>
  db.deleteFrom('login_failure').where('id', 'in', ids).execute()

/** Of an account, with what is counted for it at single addresses. */
const getIs = (account: string) => sql<boolean>`(subject = ${account} or starts_with(subject, ${`${account}@`}))`

export const deleteFailuresFor = (db: Db, account: string) =>
  db.deleteFrom('login_failure').where(getIs(account)).execute()

export async function findLock(db: Db, subject: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('login_lock')
    .select('locked_until')
    .where('subject', '=', subject)
    .where('locked_until', '>', now.toISOString())
    .executeTakeFirst()
  return row ? new Date(row.locked_until) : null
}

export const upsertLock = (db: Db, subject: string, locked_until: Date) =>
  db
    .insertInto('login_lock')
    .values({ subject, locked_until: locked_until.toISOString() })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ locked_until: locked_until.toISOString() }))
    .execute()

export const deleteLocks = (db: Db, account: string) => db.deleteFrom('login_lock').where(getIs(account)).execute()
