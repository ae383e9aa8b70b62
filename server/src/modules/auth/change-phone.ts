import type { changePhone as contract } from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { requireService } from '../../infra/services.ts'
import { recordActivity } from '../account/account.ts'
import { atField } from './at-field.ts'
import { isPhoneTaken, setPhone } from './auth.queries.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { sayWhatIsTaken } from './say-what-is-taken.ts'
import { checkSmsCode, spendSmsCode } from './sms/sms-code.ts'

export async function changePhone(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  requireService(ctx, 'sms')
  await checkOwnPassword(ctx, input.password, 'password')
  const code_id = await checkSmsCode(ctx, input.phone, 'bind', input.code)
  return inTransaction(ctx, async (tx) => {
    await spendSmsCode(tx, code_id)
    if (await isPhoneTaken(tx.db, input.phone)) throw atField(ctx, 'phone_taken', 'phone')
    await setPhone(tx.db, tx.identity.user_id, input.phone)
    await recordActivity(tx, tx.identity, 'phone_changed')
    return { phone: input.phone }
  }).catch(sayWhatIsTaken(ctx))
}
