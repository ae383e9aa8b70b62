import type * as contract from '@inkroute/contract/blog/blog'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { countWaiting as countContract } from '@inkroute/contract/site/join/join'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { contentChanged } from '../../infra/events/content-version.ts'
import { handlers } from '../../infra/hooks.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'
import { countComments, judge, selectOpsComments } from './comment.queries.ts'

export async function listOpsComments(
  ctx: StaffCtx,
  { state, page, page_size }: Input<typeof contract.listOpsComments>,
): Promise<Reply<typeof contract.listOpsComments>> {
  const [rows, counts] = await Promise.all([
    selectOpsComments(ctx.db, state, { limit: page_size, offset: (page - 1) * page_size }),
    countComments(ctx.db),
  ])
  const data = rows.map(({ title_zh, title_en, ...row }) => ({
    ...row,
    state,
    post_title: ctx.language === 'en' ? title_en : title_zh,
  }))
  return { data, total: counts[state], page, page_size, counts }
}

export async function judgeComments(
  ctx: StaffCtx,
  { ids, state }: Input<typeof contract.judgeComments>,
): Promise<Reply<typeof contract.judgeComments>> {
  return inTransaction(ctx, async (tx) => {
    const changed = await judge(tx.db, ids, state, tx.identity.user_id, tx.clock.now())
    if (changed > 0) await contentChanged(tx)
    return { changed }
  })
}

/** Numbers for the badges of the operations menu, by screen; none for those who may not open them. */
export async function countWaiting(ctx: StaffCtx): Promise<Reply<typeof countContract>> {
  const { permissions } = ctx.identity
  const own = handlers(ctx, staffWaiting).filter(({ permission }) => permissions?.has(permission) !== false)
  const counts = await Promise.all(own.map(async ({ path, count }) => [path, await count(ctx.db)] as const))
  return { data: Object.fromEntries(counts) }
}
