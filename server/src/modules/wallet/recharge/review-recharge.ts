import type { Input } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/recharge'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { lockBook } from '../core/ledger.queries.ts'
import {
  changeRecharge,
  findBankNumber,
  findRecharge,
  lockRecharge,
  type RechargeRow,
} from '../core/recharge.queries.ts'
import { creditRecharge } from '../trade/credit-recharge.ts'

async function reject(tx: StaffCtx, seller_id: number, row: RechargeRow, reason: string): Promise<void> {
  const done = { state: 'rejected', reason, handled_by: tx.identity.user_id, finished_at: tx.clock.now().toISOString() }
  await changeRecharge(tx.db, seller_id, row.id, done)
  const amount = fenToDecimal(row.amount_fen)
  await sendMessage(tx, {
    seller_id,
    type: 3,
    permission: 'account.recharge',
    title: { zh: '充值申请未通过', en: 'Your recharge was not credited' },
    body: {
      zh: `银行转账 ¥${amount}（${row.recharge_no}）未能入账。原因：${reason}。核对后可重新提交凭证。`,
      en: `The bank transfer of ¥${amount} (${row.recharge_no}) could not be credited. Reason: ${reason}. You can submit the receipt again.`,
    },
    link: '/setting/recharge',
    once_key: `recharge-rejected:${row.recharge_no}`,
  })
}

export async function reviewRecharge(
  ctx: StaffCtx,
  { id, seller_id, is_approved, bank_no, reason }: Input<typeof contract.reviewRecharge>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    if ((await findRecharge(tx.db, seller_id, id))?.channel !== 'bank') throw new AppError('not_found')
    await lockBook(tx.db, seller_id)
    const row = await lockRecharge(tx.db, seller_id, id)
    if (row?.state !== 'reviewing') throw new AppError('recharge_handled')
    if (!is_approved) {
      await reject(tx, seller_id, row, reason)
      return {}
    }
    if (await findBankNumber(tx.db, bank_no)) throw new AppError('bank_no_used')
    await creditRecharge(tx, seller_id, row, { trade_no: bank_no, handled_by: tx.identity.user_id, reason })
    return {}
  })
}
