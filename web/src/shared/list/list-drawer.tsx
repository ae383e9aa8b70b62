import { useState } from 'react'
import type { ListEndpoint, Row } from './list-types.ts'
import type { ListState, Plan } from './use-list.ts'

/** In the address instead of a key: a row that does not exist yet. */
export const NEW = 'new'

interface ListDrawerProps<E extends ListEndpoint, X> {
  readonly plan: Plan<E, X>
  readonly state: ListState<E, X>
  readonly rows: readonly Row<E>[]
}

/** Shows the row that the address names, so that it can be linked, and that the browser's Back closes it. */
export function ListDrawer<E extends ListEndpoint, X>({ plan, state, rows }: ListDrawerProps<E, X>) {
  const { drawer } = plan.definition
  const { opened, close, list } = state
  const [last, setLast] = useState<Row<E> | null>(null)
  const found = rows.find((row) => plan.keyOf(row) === opened)
  if (found && found !== last) setLast(found)
  if (!drawer || opened === undefined) return null
  if (opened === NEW && drawer.create) return drawer.create.show(close, list)
  if (drawer.byKey) return drawer.byKey(opened, close, list)
  const row = found ?? (last && plan.keyOf(last) === opened ? last : null)
  return row && drawer.row ? drawer.row(row, close, list) : null
}
