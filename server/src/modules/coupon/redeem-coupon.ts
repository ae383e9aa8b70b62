import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findByOrder, lockCoupon, selectUsable, setUse } from './coupon.queries.ts'
import {
  bestCoupon,
  type CouponOrder,
  discountFen,
  findRefusal,
  type HeldCoupon,
  type UseRefusal,
} from './coupon.rules.ts'

type Stored = Omit<Awaited<ReturnType<typeof selectUsable>>[number], 'kind' | 'scope_kind'> &
  Pick<HeldCoupon, 'kind' | 'scope_kind'>

export interface CouponOffer {
  readonly coupon: Stored
  /** Null if the coupon applies to the order. */
  readonly refusal: UseRefusal | null
  readonly discount_fen: number
}

/** The seller's usable coupons with their discount for this order, best first. */
export async function couponsFor(ctx: AppCtx, seller_id: number, order: CouponOrder): Promise<CouponOffer[]> {
  const now = ctx.clock.now()
  const held = (await selectUsable(ctx.db, seller_id, now)) as Stored[]
  const first = bestCoupon(held, order, now)
  const offers = held.map((coupon) => {
    const refusal = findRefusal(coupon, order, now)
    return { coupon, refusal, discount_fen: refusal ? 0 : discountFen(coupon, order) }
  })
  const rank = ({ coupon }: CouponOffer) => (coupon.id === first?.id ? 0 : 1)
  return offers.sort((a, b) => rank(a) - rank(b) || b.discount_fen - a.discount_fen)
}

/** Applies a coupon to an order and returns the discount. Idempotent per order. */
export async function redeemCoupon(
  ctx: AppCtx,
  seller_id: number,
  coupon_id: number,
  order: CouponOrder & { readonly order_no: string },
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const coupon = (await lockCoupon(tx.db, seller_id, coupon_id)) as Stored | undefined
    if (!coupon) throw new AppError('not_found')
    const { order_no } = order
    if (coupon.order_no === order_no) return discountFen(coupon, order)
    const now = tx.clock.now()
    const other = await findByOrder(tx.db, seller_id, order_no)
    if (other || findRefusal(coupon, order, now)) throw new AppError('coupon_not_usable')
    await setUse(tx.db, seller_id, coupon, { order_no, used_at: now.toISOString() })
    return discountFen(coupon, order)
  })
}

/** Returns the coupon of a cancelled order to the seller. It may have expired in the meantime. */
export async function returnCoupon(ctx: AppCtx, seller_id: number, order_no: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const coupon = await findByOrder(tx.db, seller_id, order_no)
    if (!coupon) return false
    await setUse(tx.db, seller_id, coupon, null)
    return true
  })
}

/**
 * Recalculates the discount after the order has changed. A coupon that no longer applies is returned to the seller; an
 * expiry since it was used is ignored.
 */
export async function revalueCoupon(
  ctx: AppCtx,
  seller_id: number,
  order: CouponOrder & { readonly order_no: string },
): Promise<{ readonly id: number; readonly is_freight: boolean; readonly discount_fen: number } | null> {
  return inTransaction(ctx, async (tx) => {
    const used = (await findByOrder(tx.db, seller_id, order.order_no)) as Stored | undefined
    if (!used) return null
    const then = new Date(used.used_at ?? tx.clock.now())
    if (findRefusal({ ...used, used_at: null }, order, then) === null)
      return { id: used.id, is_freight: used.kind === 'freight', discount_fen: discountFen(used, order) }
    await setUse(tx.db, seller_id, used, null)
    return null
  })
}
