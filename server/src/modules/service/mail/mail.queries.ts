import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { MailCounts } from './mail.rules.ts'

const HOUR_MS = 60 * 60_000
const KEPT_MS = 48 * HOUR_MS

export async function countMails(db: Db, recipient: string, now: Date): Promise<MailCounts> {
  const hour_ago = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<MailCounts>`
    select
      (select count(*) from mail_sent where recipient = ${recipient} and created_at > ${hour_ago}) as recipient_hour,
      (select count(*) from mail_sent where created_at > ${hour_ago}) as total_hour`.execute(db)
  return rows[0] ?? { recipient_hour: 0, total_hour: 0 }
}

export const insertMail = (
  db: Db,
  row: { readonly recipient: string; readonly kind: string; readonly created_at: string },
) => db.insertInto('mail_sent').values(row).execute()

export const deleteOldMails = (db: Db, now: Date) =>
  db
    .deleteFrom('mail_sent')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute()
