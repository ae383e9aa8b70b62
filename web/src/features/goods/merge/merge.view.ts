import type { MergePart } from '@inkroute/contract/goods/merge'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'

/** A part with what one piece costs, while quantities change. */
export interface ChosenPart extends MergePart {
  readonly unit_fen: number
}

export const chosenOf = (part: MergePart): ChosenPart => ({
  ...part,
  unit_fen: Math.round(decimalToFen(part.cost) / Math.max(1, part.quantity)),
})

/** Once more is one piece more. */
export function withPart(chosen: readonly ChosenPart[], part: MergePart, most: number): ChosenPart[] {
  const known = chosen.find((one) => one.sku_id === part.sku_id)
  if (!known) return [...chosen, chosenOf({ ...part, quantity: 1 })]
  return chosen.map((one) => (one === known ? { ...one, quantity: Math.min(most, one.quantity + 1) } : one))
}

export const sumOf = (chosen: readonly ChosenPart[]): { count: number; cost: string } => ({
  count: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
  cost: fenToDecimal(chosen.reduce((sum, { quantity, unit_fen }) => sum + quantity * unit_fen, 0)),
})
