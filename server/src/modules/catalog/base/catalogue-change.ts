import type { AppCtx } from '../../../infra/context.ts'
import { contentChanged } from '../../../infra/events/content-version.ts'
import { countRevision } from './write-catalogue.queries.ts'

export const CATALOGUE_TOPIC = 'catalogue'

/** Invalidates the catalogue and cached pages on every node. Delivered on commit. */
export async function announceChange(ctx: AppCtx): Promise<void> {
  const revision = await countRevision(ctx.db)
  await ctx.events.publish(ctx.db, CATALOGUE_TOPIC, { revision })
  await contentChanged(ctx)
}
