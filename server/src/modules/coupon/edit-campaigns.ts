import type * as contract from '@inkroute/contract/coupon/coupon'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen } from '@inkroute/contract/money'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { contentChanged } from '../../infra/events/content-version.ts'
import { levelNamesIn } from '../account/account.ts'
import { type CampaignRow, insertCampaign, lockCampaign, selectCampaigns, updateCampaign } from './coupon.queries.ts'
import { campaignView } from './coupon.view.ts'

const fen = (decimal: string | null) => (decimal === null ? null : decimalToFen(decimal))

/** Drops fields that do not belong to the kind. */
function toRow(input: Input<typeof contract.createCampaign>, now: Date): CampaignRow {
  const { amount, max_discount, threshold, scope, percent_bp, ...rest } = input
  const is_percent = input.kind === 'percent'
  return {
    ...rest,
    amount_fen: is_percent ? null : fen(amount),
    percent_bp: is_percent ? percent_bp : null,
    max_discount_fen: is_percent ? fen(max_discount) : null,
    threshold_fen: decimalToFen(threshold),
    scope_kind: scope.kind,
    scope_refs: scope.kind === 'all' ? [] : scope.refs,
    starts_at: new Date(input.starts_at).toISOString(),
    ends_at: new Date(input.ends_at).toISOString(),
    updated_at: now.toISOString(),
  }
}

export async function listCampaigns(
  ctx: StaffCtx,
  { state, page, page_size }: Input<typeof contract.listCampaigns>,
): Promise<Reply<typeof contract.listCampaigns>> {
  const { rows, total } = await selectCampaigns(ctx.db, { state, limit: page_size, offset: (page - 1) * page_size })
  const levelName = await levelNamesIn(ctx)
  return { data: rows.map((row) => campaignView(row, levelName)), total, page, page_size }
}

export async function createCampaign(
  ctx: StaffCtx,
  input: Input<typeof contract.createCampaign>,
): Promise<{ id: number }> {
  return { id: await insertCampaign(ctx.db, toRow(input, ctx.clock.now())) }
}

/** Collected coupons keep their terms; the total cannot drop below the number collected. */
export async function saveCampaign(
  ctx: StaffCtx,
  { id, ...input }: Input<typeof contract.saveCampaign>,
): Promise<{ id: number }> {
  return inTransaction(ctx, async (tx) => {
    const campaign = await lockCampaign(tx.db, id)
    if (!campaign) throw new AppError('not_found')
    if (input.total_limit !== null && input.total_limit < campaign.collected) throw new AppError('campaign_state')
    await updateCampaign(tx.db, id, toRow(input, tx.clock.now()))
    if (campaign.state === 'published') await contentChanged(tx)
    return { id }
  })
}

export async function setCampaignState(
  ctx: StaffCtx,
  { id, state }: Input<typeof contract.setCampaignState>,
): Promise<Reply<typeof contract.setCampaignState>> {
  return inTransaction(ctx, async (tx) => {
    const campaign = await lockCampaign(tx.db, id)
    if (!campaign) throw new AppError('not_found')
    if (state === 'paused' && campaign.state === 'draft') throw new AppError('campaign_state')
    await updateCampaign(tx.db, id, { state, updated_at: tx.clock.now().toISOString() })
    await contentChanged(tx)
    return { state }
  })
}
