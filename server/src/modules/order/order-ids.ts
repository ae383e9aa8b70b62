import type { AppCtx } from '../../infra/context.ts'
import type { EventBus } from '../../infra/event-bus.ts'
import { drawOrderIds } from './order.queries.ts'

/** Numbers drawn at once: a checkout then asks for none most of the time. What a node has left at its end is skipped. */
const STOCK = 50

/** One stock per node; nodes in one process (tests) each have an event bus of their own. */
const stocks = new WeakMap<EventBus, number[]>()

/** Numbers for orders that are about to be made. */
export async function takeOrderIds(ctx: AppCtx, count: number): Promise<number[]> {
  const stock = stocks.get(ctx.events) ?? []
  stocks.set(ctx.events, stock)
  if (stock.length < count) stock.push(...(await drawOrderIds(ctx.db, count + STOCK)))
  return stock.splice(0, count)
}
