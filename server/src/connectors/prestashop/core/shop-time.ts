import { MarketError } from '../../core/market-error.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Making one takes longer than reading a page of orders. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function getClock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
  clocks.set(zone, made)
  return made
}

const textAt = (ms: number, zone: string): string => getClock(zone).format(ms)
const asUtc = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)
const offsetAt = (ms: number, zone: string): number => asUtc(textAt(ms, zone)) - Math.floor(ms / 1000) * 1000
const utcText = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

/** The zone as `Intl` knows it. */
export function checkedZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw new MarketError('malformed', `Unknown time zone of the shop: ${zone}`, { code: 'time_zone' })
  }
}

/** `2026-11-01 02:30:00` by the shop's clock. An hour that comes twice in autumn is read as the first. */
export function fromShopTime(text: string, zone: string): string {
  const wall = asUtc(text)
  const tries = [wall - offsetAt(wall - DAY_MS, zone), wall - offsetAt(wall + DAY_MS, zone)].sort((a, b) => a - b)
  const fitting = tries.find((ms) => textAt(ms, zone) === text) ?? tries[0]
  return new Date(fitting ?? Number.NaN).toISOString()
}

/** PrestaShop writes a time that has not come as zeros. */
export const fromShopTimeOrNull = (text: string, zone: string): string | null =>
  text === '' || text.startsWith('0000') ? null : fromShopTime(text, zone)

/** A window by the shop's clock; wider by an hour where the clock changes, because it then shows the same time twice. */
export function shopWindow(since: string, until: string, zone: string): [from: string, to: string] {
  const [from, to] = [Date.parse(since), Date.parse(until)]
  const changes = (start: number) => offsetAt(start, zone) !== offsetAt(start + HOUR_MS, zone)
  const early = changes(from) ? HOUR_MS : 0
  const late = changes(to - HOUR_MS) ? HOUR_MS : 0
  return [utcText(asUtc(textAt(from, zone)) - early), utcText(asUtc(textAt(to, zone)) + late)]
}

export const nextSecond = (text: string): string => utcText(asUtc(text) + 1000)
