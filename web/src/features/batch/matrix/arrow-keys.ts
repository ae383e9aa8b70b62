import type { Virtualizer } from '@tanstack/react-virtual'
import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** So many frames at most until a cell that was out of sight is there. */
const MOST_FRAMES = 30

type Line = Virtualizer<HTMLDivElement, Element>

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

function focusCell(frame: HTMLElement, row: number, column: number, left = MOST_FRAMES): void {
  const cell = frame.querySelector<HTMLElement>(`[data-place="${row}:${column}"] > button`)
  if (cell) cell.focus({ preventScroll: true })
  else if (left > 0) requestAnimationFrame(() => focusCell(frame, row, column, left - 1))
}

/** Arrows go from cell to cell, those out of sight too; each cell remains a button like any other. */
export const arrowKeys =
  (rows: Line, columns: Line) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key]
    const place = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place
    if (!step || !place) return
    event.preventDefault()
    const [row = 0, column = 0] = place.split(':').map(Number)
    const next = [clamp(row + step[0], rows.options.count), clamp(column + step[1], columns.options.count)] as const
    rows.scrollToIndex(next[0])
    columns.scrollToIndex(next[1])
    focusCell(event.currentTarget, ...next)
  }
