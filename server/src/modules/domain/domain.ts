import type { AppCtx } from '../../infra/context.ts'
import { findUsed } from './domain.queries.ts'

/** Origin for the public picture URLs of a seller. */
export async function pictureOrigin(ctx: AppCtx, seller_id: number): Promise<string> {
  const used = await findUsed(ctx.db, seller_id)
  return used ? `https://${used.host}` : ctx.config.public_url
}
