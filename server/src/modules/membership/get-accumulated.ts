import { ACCUMULATION_DAYS } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import type { getAccumulated as contract } from '@inkroute/contract/membership/membership'
import { fenToDecimal } from '@inkroute/contract/money'
import type { SellerCtx } from '../../infra/context.ts'
import { levelOfSeller } from '../account/account.ts'
import { spentSince } from '../wallet/wallet.ts'
import { nextStep } from './membership.rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export async function getAccumulated(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const since = new Date(ctx.clock.now().getTime() - ACCUMULATION_DAYS * DAY_MS)
  const level = await levelOfSeller(ctx.db, ctx.seller.id)
  const spent_fen = await spentSince(ctx.db, ctx.seller.id, since)
  const next = nextStep(level, spent_fen)
  return {
    window_days: ACCUMULATION_DAYS,
    since: since.toISOString(),
    accumulated: fenToDecimal(spent_fen),
    level,
    next: next && {
      level: next.level,
      name: { zh: next.zh, en: next.en },
      threshold: fenToDecimal(next.accumulated_fen),
      missing: fenToDecimal(next.missing_fen),
    },
  }
}
