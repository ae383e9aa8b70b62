import { type DragEvent, useState } from 'react'

/** Moves the item at `from` to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, index) => index !== from)
  const item = list[from]
  return item === undefined ? list : [...rest.slice(0, to), item, ...rest.slice(to)]
}

/**
 * Reorders a list with native drag and drop. Spread `dragProps(index)` over each item, and offer buttons as well for
 * keyboard users.
 */
export function useDragSort<T>(list: readonly T[], onSort: (next: readonly T[]) => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setFrom(null)
    setOver(null)
  }
  const dragProps = (index: number) => ({
    draggable: true,
    'data-dragged': from === index,
    'data-over': from !== null && over === index && from !== index,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setFrom(index)
    },
    onDragOver: (event: DragEvent) => {
      if (from === null) return
      event.preventDefault()
      setOver(index)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (from !== null && from !== index) onSort(moved(list, from, index))
      end()
    },
    onDragEnd: end,
  })
  const step = (index: number, by: -1 | 1) => {
    const to = index + by
    if (to >= 0 && to < list.length) onSort(moved(list, index, to))
  }
  return { dragProps, step }
}
