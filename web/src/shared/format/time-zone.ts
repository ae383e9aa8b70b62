/** `UTC+8`, `UTC−3:30`: the offset at that moment, including daylight saving time. */
export function offsetLabel(time_zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: time_zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return name.replace('GMT', 'UTC').replace('-', '−')
}

/** `Asia/Shanghai (UTC+8)` */
export const zoneLabel = (time_zone: string, at: Date): string =>
  `${time_zone.replaceAll('_', ' ')} (${offsetLabel(time_zone, at)})`

/** The zone of this computer, in which date pickers read and show their times. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
