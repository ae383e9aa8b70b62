import { expect, test } from 'vitest'
import { getOffset, readMoment } from '../personal/read-moment.ts'
import { cities, findCity } from './places.ts'
import { getDirection, siderealDegrees, skyChart } from './star-sky.ts'
import { starTable } from './star-table.ts'

const star = (name: string) => {
  const found = starTable().stars.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}
const degrees = (value: number) => (value * 180) / Math.PI
const altitude = ({ up }: { readonly up: number }) => degrees(Math.asin(up))
const HOUR_MS = 3_600_000
const at = (text: string) => Date.parse(text)

test('sidereal time is that of the almanac', () => {
  // Meeus, Astronomical Algorithms, example 12.b: 10 April 1987, 19:21 UT is 128.7378734° at Greenwich.
  const at_ms = at('1987-04-10T19:21:00Z')
  expect(siderealDegrees({ at_ms, longitude: 0 })).toBeCloseTo(128.7379, 3)
  expect(siderealDegrees({ at_ms, longitude: -100 })).toBeCloseTo(28.7379, 3)
})

test('the pole star is as high as the latitude and in the north, at any hour of any night', () => {
  for (const latitude of [5, 31.2, 52.5, 69.6]) {
    for (let hour = 0; hour < 24; hour += 5) {
      const seen = getDirection(star('UMi a'), {
        at_ms: at('2024-03-01T00:00:00Z') + hour * HOUR_MS,
        latitude,
        longitude: 13.4,
      })
      expect(Math.abs(altitude(seen) - latitude)).toBeLessThan(1)
      expect(seen.north).toBeGreaterThan(0)
      expect(Math.abs(seen.east)).toBeLessThan(0.02)
    }
  }
  const sydney = { at_ms: at('2024-03-01T10:00:00Z'), latitude: -33.87, longitude: 151.21 }
  expect(getDirection(star('UMi a'), sydney).up).toBeLessThan(0)
  expect(getDirection(star('Cru a'), sydney).up).toBeGreaterThan(0)
})

test('Sirius is highest in the south of Berlin in the winter evening, and in the north of Sydney', () => {
  const night = at('2024-01-15T18:00:00Z')
  const places = { berlin: { latitude: 52.52, longitude: 13.4 }, sydney: { latitude: -33.87, longitude: 151.21 } }
  const highest = (place: { latitude: number; longitude: number }) =>
    Array.from({ length: 24 * 12 }, (_, step) => ({ at_ms: night + (step * HOUR_MS) / 12, ...place }))
      .map((moment) => ({ moment, seen: getDirection(star('CMa a'), moment) }))
      .reduce((best, one) => (one.seen.up > best.seen.up ? one : best))
  const berlin = highest(places.berlin)
  expect(altitude(berlin.seen)).toBeCloseTo(90 - 52.52 - 16.716, 1)
  expect(berlin.seen.north).toBeLessThan(0)
  expect(Math.abs(berlin.seen.east)).toBeLessThan(0.02)
  // In the middle of January it is there about an hour before midnight.
  expect(Math.abs(berlin.moment.at_ms - at('2024-01-15T22:15:00Z'))).toBeLessThan(HOUR_MS / 2)
  expect(highest(places.sydney).seen.north).toBeGreaterThan(0)
})

test('a chart holds what is above the horizon inside its circle, north up and east on the left', () => {
  const moment = { at_ms: at('2024-01-15T21:00:00Z'), latitude: 52.52, longitude: 13.4 }
  const { points, lines } = skyChart(moment)
  expect(points.length).toBeGreaterThan(120)
  expect(points.every(({ x, y }) => Math.hypot(x, y) < 1)).toBe(true)
  expect(lines.length).toBeGreaterThan(80)
  const brightest = points.reduce((best, one) => (one.magnitude < best.magnitude ? one : best))
  // Sirius, not yet in the south: below the middle and left of it.
  expect(brightest.magnitude).toBe(-1.46)
  expect([brightest.x < 0, brightest.y > 0]).toEqual([true, true])
  expect(skyChart(moment)).toEqual(skyChart({ ...moment }))
})

test('the tables are whole: known numbers, every line between stars, every zone known', () => {
  const { stars, lines } = starTable()
  expect(stars.length).toBeGreaterThan(300)
  for (const { name, right_ascension_deg, declination_deg, magnitude } of stars) {
    expect([name, right_ascension_deg >= 0 && right_ascension_deg < 360]).toEqual([name, true])
    expect([name, Math.abs(declination_deg) <= 90, magnitude < 5 || magnitude === 9]).toEqual([name, true, true])
  }
  expect(new Set(stars.map(({ name }) => name)).size).toBe(stars.length)
  expect(lines.length).toBeGreaterThan(280)
  // No line leads across the sky.
  for (const [from, to] of lines) {
    const near = getDirection(from, { at_ms: 0, latitude: 90, longitude: 0 })
    const far = getDirection(to, { at_ms: 0, latitude: 90, longitude: 0 })
    expect([from.name, to.name, near.east * far.east + near.north * far.north + near.up * far.up > 0.85]).toEqual([
      from.name,
      to.name,
      true,
    ])
  }
  for (const { name, latitude, longitude, zone } of cities()) {
    expect(findCity(name.zh)?.name).toEqual(name)
    expect(Math.abs(latitude) < 90 && Math.abs(longitude) <= 180).toBe(true)
    expect(() => getOffset({ day: '2024-01-01', minute: 0, longitude, zone })).not.toThrow()
  }
})

test('moments are read as people write them, in one form that reads as itself', () => {
  const berlin = { day: '2024-06-01', minute: 21 * 60 + 30, zone: 'Europe/Berlin', text: '2024-06-01 21:30 Berlin' }
  for (const said of ['2024-06-01 21:30 Berlin', 'Berlin, Germany · 1 June 2024, 9:30 pm', '01.06.2024 21:30 in 柏林'])
    expect(readMoment(said)).toMatchObject({ ok: true, moment: berlin })
  expect(readMoment('2024-06-01 München')).toMatchObject({ moment: { minute: 1320, text: '2024-06-01 22:00 Munich' } })
  const spot = readMoment('2024-06-01 08:05 33.9 S, 151.2 E')
  expect(spot).toMatchObject({
    moment: { latitude: -33.9, longitude: 151.2, text: '2024-06-01 08:05 -33.900, 151.200' },
  })
  if (spot.ok) expect(readMoment(spot.moment.text)).toEqual(spot)
  expect(readMoment('2024-06-01 Atlantis')).toEqual({ ok: false, wrong: 'place' })
  expect(readMoment('03/04/2026 Berlin')).toEqual({ ok: false, wrong: 'day' })
  expect(readMoment('2024-06-01 25:00 Berlin')).toEqual({ ok: false, wrong: 'day' })
  expect(readMoment('')).toEqual({ ok: false, wrong: 'day' })
})

test('clocks follow the zone of the place in that season and year, or the sun', () => {
  const berlin = { longitude: 13.4, zone: 'Europe/Berlin' }
  expect(getOffset({ day: '2024-06-01', minute: 0, ...berlin })).toBe(120)
  expect(getOffset({ day: '2024-01-01', minute: 0, ...berlin })).toBe(60)
  // There was no summer time in Germany in 1970.
  expect(getOffset({ day: '1970-06-01', minute: 0, ...berlin })).toBe(60)
  expect(getOffset({ day: '2024-06-01', minute: 0, longitude: 151.2, zone: null })).toBe(600)
})
