import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** So many frames at most until a cell that was out of sight is there. */
const MOST_FRAMES = 30

interface MatrixSize {
  readonly rows: number
  readonly columns: number
  readonly row_px: number
  readonly column_px: number
  /** Space covered by the sticky headers. */
  readonly head_px: number
  readonly side_px: number
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** Where to scroll so that a stretch is seen whole, as near as possible to where it is now. */
export function scrolledTo(now: number, start: number, length: number, room: number): number {
  if (start < now) return start
  return Math.max(now, start + length - room)
}

function focusCell(frame: HTMLElement, row: number, column: number, left = MOST_FRAMES): void {
  const cell = frame.querySelector<HTMLElement>(`[data-place="${row}:${column}"] > button`)
  if (cell) cell.focus({ preventScroll: true })
  else if (left > 0) requestAnimationFrame(() => focusCell(frame, row, column, left - 1))
}

/** Arrows go from cell to cell, those out of sight too; each cell remains a button like any other. */
export const arrowKeys =
  ({ rows, columns, row_px, column_px, head_px, side_px }: MatrixSize) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key]
    const place = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place
    if (!step || !place) return
    event.preventDefault()
    const [from_row = 0, from_column = 0] = place.split(':').map(Number)
    const [row, column] = [clamp(from_row + step[0], rows), clamp(from_column + step[1], columns)]
    const frame = event.currentTarget
    frame.scrollTop = scrolledTo(frame.scrollTop, row * row_px, row_px, frame.clientHeight - head_px)
    frame.scrollLeft = scrolledTo(frame.scrollLeft, column * column_px, column_px, frame.clientWidth - side_px)
    focusCell(frame, row, column)
  }
