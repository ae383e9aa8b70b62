import type { Reply } from '@inkroute/contract/endpoint'
import type { countWaiting as contract } from '@inkroute/contract/join'
import type { StaffCtx } from '../../infra/context.ts'
import { countNewApplications } from '../site/site.ts'
import { countComments } from './comment.queries.ts'

/** Numbers for the badges of the operations menu, by screen; none for those who may not open them. */
export async function countWaiting(ctx: StaffCtx): Promise<Reply<typeof contract>> {
  if (ctx.identity.permissions?.has('ops.content') === false) return { data: {} }
  const [applications, comments] = await Promise.all([countNewApplications(ctx.db), countComments(ctx.db)])
  return { data: { '/ops/join': applications, '/ops/blogComment': comments.pending } }
}
