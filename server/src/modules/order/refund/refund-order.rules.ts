/** Parts an order was paid with, in fen: total = goods + freight + service - coupon. */
export interface PaidParts {
  readonly goods_fen: number
  readonly freight_fen: number
  readonly service_fen: number
  readonly coupon_fen: number
}

const addUpTotal = (parts: PaidParts) => parts.goods_fen + parts.freight_fen + parts.service_fen - parts.coupon_fen

/** Refund per part once `refunded` of the total is refunded; goods absorb the rounding. */
function partsUntil(parts: PaidParts, refunded_fen: number): PaidParts {
  const total = addUpTotal(parts)
  const share = (part_fen: number) =>
    refunded_fen >= total ? part_fen : Number((BigInt(part_fen) * BigInt(refunded_fen)) / BigInt(total))
  const freight_fen = share(parts.freight_fen)
  const service_fen = share(parts.service_fen)
  const coupon_fen = share(parts.coupon_fen)
  return { goods_fen: refunded_fen + coupon_fen - freight_fen - service_fen, freight_fen, service_fen, coupon_fen }
}

/**
 * Splits a refund into the parts the order was paid with. Whether refunded at once or in steps, the parts add up to
 * exactly what was paid.
 */
export function partsOfRefund(parts: PaidParts, already_fen: number, amount_fen: number): PaidParts {
  const before = partsUntil(parts, already_fen)
  const after = partsUntil(parts, already_fen + amount_fen)
  return {
    goods_fen: after.goods_fen - before.goods_fen,
    freight_fen: after.freight_fen - before.freight_fen,
    service_fen: after.service_fen - before.service_fen,
    coupon_fen: after.coupon_fen - before.coupon_fen,
  }
}
