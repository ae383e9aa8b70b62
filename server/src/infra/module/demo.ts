import type { z } from 'zod'
import { jsonFile } from '../content/content-files.ts'
import type { AppCtx, SellerCtx } from '../context.ts'

/*
 * The demo: each module's `<capability>.demo.ts` adds what its demo seller owns, in the order of the ladder, from the
 * data in `assets/content/demo`. It runs once, in an installation with `DEMO` on.
 */
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** `assets/content/demo/<path>.json`, read when it is first needed and checked by schema. */
export const demoFile = <S extends z.ZodType>(path: string, schema: S) => jsonFile(`demo/${path}.json`, schema)

export const hoursAgo = (ctx: Pick<AppCtx, 'clock'>, hours: number): Date =>
  new Date(ctx.clock.now().getTime() - hours * HOUR_MS)

export const daysAgo = (ctx: Pick<AppCtx, 'clock'>, days: number): Date =>
  new Date(ctx.clock.now().getTime() - days * DAY_MS)

/** The same context at that time, so that what is added carries its date. */
export const at = <C extends AppCtx>(ctx: C, then: Date): C => ({ ...ctx, clock: { now: () => then } })

interface DemoSeller {
  readonly seller_id: number
  readonly user_id: number
}

/** A call by the demo seller, some days ago. */
export const asDemoSeller = (ctx: AppCtx, { seller_id, user_id }: DemoSeller, days_ago = 0): SellerCtx => ({
  ...at(ctx, daysAgo(ctx, days_ago)),
  language: 'zh',
  ip: '127.0.0.1',
  user_agent: 'demo',
  request_id: 'demo',
  seller: { id: seller_id },
  identity: { user_id, username: 'demo', kind: 'seller', seller_id, permissions: null, session_id: 0 },
})
