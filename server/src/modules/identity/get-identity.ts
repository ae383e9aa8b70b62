import type { Reply } from '@inkroute/contract/endpoint'
import type { getAuthentication as contract } from '@inkroute/contract/identity/identity'
import type { SellerCtx } from '../../infra/context.ts'
import { findInState, findLatest } from './identity.queries.ts'
import { viewAuthentication } from './view-identity.ts'

export async function getAuthentication(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const [verified, latest] = await Promise.all([
    findInState(ctx.db, ctx.seller.id, 'approved'),
    findLatest(ctx.db, ctx.seller.id),
  ])
  return {
    verified: verified ? viewAuthentication(ctx, verified) : null,
    latest: latest ? viewAuthentication(ctx, latest) : null,
  }
}
