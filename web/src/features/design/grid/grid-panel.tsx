import { setBackground } from '@inkroute/engine/commands/layers'
import { findView } from '@inkroute/engine/document/design-document'
import { cellBox, type Grid, MAX_GAP_PX, MAX_MARGIN_PX, MAX_SEED } from '@inkroute/engine/document/grid'
import { randomise, setGap, setLayout, setMargin } from '@inkroute/engine/grid/grid-commands'
import { layoutCells } from '@inkroute/engine/grid/layouts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ColourField } from '../colour/colour-field.tsx'
import { NumberBox, Slide } from '../controls/number-fields.tsx'
import { chooseCell, useCell } from '../state/cell-store.ts'
import { apply, choose, layersNow, settle, useGrid, useStudio } from '../state/studio-store.ts'
import { CellProperties } from './cell-properties.tsx'
import { gridText } from './grid.text.ts'
import { filledCells, placeOnMap, waitingCount } from './grid.view.ts'
import css from './grid-panel.module.css'
import { shufflePictures } from './shuffle.ts'

const topmostIn = (index: number) => layersNow().findLast((layer) => layer.cell === index)

function take(index: number): void {
  const layer = topmostIn(index)
  choose(layer ? [layer.id] : [])
  chooseCell(index)
}

/** The cells as buttons, for keyboard users and cells too small to click. */
function CellMap({ grid }: { grid: Grid }) {
  const text = useText(gridText)
  const view = useStudio((state) => findView(state.history.present, state.view_id))
  const chosen = useCell((state) => state.cell)
  const filled = filledCells(view)
  return (
    <>
      <p className="text-xs text-studio">{text.pick_note}</p>
      <div
        className={`w-full relative aspect-square bg-fill rounded-control ${css.map}`}
        style={view?.background ? { background: view.background } : {}}
      >
        {grid.cells.map((cell) => {
          const number = cell.index + 1
          const name = fill(filled.has(cell.index) ? text.cell_full : text.cell_empty, { number })
          return (
            <button
              className="absolute text-xs text-ink cursor-pointer bg-surface p-0"
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

const viewId = () => useStudio.getState().view_id

function Layouts({ layout_id }: { layout_id: number }) {
  const text = useText(gridText)
  return (
    <fieldset className={`grid min-w-0 border-0 gap-2 p-0 m-0 ${css.layouts}`}>
      <legend className="text-xs font-medium text-studio mt-2 mb-2">{text.layout}</legend>
      {layoutCells.map((cells, id) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a layout is known by its number
          key={id}
          type="button"
          className={`w-full relative overflow-hidden cursor-pointer aspect-square bg-studio-0 border-studio rounded-control p-0 ${css.layout}`}
          aria-pressed={id === layout_id}
          aria-label={fill(text.layout_name, { id, count: cells.length })}
          title={fill(text.layout_name, { id, count: cells.length })}
          onClick={() => apply((document) => setLayout(document, viewId(), id))}
        >
          {cells.map((cell) => (
            <i key={cell.index} style={placeOnMap(cell)} />
          ))}
        </button>
      ))}
    </fieldset>
  )
}

/** Shuffles the pictures. The seed can be copied and entered again. */
function Shuffle({ seed }: { seed: number }) {
  const text = useText(gridText)
  const onSeed = (value: number) => apply((document) => randomise(document, viewId(), Math.round(value)))
  return (
    <>
      <button
        type="button"
        className={`flex items-center justify-center text-inherit cursor-pointer bg-studio-2 border-studio rounded-control gap-2.5 ${css.shuffle}`}
        onClick={shufflePictures}
      >
        {text.random}
        <kbd>R</kbd>
      </button>
      <NumberBox label={text.seed} value={seed} min={0} max={MAX_SEED} onValue={onSeed} />
      <p className="text-studio">{text.seed_note}</p>
    </>
  )
}

function Spacing({ gap, margin }: { gap: number; margin: number }) {
  const text = useText(gridText)
  const background = useStudio((state) => findView(state.history.present, state.view_id)?.background ?? null)
  return (
    <>
      <Slide
        label={text.gap}
        value={gap}
        min={0}
        max={MAX_GAP_PX}
        unit=" px"
        onValue={(value, key) => apply((document) => setGap(document, viewId(), value), key)}
        onEnd={settle}
      />
      <Slide
        label={text.margin}
        value={margin}
        min={0}
        max={MAX_MARGIN_PX}
        unit=" px"
        onValue={(value, key) => apply((document) => setMargin(document, viewId(), value), key)}
        onEnd={settle}
      />
      <ColourField
        label={text.background}
        value={background}
        can_be_none
        onColour={(colour, key) => apply((document) => setBackground(document, viewId(), colour), key)}
      />
    </>
  )
}

/** Layout, cells, gap and background of a sheet. */
export function GridPanel() {
  const text = useText(gridText)
  const grid = useGrid()
  const waiting = useStudio((state) => waitingCount(findView(state.history.present, state.view_id)))
  if (!grid) return null
  return (
    <div className="flex flex-col gap-3">
      <Layouts layout_id={grid.layout_id} />
      {waiting > 0 ? <p className="text-studio">{fill(text.waiting, { count: waiting })}</p> : null}
      <Spacing gap={grid.gap} margin={grid.margin} />
      <Shuffle seed={grid.seed ?? 0} />
      <h3 className="text-xs font-medium text-studio m-0 mt-2">{text.cells}</h3>
      <CellMap grid={grid} />
      <CellProperties grid={grid} />
    </div>
  )
}
