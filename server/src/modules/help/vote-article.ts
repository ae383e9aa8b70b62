import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/help/help'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx, StaffCtx } from '../../infra/context.ts'
import { requireRoomForRow } from '../../infra/strangers/stranger-rows.queries.ts'
import { visitorHash } from '../../infra/strangers/visitor.ts'
import { findArticle } from './help.queries.ts'
import { putVote, selectVotes } from './video.queries.ts'

/** A vote belongs to the user, or to the browser of a visitor; voting again replaces it. */
export async function voteArticle(
  ctx: PublicCtx,
  { id, is_helpful }: Input<typeof contract.voteArticle>,
): Promise<Reply<typeof contract.voteArticle>> {
  if (!(await findArticle(ctx.db, id))) throw new AppError('not_found')
  await requireRoomForRow(ctx, 'help_vote')
  const visitor = ctx.identity ? `user:${ctx.identity.user_id}` : visitorHash(ctx)
  await putVote(ctx.db, { article_id: id, visitor, is_helpful, voted_at: ctx.clock.now().toISOString() })
  return { is_helpful }
}

export async function listArticleVotes(ctx: StaffCtx): Promise<Reply<typeof contract.listArticleVotes>> {
  const rows = await selectVotes(ctx.db)
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString())
  return { data: rows.map((row) => ({ ...row, last_vote_at: iso(row.last_vote_at) })) }
}
