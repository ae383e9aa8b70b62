import type { Area } from '@inkroute/engine/geometry/box'
import type { Guide } from '@inkroute/engine/geometry/snap'
import { getBleedArea, getSafeArea } from '@inkroute/engine/print/print-area'
import { useHand, useViewport } from '../state/stage-store.ts'
import { useArea, useCmPerPx } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { toScreen, type Viewport } from '../state/viewport.view.ts'
import css from './stage.module.css'

function Frame({ area, viewport, className }: { area: Area; viewport: Viewport; className: string | undefined }) {
  const { x, y } = toScreen(viewport, { x: area.left, y: area.top })
  return (
    <rect className={className} x={x} y={y} width={area.width * viewport.zoom} height={area.height * viewport.zoom} />
  )
}

/** A gap also says how wide it is. */
function SmartGuide({ guide, viewport, cm_per_px }: { guide: Guide; viewport: Viewport; cm_per_px: number }) {
  const is_upright = (guide.axis === 'x') === (guide.kind === 'line')
  const from = toScreen(viewport, is_upright ? { x: guide.at, y: guide.from } : { x: guide.from, y: guide.at })
  const to = toScreen(viewport, is_upright ? { x: guide.at, y: guide.to } : { x: guide.to, y: guide.at })
  const tick = is_upright ? { x: 4, y: 0 } : { x: 0, y: 4 }
  return (
    <g className={css.guide} data-guide={guide.kind}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {guide.kind === 'gap'
        ? [from, to].map(({ x, y }) => (
            <line key={`${x},${y}`} x1={x - tick.x} y1={y - tick.y} x2={x + tick.x} y2={y + tick.y} />
          ))
        : null}
      {guide.kind === 'gap' ? (
        <text x={(from.x + to.x) / 2 + (is_upright ? 8 : 0)} y={(from.y + to.y) / 2 - (is_upright ? 0 : 8)}>
          {((guide.to - guide.from) * cm_per_px).toFixed(1)}
        </text>
      ) : null}
    </g>
  )
}

/** A line every centimetre of the print area. */
function Grid({ area, viewport, cm_per_px }: { area: Area; viewport: Viewport; cm_per_px: number }) {
  const step = 1 / cm_per_px
  const count = (length: number) => Math.floor(length / step + 0.001)
  const { x, y } = toScreen(viewport, { x: area.left, y: area.top })
  const [right, bottom] = [x + area.width * viewport.zoom, y + area.height * viewport.zoom]
  const path = [
    ...Array.from({ length: count(area.width) }, (_, i) => `M${x + (i + 1) * step * viewport.zoom} ${y}V${bottom}`),
    ...Array.from({ length: count(area.height) }, (_, i) => `M${x} ${y + (i + 1) * step * viewport.zoom}H${right}`),
  ].join('')
  return <path className={css.grid} d={path} />
}

/** The print area, its bleed and safe area, the grid and snap guides. */
export function GuideLines() {
  const area = useArea()
  const cm_per_px = useCmPerPx()
  const viewport = useViewport()
  const { has_guides, has_grid } = useStudioUi()
  const { guides, band } = useHand()
  if (!area) return null
  return (
    <>
      {has_grid ? <Grid area={area} viewport={viewport} cm_per_px={cm_per_px} /> : null}
      {has_guides ? (
        <>
          {area.bleed_cm > 0 ? (
            <Frame area={getBleedArea(area, cm_per_px)} viewport={viewport} className={css.bleed} />
          ) : null}
          <Frame area={area} viewport={viewport} className={css.areaShadow} />
          <Frame area={area} viewport={viewport} className={css.area} />
          <Frame area={getSafeArea(area, cm_per_px)} viewport={viewport} className={css.safe} />
        </>
      ) : null}
      {guides.map((guide) => (
        <SmartGuide
          key={`${guide.kind}${guide.axis}${guide.at}${guide.from}`}
          guide={guide}
          viewport={viewport}
          cm_per_px={cm_per_px}
        />
      ))}
      {band ? <Frame area={band} viewport={viewport} className={css.band} /> : null}
    </>
  )
}
