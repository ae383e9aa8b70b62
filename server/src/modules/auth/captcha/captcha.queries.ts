import type { Db } from '../../../infra/db/database.ts'

interface ChallengeRow {
  readonly id: string
  readonly scene: string
  readonly answer_x_px: number
  readonly work_bits: number
  readonly created_at: string
  readonly expires_at: string
}

export const insertChallenge = (db: Db, row: ChallengeRow) => db.insertInto('captcha_challenge').values(row).execute()

/** One try per challenge: taking it deletes it. */
export const takeChallenge = (db: Db, id: string, now: Date) =>
  db
    .deleteFrom('captcha_challenge')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .returning(['scene', 'answer_x_px', 'work_bits', 'created_at'])
    .executeTakeFirst()

export const insertPass = (db: Db, row: { id: string; scene: string; work_bits: number; expires_at: string }) =>
  db.insertInto('captcha_pass').values(row).execute()

/** One SMS per pass; the pass stays valid for its form. */
export async function markPassForSms(db: Db, id: string, scene: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('captcha_pass')
    .set({ sms_sent_at: now.toISOString() })
    .where('id', '=', id)
    .where('scene', '=', scene)
    .where('sms_sent_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Spent in any case; true if it was worth enough. */
export async function spendPass(
  db: Db,
  { id, scene, work_bits }: { id: string; scene: string; work_bits: number },
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('captcha_pass')
    .where('id', '=', id)
    .where('scene', '=', scene)
    .where('expires_at', '>', now.toISOString())
    .returning('work_bits')
    .executeTakeFirst()
  return row !== undefined && row.work_bits >= work_bits
}
