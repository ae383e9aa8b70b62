/** Money of an order in fen: amount = goods + freight + service - coupon. */
export interface Parts {
  readonly goods_fen: number
  readonly freight_fen: number
  readonly service_fen: number
  readonly coupon_fen: number
}

const charged = ['goods_fen', 'freight_fen', 'service_fen'] as const

export const amountOfParts = (parts: Parts): number =>
  parts.goods_fen + parts.freight_fen + parts.service_fen - parts.coupon_fen

const each = (of: (key: keyof Parts) => number): Parts => ({
  goods_fen: of('goods_fen'),
  freight_fen: of('freight_fen'),
  service_fen: of('service_fen'),
  coupon_fen: of('coupon_fen'),
})

export const subtractParts = (a: Parts, b: Parts): Parts => each((key) => a[key] - b[key])
export const isEmptyParts = (parts: Parts): boolean => Object.values(parts).every((fen) => fen === 0)

/** Takes an amount from the charged parts in turn, never more of one than available. */
function takeParts(parts: Parts, amount_fen: number): Parts {
  let left = amount_fen
  const taken: Parts = each((key) => {
    if (key === 'coupon_fen') return 0
    const fen = Math.max(0, Math.min(left, parts[key]))
    left -= fen
    return fen
  })
  return taken
}

/**
 * Splits parts over amounts that add up to them: what goes back over several payments keeps its kind, and the kinds add
 * up to the fen.
 */
export function splitParts(parts: Parts, amounts_fen: readonly number[]): Parts[] {
  let left = parts
  return amounts_fen.map((amount_fen, at) => {
    const taken = at === amounts_fen.length - 1 ? left : takeParts(left, amount_fen)
    left = subtractParts(left, taken)
    return taken
  })
}

/**
 * What a dearer order is charged, by kind, and what only changes its kind: freight that rose while goods fell is paid
 * for with what the goods no longer cost, and only the rest is charged.
 */
export function getCharge(difference: Parts): { readonly charge: Parts; readonly rebooked: Parts } {
  const amount_fen = amountOfParts(difference)
  const risen = each((key) => (key === 'coupon_fen' ? 0 : Math.max(0, difference[key])))
  const from =
    charged.reduce((sum, key) => sum + risen[key], 0) >= amount_fen ? risen : { ...risen, goods_fen: amount_fen }
  const charge = takeParts(from, amount_fen)
  return { charge, rebooked: subtractParts(difference, charge) }
}

export interface Carried {
  readonly payment_id: number
  readonly amount_fen: number
}

/** Which payments to refund: the latest first, so that a surcharge is refunded before the original payment. */
export function takeLast(pool: readonly Carried[], amount_fen: number): { taken: Carried[]; left: Carried[] } {
  let open = amount_fen
  const taken: Carried[] = []
  const left: Carried[] = []
  for (const one of [...pool].sort((a, b) => b.payment_id - a.payment_id)) {
    const fen = Math.min(open, one.amount_fen)
    open -= fen
    if (fen > 0) taken.push({ payment_id: one.payment_id, amount_fen: fen })
    if (one.amount_fen > fen) left.push({ payment_id: one.payment_id, amount_fen: one.amount_fen - fen })
  }
  if (open > 0) throw new RangeError(`the payments carry ${open} fen less than they should`)
  return { taken, left: left.reverse() }
}

/** Lays payments under orders one after the other until each has its total. */
export function allocatePayments(
  pool: readonly Carried[],
  orders: readonly { readonly id: number; readonly total_fen: number }[],
): { order_id: number; payment_id: number; amount_fen: number }[] {
  const open = [...pool].sort((a, b) => a.payment_id - b.payment_id).map((one) => ({ ...one }))
  return orders.flatMap(({ id, total_fen }) => {
    const rows: { order_id: number; payment_id: number; amount_fen: number }[] = []
    let needed = total_fen
    for (const one of open) {
      const fen = Math.min(needed, one.amount_fen)
      if (fen === 0) continue
      rows.push({ order_id: id, payment_id: one.payment_id, amount_fen: fen })
      one.amount_fen -= fen
      needed -= fen
    }
    if (needed > 0) throw new RangeError(`order ${id} lacks ${needed} fen`)
    return rows
  })
}

/** Pieces of a line that go elsewhere take their part of its services with them; both parts add up. */
export const servicesOfPart = (services_fen: number, quantity: number, pieces: number): number =>
  Math.floor((services_fen * pieces) / quantity)
