import type { Language } from '../text/text.ts'
import { timeText } from '../text/ui.text.ts'

const getParts = (instant: Date, time_zone: string): Record<string, string> => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** `YYYY-MM-DD HH:mm:ss` in the seller's zone. */
export function formatInstant(iso: string, time_zone: string): string {
  const p = getParts(new Date(iso), time_zone)
  return `${p.year}-${p.month}-${p.day} ${p.hour}:${p.minute}:${p.second}`
}

export const formatDay = (iso: string, time_zone: string): string => formatInstant(iso, time_zone).slice(0, 10)

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]
const MAX_RELATIVE_MS = 7 * 86_400_000

/** “5 minutes ago”, or the date after a week. */
export function formatRelative(iso: string, now: Date, time_zone: string, language: Language): string {
  const passed_ms = now.getTime() - new Date(iso).getTime()
  if (passed_ms > MAX_RELATIVE_MS || passed_ms < -60_000) return formatDay(iso, time_zone)
  const format = new Intl.RelativeTimeFormat(language === 'zh' ? 'zh-CN' : 'en', { numeric: 'auto' })
  for (const [unit, ms] of steps) if (passed_ms >= ms) return format.format(-Math.floor(passed_ms / ms), unit)
  return timeText.just_now[language]
}
