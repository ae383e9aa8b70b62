import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/wallet/recharge'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx, StaffCtx } from '../../../infra/context.ts'
import { requireService } from '../../../infra/services.ts'
import { findPaidTrade } from '../alipay/alipay-gateway.ts'
import { receiveTrade } from '../receive-trade.ts'
import { countToReview, findRecharge, selectRecharges, selectStaffRecharges } from './recharge.queries.ts'
import { rechargeView } from './recharge.view.ts'

const rangeOf = ({ page, page_size }: { page: number; page_size: number }) => ({
  limit: page_size,
  offset: (page - 1) * page_size,
})

export async function listRecharges(
  ctx: SellerCtx,
  input: Input<typeof contract.listRecharges>,
): Promise<Reply<typeof contract.listRecharges>> {
  const { rows, total } = await selectRecharges(ctx.db, ctx.seller.id, input.state, rangeOf(input))
  return { data: rows.map((row) => rechargeView(ctx, row)), total, page: input.page, page_size: input.page_size }
}

/** For a browser that is back from the cashier before the notify is here. */
export async function checkRecharge(
  ctx: SellerCtx,
  { id }: Input<typeof contract.checkRecharge>,
): Promise<Reply<typeof contract.checkRecharge>> {
  const row = await findRecharge(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const paid = row.state === 'waiting' ? await findPaidTrade(ctx, row.recharge_no) : null
  if (!paid) return rechargeView(ctx, row)
  await receiveTrade(ctx, paid)
  return rechargeView(ctx, (await findRecharge(ctx.db, ctx.seller.id, id)) ?? row)
}

/** Nobody's account: shown only where play money is used. */
const demoBank = { holder: '印途（深圳）供应链有限公司', bank: '招商银行深圳科技园支行', number: '7559 2018 8810 666' }

/** The remark on the transfer tells finance whose it is. */
export async function getBankAccount(ctx: SellerCtx): Promise<Reply<typeof contract.getBankAccount>> {
  requireService(ctx, 'bank')
  return { ...(ctx.config.bank ?? demoBank), remark: `IR${ctx.seller.id}` }
}

export async function listStaffRecharges(
  ctx: StaffCtx,
  input: Input<typeof contract.listStaffRecharges>,
): Promise<Reply<typeof contract.listStaffRecharges>> {
  const { rows, total } = await selectStaffRecharges(ctx.db, input, rangeOf(input))
  const data = rows.map((row) => ({
    ...rechargeView(ctx, row),
    seller_id: row.seller_id,
    seller_name: row.seller_name,
    handler: row.handler,
  }))
  return { data, total, page: input.page, page_size: input.page_size, to_review: await countToReview(ctx.db) }
}
