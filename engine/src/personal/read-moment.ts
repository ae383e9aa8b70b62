import { type City, findCity } from '../sky/places.ts'
import { readDay } from './clean-answer.ts'

/** A night as people say it: a day, a time of that day, and where. */
export interface SaidMoment {
  readonly day: string
  /** Minutes since midnight on the clocks of the place. */
  readonly minute: number
  readonly latitude: number
  readonly longitude: number
  /** Of a known city. */
  readonly zone: string | null
  /** The same in one form, which reads as itself. */
  readonly text: string
}

export type MomentRead =
  | { readonly ok: true; readonly moment: SaidMoment }
  | { readonly ok: false; readonly wrong: 'day' | 'place' }

/** An evening hour at which it is dark in most places and seasons, where none is said. */
const USUAL_MINUTE = 22 * 60

const days =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}(?:st|nd|rd|th)?\.? [a-z]{3,9}\.?,? \d{4}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}/i
const times = /\b(\d{1,2}):(\d{2})(?:\s*([ap])\.?m\b\.?)?/i
const degrees = /(-?\d{1,2}(?:\.\d+)?)\s*°?\s*([ns])?[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([ew])?/i

const two = (value: number) => String(value).padStart(2, '0')

function readMinute(found: RegExpExecArray | null): number | null {
  if (!found) return USUAL_MINUTE
  const [hours, minutes] = [Number(found[1]), Number(found[2])]
  const half = found[3]?.toLowerCase()
  if (minutes > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return null
  return (half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours) * 60 + minutes
}

const signed = (value: string | undefined, letter: string | undefined) =>
  Number(value) * (letter && /[sw]/i.test(letter) ? -1 : 1)

type Spot = Pick<SaidMoment, 'latitude' | 'longitude' | 'zone'> & { readonly name: string }

function readSpot(text: string): Spot | null {
  const found = degrees.exec(text)
  if (found) {
    const [latitude, longitude] = [signed(found[1], found[2]), signed(found[3], found[4])]
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
    return { latitude, longitude, zone: null, name: `${latitude.toFixed(3)}, ${longitude.toFixed(3)}` }
  }
  const name = text.replace(/^(?:\s|[,;@|·-]|\b(?:in|at|near)\b)+|[\s,;.|·-]+$/gi, '')
  const city: City | undefined = findCity(name)
  return city ? { latitude: city.latitude, longitude: city.longitude, zone: city.zone, name: city.name.en } : null
}

/** `2024-06-01 21:30 Berlin`, `1 June 2024, 9:30 pm, Berlin, Germany` or `2024-06-01 52.52, 13.40`. */
export function readMoment(answer: string): MomentRead {
  const text = answer.normalize('NFKC').replace(/\s+/gu, ' ').trim()
  const found = days.exec(text)
  const day = found && readDay(found[0])
  if (!found || !day) return { ok: false, wrong: 'day' }
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const time = times.exec(rest)
  const minute = readMinute(time)
  if (minute === null) return { ok: false, wrong: 'day' }
  const spot = readSpot(time ? `${rest.slice(0, time.index)} ${rest.slice(time.index + time[0].length)}` : rest)
  if (!spot) return { ok: false, wrong: 'place' }
  const { name, ...place } = spot
  const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  return { ok: true, moment: { day, minute, ...place, text: `${day} ${clock} ${name}` } }
}

const MINUTE_MS = 60_000

/** How far the clocks of a zone are ahead of UTC. */
function aheadMinutes(zone: string, at_ms: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    era: 'short',
  }).formatToParts(at_ms)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((local - at_ms) / MINUTE_MS)
}

/** Minutes between the clocks of the place and UTC: by its zone, or by the sun where none is known. */
export function getOffset({ day, minute, zone, longitude }: Omit<SaidMoment, 'text' | 'latitude'>): number {
  if (zone === null) return Math.round(longitude / 15) * 60
  const local = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const first = aheadMinutes(zone, local)
  return aheadMinutes(zone, local - first * MINUTE_MS)
}
