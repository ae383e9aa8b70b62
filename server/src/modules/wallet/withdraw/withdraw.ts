import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import {
  type cancelWithdrawal as cancelContract,
  type createWithdrawal as contract,
  MAX_OPEN_WITHDRAWALS,
  MIN_WITHDRAW_FEN,
} from '@inkroute/contract/wallet/withdraw'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { confirmOwnPassword } from '../../auth/auth.ts'
import { lockBook } from '../ledger.queries.ts'
import { postTransaction } from '../post-transaction.ts'
import {
  changeWithdrawal,
  countOpen,
  insertWithdrawal,
  lockWithdrawal,
  type WithdrawalRow,
} from './withdraw.queries.ts'

const TITLE = { zh: '提现', en: 'Withdrawal' }
/** What a person may take is bounded by the balance; this only bounds the number. */
const MAX_FEN = 1_000_000_000

/** The money is held from this moment: it can be neither spent nor asked for twice. */
export async function createWithdrawal(
  ctx: SellerCtx,
  { password, amount, ...account }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const amount_fen = decimalToFen(amount)
  if (amount_fen < MIN_WITHDRAW_FEN || amount_fen > MAX_FEN) {
    throw new AppError('amount_out_of_range', { min: fenToDecimal(MIN_WITHDRAW_FEN), max: fenToDecimal(MAX_FEN) })
  }
  await confirmOwnPassword(ctx, password, 'password')
  return inTransaction(ctx, async (tx) => {
    await lockBook(tx.db, tx.seller.id)
    if ((await countOpen(tx.db, tx.seller.id)) >= MAX_OPEN_WITHDRAWALS) {
      throw new AppError('withdraw_limit', { limit: MAX_OPEN_WITHDRAWALS })
    }
    const created_at = tx.clock.now().toISOString()
    const created_by = tx.identity.user_id
    const row = { ...account, amount_fen, state: 'submitted', created_by, created_at }
    const { id } = await insertWithdrawal(tx.db, tx.seller.id, row)
    await postTransaction(tx, tx.seller.id, {
      idempotency_key: `withdraw:${id}`,
      cause: 'withdraw',
      cause_id: String(id),
      title: TITLE,
      created_by,
      lines: [
        { account: 'available', amount_fen: -amount_fen },
        { account: 'frozen', amount_fen },
      ],
    })
    return { id }
  })
}

/** Frees the money of a withdrawal that will not be paid. */
export async function returnWithdrawal(tx: AppCtx, seller_id: number, row: WithdrawalRow): Promise<void> {
  await postTransaction(tx, seller_id, {
    idempotency_key: `withdraw-return:${row.id}`,
    cause: 'withdraw_return',
    cause_id: String(row.id),
    title: { zh: '提现退回', en: 'Withdrawal returned' },
    lines: [
      { account: 'frozen', amount_fen: -row.amount_fen },
      { account: 'available', amount_fen: row.amount_fen },
    ],
  })
}

export async function cancelWithdrawal(
  ctx: SellerCtx,
  { id }: Input<typeof cancelContract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await lockBook(tx.db, tx.seller.id)
    const row = await lockWithdrawal(tx.db, tx.seller.id, id)
    if (!row) throw new AppError('not_found')
    if (row.state !== 'submitted') throw new AppError('withdraw_handled')
    const finished_at = tx.clock.now().toISOString()
    await changeWithdrawal(tx.db, tx.seller.id, id, { state: 'cancelled', finished_at })
    await returnWithdrawal(tx, tx.seller.id, row)
    return {}
  })
}
