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

/** `UTC+8`, `UTC−3:30`: the offset at that moment, including daylight saving time. */
export function offsetLabel(time_zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: time_zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return name.replace('GMT', 'UTC').replace('-', '−')
}

export interface ZoneOption {
  readonly value: string
  readonly label: string
}

/** All zones the browser knows, common ones first, always including the current one. */
export function zoneOptions(all: readonly string[], current: string, at: Date): ZoneOption[] {
  const ordered = [...new Set([...common, ...all, current])]
  return ordered.map((value) => ({ value, label: `${value.replaceAll('_', ' ')} (${offsetLabel(value, at)})` }))
}
