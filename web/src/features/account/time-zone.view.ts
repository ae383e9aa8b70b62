import { zoneLabel } from '../../shared/format/time-zone.ts'

/** Time zones most sellers live in or sell to, listed first. */
const common = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Asia/Singapore',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
]

export interface ZoneOption {
  readonly value: string
  readonly label: string
}

/** All zones the browser knows, common ones first, always including the current one. */
export function zoneOptions(all: readonly string[], current: string, at: Date): ZoneOption[] {
  const ordered = [...new Set([...common, ...all, current])]
  return ordered.map((value) => ({ value, label: zoneLabel(value, at) }))
}
