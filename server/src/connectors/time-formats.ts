/** Unix seconds, as number or text, as ISO 8601. */
export const fromSeconds = (value: string | number): string => new Date(Number(value) * 1000).toISOString()

export const fromMs = (value: string | number): string => new Date(Number(value)).toISOString()

/** Null for what platforms write when there is no time: nothing, zero. */
export const fromSecondsOrNull = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || Number(value) === 0 ? null : fromSeconds(value)

export const toSeconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000)

/** `2026-11-15 12:00:00` of a clock that is `offset_h` hours ahead of UTC. */
export const zonedText = (iso: string, offset_h: number): string =>
  new Date(Date.parse(iso) + offset_h * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

export const fromZonedText = (text: string, offset_h: number): string =>
  new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - offset_h * 3_600_000).toISOString()

export const later = (now: Date, seconds: string | number): string =>
  new Date(now.getTime() + Number(seconds) * 1000).toISOString()

const PACIFIC = 'America/Los_Angeles'

/** `2026-11-15 04:00:00`, as clocks on the American west coast show it. */
export const pacificText = (iso: string): string => new Date(iso).toLocaleString('sv-SE', { timeZone: PACIFIC })

/** The hour that comes twice in autumn is taken for the first one: asked for again, nothing is lost by it. */
export function fromPacificText(text: string): string {
  const guess = Date.parse(fromZonedText(text, -7))
  return pacificText(new Date(guess).toISOString()) === text ? new Date(guess).toISOString() : fromZonedText(text, -8)
}
