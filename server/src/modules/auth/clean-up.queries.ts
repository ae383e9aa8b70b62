import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Drops what no rule looks at any more. Ended sessions stay a month, for the question “was that me?”. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const month_ago = before(now, 30 * DAY_MS)
  const day_ago = before(now, DAY_MS)
  await sql`delete from session where expires_at < ${month_ago} or revoked_at < ${month_ago}
    or (purpose <> 'login' and expires_at < ${day_ago})`.execute(db)
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
