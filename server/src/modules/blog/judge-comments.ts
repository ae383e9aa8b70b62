import type * as contract from '@inkroute/contract/blog'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { StaffCtx } from '../../infra/context.ts'
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
  return { changed: await judge(ctx.db, ids, state, ctx.identity.user_id, ctx.clock.now()) }
}
