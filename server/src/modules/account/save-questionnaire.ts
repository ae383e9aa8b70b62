import type { saveQuestionnaire as contract } from '@inkroute/contract/account/account'
import type { Input } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { saveQuestionnaireRow } from './account.queries.ts'

export async function saveQuestionnaire(ctx: SellerCtx, input: Input<typeof contract>): Promise<Record<string, never>> {
  await saveQuestionnaireRow(ctx.db, ctx.seller.id, ctx.identity.user_id, input, ctx.clock.now())
  return {}
}
