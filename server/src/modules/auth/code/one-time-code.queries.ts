import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { type CodeType, DAY_MS, HOUR_MS, MAX_TRIES, type SentCounts } from '../core/one-time-code.rules.ts'

/** Requests for one recipient take turns, on every node. */
export const lockRecipient = (db: Db, to: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sms:${to}`}, 0))`.execute(db)

export async function countSent(db: Db, to: string, address: string, now: Date): Promise<SentCounts> {
  const day_ago = new Date(now.getTime() - DAY_MS)
  const hour_ago = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<{ last_sent_at: string | null; recipient_day: number; address_hour: number }>`
    select
      (select max(created_at) from sms_code where phone = ${to}) as last_sent_at,
      (select count(*) from sms_code where phone = ${to} and created_at > ${day_ago}) as recipient_day,
      (select count(*) from sms_code where address = ${address} and created_at > ${hour_ago}) as address_hour
  `.execute(db)
  const row = rows[0]
  return {
    last_sent_at: row?.last_sent_at ? new Date(row.last_sent_at) : null,
    recipient_day: row?.recipient_day ?? 0,
    address_hour: row?.address_hour ?? 0,
  }
}

interface NewCode {
  /** The recipient, whichever the channel. */
  readonly phone: string
  readonly channel: 'sms' | 'mail'
  readonly type: CodeType
  readonly code_hash: Buffer
  readonly address: string
  readonly created_at: string
  readonly expires_at: string
}

export async function insertCode(db: Db, row: NewCode): Promise<number> {
  return (await db.insertInto('sms_code').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Counts one try against the newest code for this recipient and purpose, and hands its hash out while tries are left. */
export async function takeTry(db: Db, to: string, type: CodeType, now: Date) {
  const { rows } = await sql<{ id: number; code_hash: Buffer }>`
    update sms_code set tries = tries + 1
    where id = (select id from sms_code where phone = ${to} and type = ${type} order by id desc limit 1)
      and used_at is null and expires_at > ${now} and tries < ${MAX_TRIES}
    returning id, code_hash`.execute(db)
  return rows[0]
}

export async function markCodeUsed(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms_code')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findExpiry = (db: Db, id: number) =>
  db.selectFrom('sms_code').select('expires_at').where('id', '=', id).executeTakeFirst()
