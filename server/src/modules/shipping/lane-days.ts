import { euCountries } from '@inkroute/contract/countries'
import type { Lane, LaneDays } from '@inkroute/contract/site/season-dates'
import { calendarDays } from '@inkroute/engine/dispatch/working-calendar'
import type { Db } from '../../infra/db/database.ts'
import { slowestHours } from '../catalog/catalog.ts'
import { selectTransitDays } from './shipping.queries.ts'

const HOURS_PER_DAY = 24

/** Origin of a lane, and the countries whose slowest parcel defines its time. */
const lanes: Readonly<Record<Lane, { readonly from: string; readonly to: readonly string[] }>> = {
  us_us: { from: 'US', to: ['US'] },
  eu_eu: { from: 'EU', to: euCountries.map(({ code }) => code) },
  cn_us: { from: 'CN', to: ['US'] },
  cn_eu: { from: 'CN', to: euCountries.map(({ code }) => code) },
  cn_uk: { from: 'CN', to: ['GB'] },
  cn_ca_au: { from: 'CN', to: ['CA', 'AU'] },
  cn_asia: { from: 'CN', to: ['JP', 'KR', 'SG', 'TH', 'MY'] },
}

/**
 * How long each lane takes, from the factories, the warehouses and the freight tables as they are now. Lanes nothing
 * travels on are missing.
 */
export async function laneDays(db: Db): Promise<Partial<Record<Lane, LaneDays>>> {
  const [hours, transits] = await Promise.all([slowestHours(db), selectTransitDays(db)])
  const found = Object.entries(lanes).flatMap(([lane, { from, to }]) => {
    const own = transits.filter((row) => row.region === from && row.countries.some((country) => to.includes(country)))
    const slowest = hours.find(({ region }) => region === from)
    if (own.length === 0 || !slowest) return []
    const days: LaneDays = {
      production: Math.ceil(slowest.production / HOURS_PER_DAY),
      handling: Math.ceil(slowest.handling / HOURS_PER_DAY),
      transit: [
        calendarDays(Math.min(...own.map(({ days_min }) => days_min))),
        calendarDays(Math.max(...own.map(({ days_max }) => days_max))),
      ],
    }
    return [[lane, days] as const]
  })
  return Object.fromEntries(found)
}
