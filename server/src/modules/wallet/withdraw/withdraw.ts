import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/withdraw'
import { MAX_OPEN_WITHDRAWALS, MIN_WITHDRAW_FEN } from '@inkroute/contract/wallet/withdraw'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lastPasswordChange } from '../../account/account.ts'
import { confirmOwnPassword } from '../../auth/auth.ts'
import { findBalance, lockBook } from '../core/ledger.queries.ts'
import { postTransaction } from '../core/post-transaction.ts'
import {
  changeWithdrawal,
  countOpen,
  countToPay,
  insertWithdrawal,
  lockWithdrawal,
  selectStaffWithdrawals,
  selectWithdrawals,
  type WithdrawalRow,
} from './withdraw.queries.ts'
import { checkName, staffWithdrawalView, withdrawalView } from './withdraw.view.ts'

const TITLE = { zh: '提现', en: 'Withdrawal' }
/** The balance limits the amount; this limits the number. */
const MAX_FEN = 1_000_000_000

/** Time for the owner to notice that somebody else chose a new password. */
const WAIT_AFTER_PASSWORD_MS = 24 * 60 * 60_000

async function refuseAfterNewPassword({ db, seller, identity, clock }: SellerCtx): Promise<void> {
  const changed_at = await lastPasswordChange(db, seller.id, identity.user_id)
  const left_ms = (changed_at?.getTime() ?? 0) + WAIT_AFTER_PASSWORD_MS - clock.now().getTime()
  if (left_ms > 0) throw new AppError('withdraw_after_password', { hours: Math.ceil(left_ms / 3_600_000) })
}

/** Freezes the money at once, so it cannot be spent or withdrawn twice. */
export async function createWithdrawal(
  ctx: SellerCtx,
  { password, amount, ...account }: Input<typeof contract.createWithdrawal>,
): Promise<Reply<typeof contract.createWithdrawal>> {
  const amount_fen = decimalToFen(amount)
  if (amount_fen < MIN_WITHDRAW_FEN || amount_fen > MAX_FEN) {
    throw new AppError('amount_out_of_range', { min: fenToDecimal(MIN_WITHDRAW_FEN), max: fenToDecimal(MAX_FEN) })
  }
  await confirmOwnPassword(ctx, password, 'password')
  await refuseAfterNewPassword(ctx)
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
  { id }: Input<typeof contract.cancelWithdrawal>,
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

export async function listWithdrawals(
  ctx: SellerCtx,
  { page, page_size, state }: Input<typeof contract.listWithdrawals>,
): Promise<Reply<typeof contract.listWithdrawals>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectWithdrawals(ctx.db, ctx.seller.id, state, range)
  const available = fenToDecimal(await findBalance(ctx.db, ctx.seller.id, 'available'))
  const frozen = fenToDecimal(await findBalance(ctx.db, ctx.seller.id, 'frozen'))
  return { data: rows.map(withdrawalView), total, page, page_size, available, frozen }
}

export async function listStaffWithdrawals(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract.listStaffWithdrawals>,
): Promise<Reply<typeof contract.listStaffWithdrawals>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectStaffWithdrawals(ctx.db, filter, range)
  const data = rows.map((row) => ({
    ...staffWithdrawalView(row),
    seller_id: row.seller_id,
    seller_name: row.seller_name,
    handler: row.handler,
    verified_name: row.verified_name,
    name_check: checkName(row.account_name, row.verified_name),
  }))
  return { data, total, page, page_size, to_pay: await countToPay(ctx.db) }
}
