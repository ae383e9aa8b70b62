import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { sellerTerms } from '../account/account.ts'
import { addUsedInMonth, addUsedOfPack, findUsedInMonth, lockDesignMonth, selectLivePacks } from './quota.queries.ts'
import { type Draw, drawDesigns, getMonth, monthEnd, returnDesigns } from './quota.rules.ts'

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0

async function bookDraw(ctx: AppCtx, seller_id: number, month: string, draw: Draw, sign: 1 | -1): Promise<void> {
  if (draw.from_month > 0) await addUsedInMonth(ctx.db, seller_id, month, sign * draw.from_month)
  for (const { id, count } of draw.from_packs) await addUsedOfPack(ctx.db, seller_id, id, sign * count)
}

/**
 * Charges saved designs to the month's allowance, then to bought packs, in the caller's transaction. Refuses all of them
 * if the quota does not cover every one.
 */
export async function spendDesigns(ctx: AppCtx, seller_id: number, count: number): Promise<void> {
  if (!isCount(count)) throw new RangeError(`not a count of designs: ${count}`)
  if (count === 0) return
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const month = getMonth(now)
    const used = await lockDesignMonth(tx.db, seller_id, month)
    const allowance = (await sellerTerms(tx.db, seller_id)).design_quota
    const packs = await selectLivePacks(tx.db, seller_id, now)
    const open = packs.map((pack) => ({ id: pack.id, left: pack.quantity - pack.used }))
    const draw = drawDesigns(count, allowance, used, open)
    if (!draw) throw new AppError('design_quota_exceeded')
    await bookDraw(tx, seller_id, month, draw, 1)
  })
}

/** Refunds designs that were never made, e.g. for failed cells of a batch run. */
export async function refundDesigns(ctx: AppCtx, seller_id: number, count: number): Promise<void> {
  if (!isCount(count)) throw new RangeError(`not a count of designs: ${count}`)
  if (count === 0) return
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const month = getMonth(now)
    const used = await lockDesignMonth(tx.db, seller_id, month)
    const packs = await selectLivePacks(tx.db, seller_id, now)
    await bookDraw(tx, seller_id, month, returnDesigns(count, used, packs), -1)
  })
}

export interface DesignQuota {
  readonly month: string
  /** When the monthly allowance resets. */
  readonly month_ends_at: string
  /** Null means unlimited, also in `left`. */
  readonly allowance: number | null
  readonly used: number
  readonly packs: readonly { id: number; quantity: number; used: number; bought_at: string; expires_at: string }[]
  readonly left: number | null
}

export async function findDesignQuota(ctx: Pick<AppCtx, 'db' | 'clock'>, seller_id: number): Promise<DesignQuota> {
  const now = ctx.clock.now()
  const month = getMonth(now)
  const allowance = (await sellerTerms(ctx.db, seller_id)).design_quota
  const used = await findUsedInMonth(ctx.db, seller_id, month)
  const packs = await selectLivePacks(ctx.db, seller_id, now)
  const in_packs = packs.reduce((sum, pack) => sum + pack.quantity - pack.used, 0)
  return {
    month,
    month_ends_at: monthEnd(now).toISOString(),
    allowance,
    used,
    packs,
    left: allowance === null ? null : Math.max(0, allowance - used) + in_packs,
  }
}
