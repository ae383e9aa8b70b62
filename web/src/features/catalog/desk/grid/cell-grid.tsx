import { type MouseEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { type CellText, isInside, type Place, type Range } from './cells.view.ts'
import css from './grid.module.css'
import { focusCell, placeOfCell, ROW_PX, useGridKeys } from './use-grid-keys.ts'

/** Rows rendered: as many as the frame shows, and a few on both sides. */
const SHOWN_ROWS = 24
const MARGIN_ROWS = 4

export interface GridColumn {
  readonly key: string
  readonly label: ReactNode
  readonly name: string
  readonly width_px: number
  readonly align?: 'right'
  /** A tick instead of text; its texts are `1` and ``. */
  readonly is_tick?: boolean
}

export interface GridRow {
  readonly key: string
  readonly label: ReactNode
  readonly name: string
}

export interface CellGridProps {
  readonly label: string
  readonly corner: ReactNode
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly read: (place: Place) => string
  readonly write: (cells: readonly CellText[]) => void
  /** Why a cell is wrong. */
  readonly problemAt: (place: Place) => string | undefined
  /** Cells of variants that are not offered. */
  readonly isOff?: (place: Place) => boolean
  /** The cell to focus; a new object focuses it again. */
  readonly wanted?: Place | null
}

interface CellProps {
  readonly row: number
  readonly column: number
  readonly name: string
  readonly text: string
  readonly align: 'right' | undefined
  readonly is_tick: boolean
  readonly is_off: boolean
  readonly is_chosen: boolean
  readonly problem: string | undefined
  readonly write: (cells: readonly CellText[]) => void
}

/** A plain input: a thousand of Ant Design's would be slow. What is typed is kept when the cell is left. */
const Cell = memo(function Cell({
  row,
  column,
  name,
  text,
  align,
  is_tick,
  is_off,
  is_chosen,
  problem,
  write,
}: CellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null && typed !== text) write([{ row, column, text: typed.trim() }])
    setTyped(null)
  }
  const common = {
    'data-cell': `${row}:${column}`,
    'aria-label': name,
    'aria-invalid': problem ? true : undefined,
    title: problem,
  }
  return (
    <td className={css.cell} data-off={is_off} data-chosen={is_chosen} data-wrong={Boolean(problem)}>
      {is_tick ? (
        <input
          {...common}
          type="checkbox"
          checked={text === '1'}
          onChange={(event) => write([{ row, column, text: event.target.checked ? '1' : '' }])}
        />
      ) : (
        <input
          {...common}
          value={typed ?? text}
          style={{ textAlign: align ?? 'left' }}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped(null)
          }}
        />
      )}
    </td>
  )
})

function useWindow(row_count: number) {
  const [first, setFirst] = useState(0)
  const start = Math.max(0, Math.min(first, row_count - 1))
  return {
    start,
    end: Math.min(row_count, start + SHOWN_ROWS),
    onScroll: (top_px: number) => setFirst(Math.max(0, Math.floor(top_px / ROW_PX) - MARGIN_ROWS)),
  }
}

type RowsProps = Omit<CellGridProps, 'label' | 'corner' | 'wanted'> & {
  readonly start: number
  readonly end: number
  readonly range: Range | null
}

const Rows = ({ rows, columns, read, write, problemAt, isOff, start, end, range }: RowsProps) =>
  rows.slice(start, end).map((entry, at) => {
    const row = start + at
    return (
      <tr key={entry.key} className={`grid h-9 ${css.row}`} aria-rowindex={row + 2}>
        <th className={css.side} scope="row">
          {entry.label}
        </th>
        {columns.map((column, index) => (
          <Cell
            key={column.key}
            row={row}
            column={index}
            name={`${entry.name} · ${column.name}`}
            text={read({ row, column: index })}
            align={column.align}
            is_tick={column.is_tick === true}
            is_off={isOff?.({ row, column: index }) === true}
            is_chosen={range !== null && isInside(range, { row, column: index })}
            problem={problemAt({ row, column: index })}
            write={write}
          />
        ))}
      </tr>
    )
  })

/** A grid of values edited like a spreadsheet. Only the rows in sight are rendered. */
export function CellGrid({ label, corner, wanted = null, ...grid }: CellGridProps) {
  const { rows, columns, read, write } = grid
  const frame = useRef<HTMLDivElement>(null)
  const shown = useWindow(rows.length)
  const size = { rows: rows.length, columns: columns.length }
  const { range, setRange, ...keys } = useGridKeys({ frame, size, read, write })
  useEffect(() => {
    if (wanted && frame.current) focusCell(frame.current, wanted)
  }, [wanted])
  const choose = (event: MouseEvent<HTMLElement>) => {
    const place = placeOfCell(event.target)
    if (!place) return
    if (event.shiftKey && range) {
      event.preventDefault()
      setRange({ from: range.from, to: place })
    } else setRange({ from: place, to: place })
  }
  const drag = (event: MouseEvent<HTMLElement>) => {
    const place = event.buttons === 1 && range ? placeOfCell(event.target) : null
    if (place && range) setRange({ from: range.from, to: place })
  }
  const template = `var(--side-px) ${columns.map(({ width_px }) => `minmax(${width_px}px, 1fr)`).join(' ')}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the inputs inside take the focus; this only listens
    <div
      ref={frame}
      className={`overflow-auto tabular-nums bg-surface border rounded-control ${css.frame}`}
      style={{ '--columns': template } as React.CSSProperties}
      onScroll={(event) => shown.onScroll(event.currentTarget.scrollTop)}
      onMouseDown={choose}
      onMouseOver={drag}
      onFocus={(event) => {
        const place = placeOfCell(event.target)
        if (place && !(range && isInside(range, place))) setRange({ from: place, to: place })
      }}
      {...keys}
    >
      <table aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr className={css.head}>
            <th className={css.side} scope="col">
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={css.top}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ paddingTop: shown.start * ROW_PX, paddingBottom: (rows.length - shown.end) * ROW_PX }}>
          <Rows {...grid} start={shown.start} end={shown.end} range={range} />
        </tbody>
      </table>
    </div>
  )
}
