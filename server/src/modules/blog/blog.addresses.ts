import type { AppCtx } from '../../infra/context.ts'
import type { PublicAddress } from '../../infra/module.ts'
import { selectPostAddresses } from './blog.queries.ts'

/** Every published post, for the map that search engines read. */
export async function blogAddresses(ctx: AppCtx): Promise<PublicAddress[]> {
  const posts = await selectPostAddresses(ctx.db, ctx.clock.now())
  return posts.map(({ id, updated_at }) => ({ path: `/home/blogDetail?id=${id}`, updated_at }))
}
