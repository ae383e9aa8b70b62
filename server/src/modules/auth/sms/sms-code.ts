import { timingSafeEqual } from 'node:crypto'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { withoutCommitHook } from '../../../infra/db/commit-hook.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { atField } from '../at-field.ts'
import { markCodeUsed, takeTry } from './sms-code.queries.ts'
import { hashCode, type SmsType } from './sms-code.rules.ts'

type AskingCtx = Pick<PublicCtx, keyof AppCtx | 'language'>

export const smsCodeKey = (ctx: AppCtx): Buffer => derivedKey(ctx.config.app_secret, 'sms-code')

/** Proves the code without spending it. Every call is one of the five tries, right or wrong. */
export async function checkSmsCode(ctx: AskingCtx, phone: string, type: SmsType, code: string): Promise<number> {
  const row = await takeTry(withoutCommitHook(ctx).db, phone, type, ctx.clock.now())
  if (!row || !timingSafeEqual(row.code_hash, hashCode(smsCodeKey(ctx), phone, type, code))) {
    throw atField(ctx, 'sms_code_wrong', 'code')
  }
  return row.id
}

/** In the transaction of what the code was asked for. Of two that bring the same code, one succeeds. */
export async function spendSmsCode(ctx: AskingCtx, code_id: number): Promise<void> {
  if (!(await markCodeUsed(ctx.db, code_id, ctx.clock.now()))) throw atField(ctx, 'sms_code_wrong', 'code')
}
