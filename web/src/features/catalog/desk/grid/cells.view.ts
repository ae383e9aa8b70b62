/** Cells of a grid, by the numbers of row and column. */
export interface Place {
  readonly row: number
  readonly column: number
}

export interface Range {
  readonly from: Place
  readonly to: Place
}

export interface CellText extends Place {
  readonly text: string
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

export const clampPlace = ({ row, column }: Place, { rows, columns }: GridSize): Place => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
})

/** A range with its corners in order. */
export const getCorners = ({ from, to }: Range) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

export function isInside(range: Range, { row, column }: Place): boolean {
  const { top, bottom, left, right } = getCorners(range)
  return row >= top && row <= bottom && column >= left && column <= right
}

export function getPlaces(range: Range): Place[] {
  const { top, bottom, left, right } = getCorners(range)
  const places: Place[] = []
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) places.push({ row, column })
  }
  return places
}

/** Rows and cells as spreadsheets put them on the clipboard; a quoted cell may hold line breaks. */
export function cellsOfClipboard(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) return text.split(/\r\n|\n|\r/).map((line) => line.split('\t'))
    rows.at(-1)?.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim())
    const is_last = cell.lastIndex >= text.length
    if (found[3] === '\t') {
      if (is_last) rows.at(-1)?.push('')
    } else if (!is_last) rows.push([])
  }
  return rows
}

/**
 * Where pasted text goes: from the upper left corner of the selection. A single value fills the whole selection, a
 * block is repeated when the selection is a multiple of it, and what does not fit is dropped.
 */
export function pasted(text: string, range: Range, size: GridSize): CellText[] {
  const block = cellsOfClipboard(text)
  const { top, bottom, left, right } = getCorners(range)
  const height = block.length
  const width = Math.max(...block.map((row) => row.length))
  const [selected_rows, selected_columns] = [bottom - top + 1, right - left + 1]
  const rows = selected_rows % height === 0 ? Math.max(height, selected_rows) : height
  const columns = selected_columns % width === 0 ? Math.max(width, selected_columns) : width
  const to = clampPlace({ row: top + rows - 1, column: left + columns - 1 }, size)
  return getPlaces({ from: { row: top, column: left }, to }).flatMap(({ row, column }) => {
    const value = block[(row - top) % height]?.[(column - left) % width]
    return value === undefined ? [] : [{ row, column, text: value }]
  })
}

/** The first row (or column) of a selection, repeated in the others. */
export function filled(range: Range, direction: 'down' | 'right', read: (place: Place) => string): CellText[] {
  const { top, left } = getCorners(range)
  return getPlaces(range)
    .filter(({ row, column }) => (direction === 'down' ? row > top : column > left))
    .map(({ row, column }) => ({
      row,
      column,
      text: read(direction === 'down' ? { row: top, column } : { row, column: left }),
    }))
}

const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export function getClipboard(range: Range, read: (place: Place) => string): string {
  const { top, bottom, left, right } = getCorners(range)
  const lines: string[] = []
  for (let row = top; row <= bottom; row++) {
    const cells: string[] = []
    for (let column = left; column <= right; column++) cells.push(quoted(read({ row, column })))
    lines.push(cells.join('\t'))
  }
  return lines.join('\n')
}

/** The cell an arrow key leads to; null where the key moves the caret inside the text. */
export function steppedTo(
  key: string,
  place: Place,
  caret: { readonly start: number; readonly end: number; readonly length: number },
): Place | null {
  const is_all = caret.start === 0 && caret.end === caret.length
  if (key === 'ArrowUp') return { ...place, row: place.row - 1 }
  if (key === 'ArrowDown' || key === 'Enter') return { ...place, row: place.row + 1 }
  if (key === 'ArrowLeft' && (is_all || caret.end === 0)) return { ...place, column: place.column - 1 }
  if (key === 'ArrowRight' && (is_all || caret.start === caret.length)) return { ...place, column: place.column + 1 }
  return null
}
