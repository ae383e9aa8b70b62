import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { chartText } from '../../text/console.text.ts'
import { useText } from '../../text/language.tsx'
import { fill } from '../../text/text.ts'
import css from './chart.module.css'
import { type ChartSeries, colorVariable, getPosition, getScale, type Scale, shownLabels } from './chart.view.ts'
import { ChartTable } from './chart-table.tsx'
import { useWidth } from './use-width.ts'

/** Props shared by line and bar charts. */
export interface ChartProps {
  readonly title: string
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Formats a value: money, pieces, per cent. */
  readonly format: (value: number) => string
  /** Shorter format for the axis, where `format` would be too long. */
  readonly formatTick?: (value: number) => string
  readonly height_px?: number
}

export interface Plot {
  readonly width_px: number
  readonly height_px: number
  readonly scale: Scale
  /** The centre of a column. */
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly step_px: number
  readonly active: number | undefined
}

interface FrameProps extends ChartProps {
  /** All values the axis has to cover; stacks are higher than their parts. */
  readonly reach: readonly number[]
  readonly children: (plot: Plot) => ReactNode
}

const AXIS_BELOW_PX = 24
const ABOVE_PX = 8
const LABEL_PX = 64

const marked = (series: ChartSeries) => ({
  background: colorVariable(series.color),
  color: colorVariable(series.color),
})

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="bare-list flex flex-wrap text-xs text-quiet gap-x-4 gap-y-1 mb-2">
      {series.map((one) => (
        <li className="inline-flex items-center gap-1.5" key={one.key}>
          <span className={css.mark} data-reference={one.is_reference || undefined} style={marked(one)} />
          {one.label}
        </li>
      ))}
    </ul>
  )
}

function Axes({ plot, left_px, labels, tick }: AxesProps) {
  return (
    <>
      {plot.scale.ticks.map((value) => (
        <g key={value}>
          <line
            className={value === 0 ? css.zero : css.grid}
            x1={0}
            x2={plot.width_px}
            y1={plot.y(value)}
            y2={plot.y(value)}
          />
          <text className={`text-xs tabular-nums ${css.axis}`} x={-8} y={plot.y(value)} dy="0.32em" textAnchor="end">
            {tick(value)}
          </text>
        </g>
      ))}
      {shownLabels(labels.length, plot.width_px, LABEL_PX).map((at) => (
        <text
          key={labels[at]}
          className={`text-xs tabular-nums ${css.axis}`}
          x={Math.min(Math.max(plot.x(at), 16 - left_px), plot.width_px)}
          y={plot.height_px + 18}
          textAnchor={labels.length > 1 && at === labels.length - 1 && plot.step_px < LABEL_PX ? 'end' : 'middle'}
        >
          {labels[at]}
        </text>
      ))}
    </>
  )
}
interface AxesProps {
  readonly plot: Plot
  readonly left_px: number
  readonly labels: readonly string[]
  readonly tick: (value: number) => string
}

function Tip({ at, left_px, props }: { at: number; left_px: number; props: ChartProps }) {
  return (
    <div
      className={`absolute top-0 text-xs z-1 pointer-events-none bg-ink rounded-control px-3 py-2 ${css.tip}`}
      style={{ left: left_px, translate: at * 2 > props.labels.length ? 'calc(-100% - 12px)' : '12px' }}
    >
      <strong className="block font-strong">{props.labels[at]}</strong>
      <dl className="grid items-center gap-x-2 gap-y-0.5 m-0 mt-1">
        {props.series.map((one) => (
          <div key={one.key} style={{ display: 'contents' }}>
            <span className={css.mark} style={{ background: colorVariable(one.color) }} />
            <dt>{one.label}</dt>
            <dd className="text-right whitespace-nowrap tabular-nums">{props.format(one.values[at] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const readOut = (at: number, { labels, series, format }: ChartProps) =>
  `${labels[at]}: ${series.map((one) => `${one.label} ${format(one.values[at] ?? 0)}`).join(', ')}`

/** A single tab stop; arrows, Home and End move between points, and each point is announced. */
function useActivePoint(count: number) {
  const [active, setActive] = useState<number>()
  const within = active === undefined || active >= count ? undefined : active
  const onKeyDown = (event: KeyboardEvent) => {
    const from = within ?? -1
    const targets: Record<string, number> = {
      ArrowRight: Math.min(from + 1, count - 1),
      ArrowLeft: Math.max(from - 1, 0),
      Home: 0,
      End: count - 1,
    }
    const to = targets[event.key]
    if (event.key === 'Escape') setActive(undefined)
    if (to === undefined) return
    event.preventDefault()
    setActive(to)
  }
  return { active: within, setActive, onKeyDown }
}

/** Title, legend, axes, pointer and keyboard handling, and table around a chart. */
export function ChartFrame(props: FrameProps) {
  const { title, labels, series, format, formatTick = format, height_px = 240, reach } = props
  const text = useText(chartText)
  const [ref, width_px] = useWidth<HTMLDivElement>()
  const { active, setActive, onKeyDown } = useActivePoint(labels.length)
  const scale = getScale(reach)
  const left_px = Math.max(...scale.ticks.map((value) => formatTick(value).length)) * 7.2 + 12
  const inner_px = Math.max(40, width_px - left_px)
  const plot_px = height_px - AXIS_BELOW_PX - ABOVE_PX
  const step_px = inner_px / Math.max(1, labels.length)
  const plot: Plot = {
    width_px: inner_px,
    height_px: plot_px,
    scale,
    x: (at) => (at + 0.5) * step_px,
    y: (value) => getPosition(value, scale, plot_px),
    step_px,
    active,
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    const at = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left - left_px) / step_px)
    setActive(at >= 0 && at < labels.length ? at : undefined)
  }
  return (
    <figure className="min-w-0 m-0" aria-label={title}>
      {series.length > 1 ? <Legend series={series} /> : null}
      <div
        ref={ref}
        className={`relative rounded-control ${css.plot}`}
        role="img"
        aria-label={fill(text.plot, { title })}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(undefined)}
        onPointerMove={point}
        onPointerLeave={() => setActive(undefined)}
      >
        <svg className={`block w-full ${css.svg}`} height={height_px} aria-hidden="true">
          <g transform={`translate(${left_px} ${ABOVE_PX})`}>
            <Axes plot={plot} left_px={left_px} labels={labels} tick={formatTick} />
            {props.children(plot)}
          </g>
        </svg>
        {active === undefined ? null : <Tip at={active} left_px={left_px + plot.x(active)} props={props} />}
      </div>
      <p className={`absolute overflow-hidden whitespace-nowrap ${css.hidden}`} aria-live="polite">
        {active === undefined ? '' : readOut(active, props)}
      </p>
      <ChartTable
        title={title}
        columns={series.map((one) => one.label)}
        rows={labels.map((label, at) => ({
          key: `${at}`,
          label,
          cells: series.map((one) => format(one.values[at] ?? 0)),
        }))}
      />
    </figure>
  )
}
