import { getBounds } from '@inkroute/engine/geometry/box'
import { useInkBox } from '../state/font-shelf.ts'
import { useViewport } from '../state/stage-store.ts'
import { useArea, useCmPerPx, useLayers, useStudio } from '../state/studio-store.ts'
import { RULER_PX, rulerTicks, type Tick } from '../state/viewport.view.ts'
import { pullFromRuler } from './pull-guide.tsx'
import css from './stage.module.css'

const line = (tick: Tick, is_level: boolean) => {
  const from = RULER_PX - (tick.label === null ? (tick.is_half ? 7 : 4) : 10)
  return is_level ? `M${tick.at} ${from}V${RULER_PX}` : `M${from} ${tick.at}H${RULER_PX}`
}

interface RulerProps {
  readonly axis: 'x' | 'y'
  readonly ticks: readonly Tick[]
  /** The selection, in screen pixels. */
  readonly mark: { readonly from: number; readonly to: number } | null
}

function Ruler({ axis, ticks, mark }: RulerProps) {
  const is_level = axis === 'x'
  return (
    <svg
      className={is_level ? `absolute top-0 touch-none z-1 ${css.rulerX}` : `absolute touch-none z-1 ${css.rulerY}`}
      aria-hidden="true"
      // The ruler above gives level lines, the one at the left upright ones.
      onPointerDown={(event) => pullFromRuler(is_level ? 'y' : 'x', event)}
    >
      {mark && is_level ? (
        <rect className={css.mark} x={mark.from} y={0} width={mark.to - mark.from} height={RULER_PX} />
      ) : null}
      {mark && !is_level ? (
        <rect className={css.mark} x={0} y={mark.from} width={RULER_PX} height={mark.to - mark.from} />
      ) : null}
      <path d={ticks.map((tick) => line(tick, is_level)).join('')} />
      {ticks.map((tick) =>
        tick.label === null ? null : (
          <text
            key={tick.at}
            {...(is_level
              ? { x: tick.at + 3, y: 10 }
              : { x: -tick.at - 3, y: 10, transform: 'rotate(-90)', textAnchor: 'start' as const, dx: 6 })}
          >
            {tick.label}
          </text>
        ),
      )}
    </svg>
  )
}

/** Rulers in centimetres on the product; zero is the corner of the print area. */
export function Rulers() {
  const area = useArea()
  const cm_per_px = useCmPerPx()
  const { zoom, x, y, width, height } = useViewport()
  const layers = useLayers()
  const getBox = useInkBox()
  const chosen = useStudio((state) => state.chosen)
  if (!area) return null
  const held = layers.filter((layer) => chosen.includes(layer.id))
  const bounds = held.length > 0 ? getBounds(held.map(getBox)) : null
  const cm_px = zoom / cm_per_px
  const span = (start: number, size: number, shift: number) => ({
    from: shift + start * zoom,
    to: shift + (start + size) * zoom,
  })
  return (
    <>
      <Ruler
        axis="x"
        ticks={rulerTicks(x + area.left * zoom, width, cm_px)}
        mark={bounds && span(bounds.left, bounds.width, x)}
      />
      <Ruler
        axis="y"
        ticks={rulerTicks(y + area.top * zoom, height, cm_px)}
        mark={bounds && span(bounds.top, bounds.height, y)}
      />
      <span className={`grid place-items-center absolute top-0 left-0 z-2 ${css.unit}`}>cm</span>
    </>
  )
}
