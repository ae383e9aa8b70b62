export interface Shelf {
  readonly item_id: number
  readonly warehouse_code: string
  readonly pieces: number
}

/** A waiting order and the quantity it needs of each item. */
export interface Waiting {
  readonly warehouse_code: string
  readonly blanks: readonly { readonly item_id: number; readonly quantity: number }[]
}

/**
 * Which of these orders can be filled completely from stock, first come first served. An order that cannot be filled
 * leaves its stock to the next ones.
 */
export function firstServed<Order extends Waiting>(waiting: readonly Order[], shelves: readonly Shelf[]): Order[] {
  const left = new Map(shelves.map((shelf) => [`${shelf.item_id}:${shelf.warehouse_code}`, shelf.pieces]))
  return waiting.filter(({ warehouse_code, blanks }) => {
    const needs = new Map<string, number>()
    for (const { item_id, quantity } of blanks) {
      const shelf = `${item_id}:${warehouse_code}`
      needs.set(shelf, (needs.get(shelf) ?? 0) + quantity)
    }
    if ([...needs].some(([shelf, quantity]) => (left.get(shelf) ?? 0) < quantity)) return false
    for (const [shelf, quantity] of needs) left.set(shelf, (left.get(shelf) ?? 0) - quantity)
    return true
  })
}
