import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/withdraw'
import type { SellerCtx, StaffCtx } from '../../../infra/context.ts'
import { findBalance } from '../ledger.queries.ts'
import { countToPay, selectStaffWithdrawals, selectWithdrawals } from './withdraw.queries.ts'
import { checkName, staffWithdrawalView, withdrawalView } from './withdraw.view.ts'

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
