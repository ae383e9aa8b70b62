import type { AppCtx } from '../../infra/context.ts'
import type { PublicAddress } from '../../infra/module.ts'
import { selectSeoPaths } from './site.queries.ts'

/** Pages that describe themselves in a row but are no place to arrive at from a search. */
const unlisted = /^\/(user|system|other|ops|shopify|transfer|40[34]|500)(\/|$)/

export async function siteAddresses(ctx: AppCtx): Promise<PublicAddress[]> {
  const paths = await selectSeoPaths(ctx.db)
  return paths.filter((path) => !unlisted.test(path)).map((path) => ({ path }))
}
