/** Unix seconds, as number or text, as ISO 8601. */
export const fromSeconds = (value: string | number): string => new Date(Number(value) * 1000).toISOString()

export const fromMs = (value: string | number): string => new Date(Number(value)).toISOString()

/** Null for the values platforms use for "no time": empty and zero. */
export const fromSecondsOrNull = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || Number(value) === 0 ? null : fromSeconds(value)

export const toSeconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000)

/** `2026-11-15 12:00:00` in a zone `offset_h` hours ahead of UTC. */
export const zonedText = (iso: string, offset_h: number): string =>
  new Date(Date.parse(iso) + offset_h * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

export const fromZonedText = (text: string, offset_h: number): string =>
  new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - offset_h * 3_600_000).toISOString()

export const later = (now: Date, seconds: string | number): string =>
  new Date(now.getTime() + Number(seconds) * 1000).toISOString()

const PACIFIC = 'America/Los_Angeles'

/** `2026-11-15 04:00:00` in Pacific time. */
export const pacificText = (iso: string): string => new Date(iso).toLocaleString('sv-SE', { timeZone: PACIFIC })

/** The repeated hour in autumn is read as the first one, so a query overlaps rather than skips. */
export function fromPacificText(text: string): string {
  const guess = Date.parse(fromZonedText(text, -7))
  return pacificText(new Date(guess).toISOString()) === text ? new Date(guess).toISOString() : fromZonedText(text, -8)
}
