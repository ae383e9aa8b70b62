import { levelOf } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { getGroupBalance as contract } from '@inkroute/contract/wallet/wallet'
import type { SellerCtx } from '../../infra/context.ts'
import { levelOfSeller } from '../account/account.ts'
import { availableBalance } from './wallet.ts'

export async function getGroupBalance(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const level = await levelOfSeller(ctx.db, ctx.seller.id)
  const balance_fen = await availableBalance(ctx.db, ctx.seller.id)
  return { group: { level, level_name: levelOf(level)[ctx.language] }, balance: fenToDecimal(balance_fen) }
}
