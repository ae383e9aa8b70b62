import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import {
  type CellText,
  clampPlace,
  filled,
  type GridSize,
  getClipboard,
  getCorners,
  getPlaces,
  type Place,
  pasted,
  type Range,
  steppedTo,
} from './cells.view.ts'

export const ROW_PX = 36

interface GridKeys {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly size: GridSize
  readonly read: (place: Place) => string
  readonly write: (cells: readonly CellText[]) => void
}

export function placeOfCell(target: EventTarget): Place | null {
  const name = (target as HTMLElement).dataset?.cell
  if (!name) return null
  const [row = 0, column = 0] = name.split(':').map(Number)
  return { row, column }
}

/** Rows out of sight are not rendered: scroll first, then wait a few frames for the input. */
export function focusCell(frame: HTMLElement, { row, column }: Place, tries = 10): void {
  const input = frame.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`)
  if (input) {
    input.focus()
    input.select?.()
    input.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  } else if (tries > 0) {
    frame.scrollTop = Math.max(0, (row - 4) * ROW_PX)
    requestAnimationFrame(() => focusCell(frame, { row, column }, tries - 1))
  }
}

const getCaret = (target: EventTarget) => {
  const input = target as HTMLInputElement
  const length = input.value.length
  // Checkboxes have no caret.
  return { start: input.selectionStart ?? 0, end: input.selectionEnd ?? length, length }
}

const isAt = (a: Place, b: Place) => a.row === b.row && a.column === b.column
const isMany = (range: Range) => getPlaces(range).length > 1

/** Selection, arrows, fill down and right, copy and paste, as in a spreadsheet. */
export function useGridKeys({ frame, size, read, write }: GridKeys) {
  const [range, setRange] = useState<Range | null>(null)

  function move(event: KeyboardEvent<HTMLElement>, place: Place): void {
    const head = event.shiftKey && range ? range.to : place
    const to = steppedTo(event.key, head, getCaret(event.target))
    if (!to) return
    event.preventDefault()
    const next = clampPlace(to, size)
    if (event.shiftKey && event.key !== 'Enter') return setRange({ from: range?.from ?? place, to: next })
    setRange({ from: next, to: next })
    if (frame.current) focusCell(frame.current, next)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const place = placeOfCell(event.target)
    if (!place || event.nativeEvent.isComposing) return
    const with_command = event.ctrlKey || event.metaKey
    const direction = event.key === 'd' ? 'down' : event.key === 'r' ? 'right' : null
    if (with_command && direction && range && isMany(range)) {
      event.preventDefault()
      // The text of the focused cell is kept only when it is left.
      const typed = (one: Place) => (isAt(one, place) ? (event.target as HTMLInputElement).value : read(one))
      write(filled(range, direction, typed))
    } else if (event.key === 'Delete' && range && isMany(range)) {
      event.preventDefault()
      write(getPlaces(range).map((one) => ({ ...one, text: '' })))
    } else if (!with_command && !event.altKey) move(event, place)
  }

  function onPaste(event: ClipboardEvent<HTMLElement>): void {
    const place = placeOfCell(event.target)
    const text = event.clipboardData.getData('text')
    const target = range ?? (place && { from: place, to: place })
    if (!target || (!/[\t\n]/.test(text.trimEnd()) && !isMany(target))) return
    event.preventDefault()
    const cells = pasted(text, target, size)
    const last = cells.at(-1)
    write(cells)
    if (last) setRange({ from: { row: getCorners(target).top, column: getCorners(target).left }, to: last })
  }

  function onCopy(event: ClipboardEvent<HTMLElement>): void {
    if (!range || !isMany(range)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', getClipboard(range, read))
  }

  return { range, setRange, onKeyDown, onPaste, onCopy }
}
