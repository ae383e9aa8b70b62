import type { getUserConfig as contract } from '@inkroute/contract/account/account'
import type { Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { findQuestionnaire, findUser } from './account.queries.ts'
import { usableShortcuts } from './account.rules.ts'

type Answers = Reply<typeof contract>['questionnaire']

export async function getUserConfig(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const { user_id, permissions } = ctx.identity
  const user = await findUser(ctx.db, ctx.seller.id, user_id)
  if (!user) throw new AppError('unauthorized')
  const questionnaire = await findQuestionnaire(ctx.db, ctx.seller.id, user_id)
  return {
    language: user.language === 'en' ? 'en' : 'zh',
    time_zone: user.time_zone,
    // Filtered on reading: a permission taken away since also takes its shortcut.
    fast: usableShortcuts(user.fast_keys, permissions),
    questionnaire: (questionnaire?.answers as unknown as Answers | undefined) ?? null,
  }
}
