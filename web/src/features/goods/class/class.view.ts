import type { GoodsClass } from '@inkroute/contract/goods/class'

/** Top classes with those below each, and what each holds together. */
export const treeOf = (classes: readonly GoodsClass[]): { own: GoodsClass; count: number }[] =>
  classes
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((top) => {
      const below = classes.filter(({ parent_id }) => parent_id === top.id)
      const count = top.count + below.reduce((sum, one) => sum + one.count, 0)
      return [{ own: top, count }, ...below.map((own) => ({ own, count: own.count }))]
    })

/** All classes with this one a place before its neighbour; null where it is first already. */
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
