import { surchargesOn } from '@inkroute/engine/freight/tariff'
import type { AppCtx } from '../../infra/context.ts'
import type { EventBus } from '../../infra/events/event-bus.ts'
import { euroRate } from '../catalog/catalog.ts'
import { freightDay } from './quote.rules.ts'
import { listAllRatesTo, type RateRow } from './shipping.queries.ts'

interface Freight {
  readonly rates: readonly RateRow[]
  /** Yuan for a euro in ten-thousandths, in which customs duty is set. */
  readonly eur_rate_e4: number
}

/** The price tables in force on one day, in memory at one revision, by country. */
interface Memory {
  revision: number
  day: string
  countries: Map<string, Freight>
}

/** One per node; nodes in one process (tests) are told apart by their event bus. */
const memories = new WeakMap<EventBus, Memory>()

function memoryAt(ctx: AppCtx, revision: number, day: string): Memory {
  const known = memories.get(ctx.events)
  if (known && known.revision >= revision && known.day === day) return known
  const memory = { revision, day, countries: new Map<string, Freight>() }
  memories.set(ctx.events, memory)
  return memory
}

/** The rates to a country on any day, read from the tables, with the surcharges of that day. */
export async function ratesOn(ctx: Pick<AppCtx, 'db'>, country: string, day: string): Promise<RateRow[]> {
  const rates = await listAllRatesTo(ctx.db, country, day)
  return rates.map((rate) => ({ ...rate, surcharges: surchargesOn(rate.surcharges, country, day) }))
}

/**
 * The freight to a country today, at a revision read before: from memory, or from rows that are at least as new.
 * Not for a transaction that has changed the tables: it may still roll back.
 */
export async function freightTo(ctx: AppCtx, revision: number, country: string): Promise<Freight> {
  const day = freightDay(ctx.clock.now())
  const memory = memoryAt(ctx, revision, day)
  const known = memory.countries.get(country)
  if (known) return known
  const freight = { rates: await ratesOn(ctx, country, day), eur_rate_e4: await euroRate(ctx.db) }
  memory.countries.set(country, freight)
  return freight
}
