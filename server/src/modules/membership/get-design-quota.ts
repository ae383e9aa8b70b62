import type { Reply } from '@inkroute/contract/endpoint'
import type { getDesignQuota as contract } from '@inkroute/contract/membership/membership'
import type { SellerCtx } from '../../infra/context.ts'
import { designQuotaOf } from './membership.ts'

export async function getDesignQuota(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const quota = await designQuotaOf(ctx, ctx.seller.id)
  return { ...quota, packs: [...quota.packs] }
}
