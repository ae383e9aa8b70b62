import { useState } from 'react'
import { chartText } from '../../text/console.text.ts'
import { useText } from '../../text/language.tsx'
import css from './chart.module.css'
import { type ChartSlice, colorVariable, getTurns, paletteColor, ringPath, type Turn } from './chart.view.ts'
import { ChartTable } from './chart-table.tsx'

interface DonutChartProps {
  readonly title: string
  readonly slices: readonly ChartSlice[]
  readonly format: (value: number) => string
  /** Label of the total, below the number in the centre. */
  readonly caption: string
  /** Further slices are summed as “other”. */
  readonly most?: number
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

interface RingProps {
  readonly turns: readonly Turn[]
  readonly active: string | undefined
  readonly setActive: (key: string | undefined) => void
  readonly whole: string
  readonly caption: string
}

function Ring({ turns, active, setActive, whole, caption }: RingProps) {
  return (
    <svg className={css.ring} viewBox="-84 -84 168 168" aria-hidden="true">
      {turns.map((turn, at) => (
        <path
          key={turn.key}
          className={active === undefined || active === turn.key ? css.bar : `${css.bar} ${css.dimmed}`}
          d={ringPath(turn.from, turn.to, 82, 56)}
          fill={colorVariable(paletteColor(at))}
          stroke="var(--color-surface)"
          strokeWidth={turns.length > 1 ? 2 : 0}
          onPointerEnter={() => setActive(turn.key)}
          onPointerLeave={() => setActive(undefined)}
        />
      ))}
      <text className={`text-lg font-strong tabular-nums ${css.centre}`} y={2} fontSize={whole.length > 9 ? 16 : 20}>
        {whole}
      </text>
      <text className={css.caption} y={22}>
        {caption}
      </text>
    </svg>
  )
}

/** Shares of a total. The legend repeats the numbers, so nothing depends on colour. */
export function DonutChart({ title, slices, format, caption, most = 6 }: DonutChartProps) {
  const text = useText(chartText)
  const [active, setActive] = useState<string>()
  const turns = getTurns(slices, most, text.rest)
  const whole = turns.reduce((sum, { value }) => sum + value, 0)
  if (turns.length === 0) {
    return (
      <p className="grid place-items-center text-quiet" style={{ minHeight: 168 }}>
        {text.nothing}
      </p>
    )
  }
  return (
    <figure className="min-w-0 m-0" aria-label={title}>
      <div className="flex flex-wrap items-center justify-center gap-4">
        <Ring turns={turns} active={active} setActive={setActive} whole={format(whole)} caption={caption} />
        <ul className={`bare-list grid min-w-0 text-sm gap-0.5 ${css.slices}`}>
          {turns.map((turn, at) => (
            <li
              className="grid items-center rounded-control gap-2 p-1"
              key={turn.key}
              data-active={active === turn.key || undefined}
              onPointerEnter={() => setActive(turn.key)}
              onPointerLeave={() => setActive(undefined)}
            >
              <span className={css.mark} style={{ background: colorVariable(paletteColor(at)) }} />
              <span className="truncate" title={turn.label}>
                {turn.label}
              </span>
              <span className="text-right tabular-nums">{format(turn.value)}</span>
              <span className={`text-quiet text-right tabular-nums ${css.share}`}>{percent(turn.share)}</span>
            </li>
          ))}
        </ul>
      </div>
      {slices.length > turns.length ? (
        <ChartTable
          title={title}
          columns={[text.value]}
          rows={slices.map((slice) => ({ key: slice.key, label: slice.label, cells: [format(slice.value)] }))}
        />
      ) : null}
    </figure>
  )
}
