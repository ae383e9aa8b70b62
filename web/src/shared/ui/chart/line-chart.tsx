import css from './chart.module.css'
import { type ChartSeries, colorVariable, linePath } from './chart.view.ts'
import { ChartFrame, type ChartProps, type Plot } from './chart-frame.tsx'

function Line({ series, plot, is_filled }: { series: ChartSeries; plot: Plot; is_filled: boolean }) {
  const points = series.values.map((value, at) => ({ x: plot.x(at), y: plot.y(value) }))
  const line = linePath(points)
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  const zero = plot.y(0)
  return (
    <>
      {is_filled ? (
        <path
          className={css.area}
          d={`${line}L${last.x} ${zero}L${first.x} ${zero}Z`}
          fill={colorVariable(series.color)}
        />
      ) : null}
      <path className={css.line} data-reference={series.is_reference} d={line} stroke={colorVariable(series.color)} />
      {points.length === 1 ? (
        <circle className={css.dot} cx={first.x} cy={first.y} r={4} fill={colorVariable(series.color)} />
      ) : null}
    </>
  )
}

/** Values over time. The first series may be filled; references are dashed. */
export function LineChart(props: ChartProps) {
  const alone = props.series.filter((one) => !one.is_reference).length === 1
  return (
    <ChartFrame {...props} reach={props.series.flatMap((one) => one.values)}>
      {(plot) => (
        <>
          {[...props.series].reverse().map((one) => (
            <Line key={one.key} series={one} plot={plot} is_filled={alone && !one.is_reference} />
          ))}
          {plot.active === undefined ? null : (
            <line className={css.cursor} x1={plot.x(plot.active)} x2={plot.x(plot.active)} y1={0} y2={plot.height_px} />
          )}
          {plot.active === undefined
            ? null
            : props.series.map((one) => (
                <circle
                  key={one.key}
                  className={css.dot}
                  cx={plot.x(plot.active ?? 0)}
                  cy={plot.y(one.values[plot.active ?? 0] ?? 0)}
                  r={4.5}
                  fill={colorVariable(one.color)}
                />
              ))}
        </>
      )}
    </ChartFrame>
  )
}
