import { viewOf } from '@inkroute/engine/document/design-document'
import { cellBox, type Grid } from '@inkroute/engine/grid/grid'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { choose, layersNow, useStudio } from '../studio-store.ts'
import { chooseCell, useCell } from './cell-store.ts'
import { gridText } from './grid.text.ts'
import { filledCells, placeOnMap } from './grid.view.ts'
import css from './grid-panel.module.css'

const topmostIn = (index: number) => layersNow().findLast((layer) => layer.cell === index)

function take(index: number): void {
  const layer = topmostIn(index)
  choose(layer ? [layer.id] : [])
  chooseCell(index)
}

/** The cells as buttons, for the keyboard and for cells too small to hit. */
export function CellMap({ grid }: { grid: Grid }) {
  const text = useText(gridText)
  const view = useStudio((state) => viewOf(state.history.present, state.view_id))
  const chosen = useCell((state) => state.cell)
  const filled = filledCells(view)
  return (
    <>
      <p className={css.note}>{text.pick_note}</p>
      <div className={css.map} style={view?.background ? { background: view.background } : {}}>
        {grid.cells.map((cell) => {
          const number = cell.index + 1
          const name = fill(filled.has(cell.index) ? text.cell_full : text.cell_empty, { number })
          return (
            <button
              key={cell.index}
              type="button"
              data-filled={filled.has(cell.index)}
              aria-pressed={chosen === cell.index}
              aria-label={name}
              title={name}
              style={placeOnMap(cellBox(grid, cell))}
              onClick={() => take(cell.index)}
            >
              {number}
            </button>
          )
        })}
      </div>
    </>
  )
}
