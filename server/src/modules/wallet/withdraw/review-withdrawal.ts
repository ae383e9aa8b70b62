import type { Input } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/withdraw'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { lockBook } from '../core/ledger.queries.ts'
import { postTransaction } from '../core/post-transaction.ts'
import { changeWithdrawal, findWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdraw.queries.ts'
import { returnWithdrawal } from './withdraw.ts'
import { maskAccount } from './withdraw.view.ts'

const payOut = (tx: StaffCtx, seller_id: number, row: WithdrawalRow) =>
  postTransaction(tx, seller_id, {
    idempotency_key: `withdraw-paid:${row.id}`,
    cause: 'withdraw_paid',
    cause_id: String(row.id),
    title: { zh: '提现打款', en: 'Withdrawal paid' },
    created_by: tx.identity.user_id,
    lines: [
      { account: 'frozen', amount_fen: -row.amount_fen },
      { account: row.method === 'bank' ? 'clearing_bank' : 'clearing_alipay', amount_fen: row.amount_fen },
    ],
  })

async function tellSeller(tx: AppCtx, seller_id: number, row: WithdrawalRow, is_paid: boolean, said: string) {
  const amount = fenToDecimal(row.amount_fen)
  const account = maskAccount(row.account_no)
  await sendMessage(tx, {
    seller_id,
    type: 3,
    permission: 'account.withdraw',
    title: is_paid
      ? { zh: `提现 ¥${amount} 已打款`, en: `Your withdrawal of ¥${amount} has been paid` }
      : { zh: `提现 ¥${amount} 未通过`, en: `Your withdrawal of ¥${amount} was rejected` },
    body: is_paid
      ? { zh: `已打款至 ${account}，流水号 ${said}。`, en: `Paid to ${account}, transfer number ${said}.` }
      : {
          zh: `原因：${said}。金额已退回可用余额。`,
          en: `Reason: ${said}. The money is back in your available balance.`,
        },
    link: '/setting/withdraw',
    once_key: `withdraw:${row.id}`,
  })
}

export async function reviewWithdrawal(
  ctx: StaffCtx,
  { id, seller_id, is_paid, trade_no, reason }: Input<typeof contract.reviewWithdrawal>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    if (!(await findWithdrawal(tx.db, seller_id, id))) throw new AppError('not_found')
    await lockBook(tx.db, seller_id)
    const row = await lockWithdrawal(tx.db, seller_id, id)
    if (row?.state !== 'submitted') throw new AppError('withdraw_handled')
    const done = { handled_by: tx.identity.user_id, finished_at: tx.clock.now().toISOString() }
    const outcome = is_paid ? { state: 'paid', trade_no } : { state: 'rejected', reason }
    await changeWithdrawal(tx.db, seller_id, id, { ...outcome, ...done })
    if (is_paid) await payOut(tx, seller_id, row)
    else await returnWithdrawal(tx, seller_id, row)
    await tellSeller(tx, seller_id, row, is_paid, is_paid ? trade_no : reason)
    return {}
  })
}
