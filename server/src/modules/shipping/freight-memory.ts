import type { AppCtx } from '../../infra/context.ts'
import type { EventBus } from '../../infra/event-bus.ts'
import { euroRate } from '../catalog/catalog.ts'
import { listAllRatesTo, listRemoteAreasOf, type RateRow, type RemoteAreaRow } from './shipping.queries.ts'

interface Freight {
  readonly rates: readonly RateRow[]
  readonly areas: readonly RemoteAreaRow[]
  /** Yuan for a euro in ten-thousandths, in which customs duty is set. */
  readonly eur_rate_e4: number
}

/** The freight tables in memory at one revision, by country. */
interface Memory {
  revision: number
  countries: Map<string, Freight>
}

/** One per node; nodes in one process (tests) are told apart by their event bus. */
const memories = new WeakMap<EventBus, Memory>()

function memoryAt(ctx: AppCtx, revision: number): Memory {
  const known = memories.get(ctx.events)
  if (known && known.revision >= revision) return known
  const memory = { revision, countries: new Map<string, Freight>() }
  memories.set(ctx.events, memory)
  return memory
}

/**
 * The freight table of a country as it is at a revision read before: from memory, or from rows that are at least as new.
 * Not for a transaction that has changed the tables: it may still roll back.
 */
export async function freightTo(ctx: AppCtx, revision: number, country: string): Promise<Freight> {
  const memory = memoryAt(ctx, revision)
  const known = memory.countries.get(country)
  if (known) return known
  const freight = {
    rates: await listAllRatesTo(ctx.db, country),
    areas: await listRemoteAreasOf(ctx.db, country),
    eur_rate_e4: await euroRate(ctx.db),
  }
  memory.countries.set(country, freight)
  return freight
}
