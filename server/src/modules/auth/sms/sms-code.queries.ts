import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { DAY_MS, HOUR_MS, MAX_TRIES, type SentCounts, type SmsType } from './sms-code.rules.ts'

/** Requests for one phone take turns, on every node. */
export const lockPhone = (db: Db, phone: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sms:${phone}`}, 0))`.execute(db)

export async function countSent(db: Db, phone: string, address: string, now: Date): Promise<SentCounts> {
  const day_ago = new Date(now.getTime() - DAY_MS)
  const hour_ago = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<{ last_sent_at: string | null; phone_day: number; address_hour: number }>`
    select
      (select max(created_at) from sms_code where phone = ${phone}) as last_sent_at,
      (select count(*) from sms_code where phone = ${phone} and created_at > ${day_ago}) as phone_day,
      (select count(*) from sms_code where address = ${address} and created_at > ${hour_ago}) as address_hour
  `.execute(db)
  const row = rows[0]
  return {
    last_sent_at: row?.last_sent_at ? new Date(row.last_sent_at) : null,
    phone_day: row?.phone_day ?? 0,
    address_hour: row?.address_hour ?? 0,
  }
}

interface NewSmsCode {
  readonly phone: string
  readonly type: SmsType
  readonly code_hash: Buffer
  readonly address: string
  readonly created_at: string
  readonly expires_at: string
}

export async function insertSmsCode(db: Db, row: NewSmsCode): Promise<number> {
  return (await db.insertInto('sms_code').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Counts one try against the newest code of this phone and purpose, and hands its hash out while tries are left. */
export async function takeTry(db: Db, phone: string, type: SmsType, now: Date) {
  const { rows } = await sql<{ id: number; code_hash: Buffer }>`
    update sms_code set tries = tries + 1
    where id = (select id from sms_code where phone = ${phone} and type = ${type} order by id desc limit 1)
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
