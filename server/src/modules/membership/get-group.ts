import { levels } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import type { getGroup as contract } from '@inkroute/contract/membership/membership'
import { fenToDecimal } from '@inkroute/contract/money'
import type { SellerCtx } from '../../infra/context.ts'
import { levelOfSeller } from '../account/account.ts'

export async function getGroup(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const level = await levelOfSeller(ctx.db, ctx.seller.id)
  return {
    level,
    groups: levels.map(({ zh, en, accumulated_fen, ...entry }) => ({
      ...entry,
      name: { zh, en },
      accumulated: fenToDecimal(accumulated_fen),
      is_current: entry.level === level,
    })),
  }
}
