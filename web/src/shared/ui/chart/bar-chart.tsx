import css from './chart.module.css'
import { type ChartSeries, colorVariable, getStack, linePath } from './chart.view.ts'
import { ChartFrame, type ChartProps, type Plot } from './chart-frame.tsx'

interface BarChartProps extends ChartProps {
  /** Stacks the series instead of placing them side by side. */
  readonly is_stacked?: boolean
}

const MOST_BAR_PX = 40

interface Piece {
  readonly key: string
  readonly at: number
  readonly series: ChartSeries
  readonly from: number
  readonly to: number
  /** Index within the column's bars, and their number. */
  readonly lane: number
  readonly lanes: number
}

function getPieces(series: readonly ChartSeries[], count: number, is_stacked: boolean): readonly Piece[] {
  const stacks = is_stacked ? getStack(series, count) : undefined
  return series.flatMap((one, lane) =>
    Array.from({ length: count }, (_, at) => ({
      key: `${one.key}-${at}`,
      at,
      series: one,
      from: stacks?.[lane]?.[at]?.from ?? 0,
      to: stacks?.[lane]?.[at]?.to ?? one.values[at] ?? 0,
      lane: is_stacked ? 0 : lane,
      lanes: is_stacked ? 1 : series.length,
    })),
  )
}

function Bar({ piece, plot }: { piece: Piece; plot: Plot }) {
  const room_px = Math.min(plot.step_px * 0.72, MOST_BAR_PX * piece.lanes)
  const width_px = Math.max(1, room_px / piece.lanes - (piece.lanes > 1 ? 2 : 0))
  const top = Math.min(plot.y(piece.from), plot.y(piece.to))
  const height = Math.abs(plot.y(piece.from) - plot.y(piece.to))
  if (height === 0) return null
  return (
    <rect
      className={plot.active === undefined || plot.active === piece.at ? css.bar : `${css.bar} ${css.dimmed}`}
      x={plot.x(piece.at) - room_px / 2 + (room_px / piece.lanes) * piece.lane}
      y={top}
      width={width_px}
      height={height}
      rx={Math.min(2, width_px / 2)}
      fill={colorVariable(piece.series.color)}
    />
  )
}

/** Bars side by side or stacked; references are drawn over them as dashed lines. */
export function BarChart({ is_stacked = false, ...props }: BarChartProps) {
  const bars = props.series.filter((one) => !one.is_reference)
  const pieces = getPieces(bars, props.labels.length, is_stacked)
  const references = props.series.filter((one) => one.is_reference)
  const reach = [...pieces.map((piece) => piece.to), ...references.flatMap((one) => one.values)]
  return (
    <ChartFrame {...props} reach={reach}>
      {(plot) => (
        <>
          {pieces.map((piece) => (
            <Bar key={piece.key} piece={piece} plot={plot} />
          ))}
          {references.map((one) => (
            <path
              key={one.key}
              className={css.line}
              data-reference
              d={linePath(one.values.map((value, at) => ({ x: plot.x(at), y: plot.y(value) })))}
              stroke={colorVariable(one.color)}
            />
          ))}
        </>
      )}
    </ChartFrame>
  )
}
