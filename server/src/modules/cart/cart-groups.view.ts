import type { CartPriceGroup } from '@inkroute/contract/cart/cart'
import { fenToDecimal } from '@inkroute/contract/money'
import type { ReadyCartLine } from './read-cart.ts'

export interface CartGroup {
  readonly lines: readonly ReadyCartLine[]
  readonly goods_fen: number
  readonly services_fen: number
  readonly weight_g: number
  readonly pieces: number
}

const sum = (lines: readonly ReadyCartLine[], of: (line: ReadyCartLine) => number) =>
  lines.reduce((all, line) => all + of(line), 0)

/** Groups lines by warehouse, ordered by their first line in the cart. */
export function groupByWarehouse(lines: readonly ReadyCartLine[]): CartGroup[] {
  const codes = [...new Set(lines.map(({ line }) => line.warehouse_code))]
  return codes.map((code) => {
    const own = lines.filter(({ line }) => line.warehouse_code === code)
    return {
      lines: own,
      goods_fen: sum(own, ({ price }) => price.total_fen),
      services_fen: sum(own, ({ services_fen }) => services_fen),
      weight_g: sum(own, ({ weight_g }) => weight_g),
      pieces: sum(own, ({ line }) => line.quantity),
    }
  })
}

export function viewGroup(group: CartGroup): CartPriceGroup[] {
  const [first] = group.lines
  if (!first) return []
  const { stock: _, ...warehouse } = first.view.warehouse
  return [
    {
      warehouse,
      item_ids: group.lines.map(({ line }) => line.id),
      pieces: group.pieces,
      weight_g: group.weight_g,
      goods: fenToDecimal(group.goods_fen),
      services: fenToDecimal(group.services_fen),
      total: fenToDecimal(group.goods_fen + group.services_fen),
    },
  ]
}
