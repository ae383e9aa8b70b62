import type { StatisticsRow } from '@inkroute/contract/order/statistics'
import type { ChartSlice } from '../../../shared/ui/chart/chart.view.ts'

const DAY_MS = 86_400_000
const getDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export const presets = ['last_7', 'last_30', 'last_90', 'this_month', 'last_month'] as const
export type Preset = (typeof presets)[number]

export interface Period {
  readonly date_from: string
  readonly date_to: string
}

/** Calendar days including `today`, in the user's time zone. */
export function getPeriod(preset: Preset, today: string): Period {
  const now = Date.parse(today)
  const month = `${today.slice(0, 7)}-01`
  switch (preset) {
    case 'last_7':
      return { date_from: getDay(now - 6 * DAY_MS), date_to: today }
    case 'last_30':
      return { date_from: getDay(now - 29 * DAY_MS), date_to: today }
    case 'last_90':
      return { date_from: getDay(now - 89 * DAY_MS), date_to: today }
    case 'this_month':
      return { date_from: month, date_to: today }
    case 'last_month': {
      const last = getDay(Date.parse(month) - DAY_MS)
      return { date_from: `${last.slice(0, 7)}-01`, date_to: last }
    }
  }
}

export const findPreset = (period: Period, today: string): Preset | undefined =>
  presets.find((preset) => {
    const { date_from, date_to } = getPeriod(preset, today)
    return date_from === period.date_from && date_to === period.date_to
  })

/** In per cent, rounded; undefined where there was nothing before. */
export const findChange = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / Math.abs(before)) * 100)

/** Whole yuan for axes: `12,500` → `1.25万` would not be shorter in both languages, thousands are. */
export function shortMoney(value: number): string {
  if (Math.abs(value) >= 10_000) return `¥${Number((value / 1000).toFixed(1))}k`
  return `¥${Number(value.toFixed(value < 10 && value % 1 !== 0 ? 1 : 0))}`
}

export const getSlices = (rows: readonly StatisticsRow[]): ChartSlice[] =>
  rows.map(({ key, label, paid }) => ({ key, label, value: Number(paid) }))

/** `2026-11-05` → `11-05`: the year is in the filter above. */
export const shortDay = (day: string): string => day.slice(5)
