import type { CartItem } from '@inkroute/contract/cart/cart'

export interface CartGroupView {
  readonly code: string
  readonly city: string
  readonly items: readonly CartItem[]
}

/** Lines that leave one warehouse together, in the order of the cart. */
export function groupItems(items: readonly CartItem[]): CartGroupView[] {
  const codes = [...new Set(items.map((item) => item.warehouse.code))]
  return codes.map((code) => {
    const own = items.filter((item) => item.warehouse.code === code)
    return { code, city: own[0]?.warehouse.city ?? code, items: own }
  })
}

/** Only lines that can be ordered can be ticked. */
export const orderable = (items: readonly CartItem[]): CartItem[] => items.filter((item) => item.problem === null)

/** Ticks all of them, or clears them when all are ticked already; the others keep their ticks. */
export function toggleAll(chosen: ReadonlySet<number>, items: readonly CartItem[]): Set<number> {
  const ids = orderable(items).map((item) => item.id)
  const is_all = ids.length > 0 && ids.every((id) => chosen.has(id))
  const rest = [...chosen].filter((id) => !ids.includes(id))
  return new Set(is_all ? rest : [...rest, ...ids])
}

export const toggleOne = (chosen: ReadonlySet<number>, id: number): Set<number> =>
  chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id])

export type TickState = 'all' | 'some' | 'none'

export function tickState(chosen: ReadonlySet<number>, items: readonly CartItem[]): TickState {
  const able = orderable(items)
  const count = able.filter((item) => chosen.has(item.id)).length
  if (count === 0) return 'none'
  return count === able.length ? 'all' : 'some'
}

/** Selected lines that still exist and can be ordered. */
export const chosenIds = (chosen: ReadonlySet<number>, items: readonly CartItem[]): number[] =>
  orderable(items)
    .filter((item) => chosen.has(item.id))
    .map((item) => item.id)

export const formatWeight = (weight_g: number): string =>
  weight_g < 1000 ? `${weight_g} g` : `${(weight_g / 1000).toFixed(2)} kg`
