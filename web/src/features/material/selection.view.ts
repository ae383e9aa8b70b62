/** Selected pictures and the anchor of a range. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly anchor: number | null
}

export const nothing: Selection = { ids: new Set(), anchor: null }

export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Adds everything between the anchor and `id`, in list order. */
export function ranged({ ids, anchor }: Selection, order: readonly number[], id: number): Selection {
  const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)]
  if (from < 0 || to < 0) return { ids: new Set([...ids, id]), anchor: id }
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...ids, ...between]), anchor: anchor ?? id }
}

/** Where an arrow key leads in a grid of so many columns; null for keys that lead nowhere. */
export function stepped(key: string, index: number, columns: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
    PageDown: index + columns * 4,
    PageUp: index - columns * 4,
  }
  const wanted = steps[key]
  return wanted === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, wanted))
}
