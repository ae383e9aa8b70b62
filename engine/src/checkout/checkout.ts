import { splitShares } from './split-shares.ts'

/** A line of an order as money sees it, in whole fen. */
export interface CheckoutLine {
  readonly goods_fen: number
  readonly services_fen: number
}

export interface CheckoutCharges {
  readonly lines: readonly CheckoutLine[]
  readonly freight_fen: number
  readonly tax_fen: number
  /** What a coupon takes off goods, and what it takes off freight. */
  readonly goods_discount_fen: number
  readonly freight_discount_fen: number
}

export interface CheckoutTotals {
  readonly goods_fen: number
  readonly services_fen: number
  readonly freight_fen: number
  readonly tax_fen: number
  readonly discount_fen: number
  readonly total_fen: number
  /** What each line costs with its part of everything; the parts add up to the total to the fen. */
  readonly line_fen: readonly number[]
}

const addUp = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * What one order costs. The cart, the checkout, the charge and every refund ask here. A discount never takes more than
 * what it looks at.
 */
export function checkoutTotals(charges: CheckoutCharges): CheckoutTotals {
  const goods = charges.lines.map((line) => line.goods_fen)
  const goods_fen = addUp(goods)
  const services_fen = addUp(charges.lines.map((line) => line.services_fen))
  const off_goods_fen = Math.min(goods_fen, charges.goods_discount_fen)
  const off_freight_fen = Math.min(charges.freight_fen, charges.freight_discount_fen)
  const carried_fen = charges.freight_fen - off_freight_fen + charges.tax_fen
  const off = splitShares(off_goods_fen, goods)
  const carried = splitShares(carried_fen, goods)
  const line_fen = charges.lines.map(
    (line, at) => line.goods_fen + line.services_fen - (off[at] ?? 0) + (carried[at] ?? 0),
  )
  return {
    goods_fen,
    services_fen,
    freight_fen: charges.freight_fen,
    tax_fen: charges.tax_fen,
    discount_fen: off_goods_fen + off_freight_fen,
    total_fen: goods_fen + services_fen - off_goods_fen + carried_fen,
    line_fen,
  }
}

/**
 * The refund for some pieces of a line: the whole share once all pieces are refunded, never more than is left. Pieces
 * refunded one by one or all at once add up to the same sum.
 */
export function refundOfPieces(line_fen: number, quantity: number, already: number, pieces: number): number {
  const until = (count: number) => (count >= quantity ? line_fen : Math.floor((line_fen * count) / quantity))
  return until(already + pieces) - until(already)
}
