import type * as contract from '@inkroute/contract/account/account'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findGuideFacts, findUser, saveQuestionnaireRow, saveSellerAnswers, updateUser } from './account.queries.ts'
import { guideFor } from './account.rules.ts'

export async function getGuideStatus(ctx: SellerCtx): Promise<Reply<typeof contract.getGuideStatus>> {
  const { user_id, permissions } = ctx.identity
  const user = await findUser(ctx.db, ctx.seller.id, user_id)
  if (!user) throw new AppError('unauthorized')
  const facts = await findGuideFacts(ctx.db, ctx.seller.id, user_id)
  const { username, display_name, fast_keys } = user
  const steps = guideFor({ ...facts, username, display_name, fast_count: fast_keys.length }, permissions)
  return { is_skipped: user.guide_done_at !== null, is_finished: steps.every((step) => step.is_done), steps }
}

export async function skipGuide(ctx: SellerCtx): Promise<Record<string, never>> {
  await updateUser(ctx.db, ctx.seller.id, ctx.identity.user_id, { guide_done_at: ctx.clock.now().toISOString() })
  return {}
}

export async function saveQuestionnaire(
  ctx: SellerCtx,
  input: Input<typeof contract.saveQuestionnaire>,
): Promise<Record<string, never>> {
  const { register_source, register_source_detail, product_type } = input
  await inTransaction(ctx, async (tx) => {
    await saveQuestionnaireRow(tx.db, tx.seller.id, ctx.identity.user_id, input, ctx.clock.now())
    // A colleague's answers say nothing about the company.
    if (ctx.identity.kind !== 'seller') return
    await saveSellerAnswers(tx.db, tx.seller.id, {
      ...(register_source === undefined
        ? {}
        : { register_source, register_source_detail: register_source_detail ?? null }),
      ...(product_type === undefined ? {} : { product_type }),
    })
  })
  return {}
}
