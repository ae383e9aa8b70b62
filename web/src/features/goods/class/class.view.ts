import type { GoodsClass } from '@inkroute/contract/goods/class'

/** Top classes with their children and combined counts. */
export const getTree = (classes: readonly GoodsClass[]): { own: GoodsClass; count: number }[] =>
  classes
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((top) => {
      const below = classes.filter(({ parent_id }) => parent_id === top.id)
      const count = top.count + below.reduce((sum, one) => sum + one.count, 0)
      return [{ own: top, count }, ...below.map((own) => ({ own, count: own.count }))]
    })

/** The order with this class moved up; null if already first. */
export function raised(classes: readonly GoodsClass[], id: number): number[] | null {
  const own = classes.find((one) => one.id === id)
  const beside = classes.filter(({ parent_id }) => parent_id === own?.parent_id)
  const before = beside[beside.findIndex((one) => one.id === id) - 1]
  if (!own || !before) return null
  const swap = new Map([
    [own.id, before.id],
    [before.id, own.id],
  ])
  return classes.map((one) => swap.get(one.id) ?? one.id)
}
