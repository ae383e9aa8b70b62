import { findCell, type Grid, type GridCell } from '@inkroute/engine/document/grid'
import {
  type CellSide,
  clearCell,
  setCellFrame,
  setCellSide,
  setCellView,
  setLayout,
  swapCells,
} from '@inkroute/engine/grid/grid-commands'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-area'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { NumberBox } from '../controls/number-fields.tsx'
import panels from '../panels/panels.module.css'
import { chooseCell, useCell } from '../state/cell-store.ts'
import { apply, useStudio } from '../state/studio-store.ts'
import { gridText } from './grid.text.ts'
import css from './grid-panel.module.css'

const VIEWS = [1, 2, 3, 4, 5, 6]
const viewId = () => useStudio.getState().view_id

function Place({ cell }: { cell: GridCell }) {
  const text = useText(gridText)
  const is_following = useCell((state) => state.is_following)
  const change = (side: CellSide, value: number) =>
    apply((document) =>
      is_following
        ? setCellSide(document, viewId(), cell.index, { side, value })
        : setCellFrame(document, viewId(), cell.index, { ...cell, [side]: value }),
    )
  const sides = [
    { key: 'left', label: text.left },
    { key: 'top', label: text.top },
    { key: 'width', label: text.width },
    { key: 'height', label: text.height },
  ] as const
  return (
    <>
      <div className={`grid grid-cols-halves gap-2 ${css.boxes}`}>
        {sides.map(({ key, label }) => (
          <NumberBox
            key={key}
            label={label}
            value={cell[key]}
            unit="px"
            min={0}
            max={DESIGN_CANVAS_PX}
            onValue={(value) => change(key, value)}
          />
        ))}
      </div>
      <label className={`flex items-center min-h-8 gap-2 ${css.tick}`}>
        <input
          type="checkbox"
          checked={is_following}
          onChange={(event) => useCell.setState({ is_following: event.target.checked })}
        />
        {text.follow}
      </label>
    </>
  )
}

function Swap({ grid, index }: { grid: Grid; index: number }) {
  const text = useText(gridText)
  const onChange = (value: string) => {
    if (value === '') return
    apply((document) => swapCells(document, viewId(), index, Number(value)))
    chooseCell(Number(value))
  }
  return (
    <label className="grid text-xs text-studio gap-1">
      <span>{text.swap}</span>
      <select
        className="w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        value=""
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{text.swap_choose}</option>
        {grid.cells
          .filter((cell) => cell.index !== index)
          .map((cell) => (
            <option key={cell.index} value={cell.index}>
              {fill(text.cell, { number: cell.index + 1 })}
            </option>
          ))}
      </select>
    </label>
  )
}

function Shows({ cell }: { cell: GridCell }) {
  const text = useText(gridText)
  return (
    <label className="grid text-xs text-studio gap-1">
      <span>{text.shows}</span>
      <select
        className="w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        value={cell.view_id ?? ''}
        onChange={(event) =>
          apply((document) => setCellView(document, viewId(), cell.index, Number(event.target.value) || null))
        }
      >
        <option value="">{text.shows_next}</option>
        {VIEWS.map((number) => (
          <option key={number} value={number}>
            {fill(text.shows_view, { number })}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Position, size and content of the selected cell. */
export function CellProperties({ grid }: { grid: Grid }) {
  const text = useText(gridText)
  const chosen = useCell((state) => state.cell)
  const cell = chosen === null ? undefined : findCell(grid, chosen)
  return (
    <>
      {cell ? (
        <>
          <h4 className="text-sm font-medium">{fill(text.cell, { number: cell.index + 1 })}</h4>
          <Place cell={cell} />
          {grid.cells.length > 1 ? <Swap grid={grid} index={cell.index} /> : null}
          <Shows cell={cell} />
        </>
      ) : null}
      <div className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${panels.choices}`}>
        {cell ? (
          <button type="button" onClick={() => apply((document) => clearCell(document, viewId(), cell.index))}>
            {text.clear}
          </button>
        ) : null}
        <button type="button" onClick={() => apply((document) => setLayout(document, viewId(), grid.layout_id))}>
          {text.reset}
        </button>
      </div>
    </>
  )
}
