import type { executeBlog as contract } from '@inkroute/contract/blog/blog'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { hasRoomForRow } from '../../infra/strangers/stranger-rows.queries.ts'
import { visitorHash } from '../../infra/strangers/visitor.ts'
import { countView, findNewerPost, findOlderPost, findPost, selectRelated } from './blog.queries.ts'
import { postIn, rowIn } from './blog.view.ts'
import { selectApproved } from './comment.queries.ts'

const RELATED = 3
const SHOWN_COMMENTS = 100

type PostInput = Extract<Input<typeof contract>, { method: 'post' }>

export async function getPost(ctx: PublicCtx, { id, is_view }: PostInput) {
  const now = ctx.clock.now()
  const post = await findPost(ctx.db, now, id)
  if (!post) throw new AppError('not_found')
  const is_new_view =
    is_view === true &&
    (await hasRoomForRow(ctx, 'blog_view')) &&
    (await countView(ctx.db, id, now.toISOString().slice(0, 10), visitorHash(ctx)))
  const [newer, older, related, comments] = await Promise.all([
    findNewerPost(ctx.db, now, post),
    findOlderPost(ctx.db, now, post),
    selectRelated(ctx.db, now, post, RELATED),
    selectApproved(ctx.db, id, SHOWN_COMMENTS),
  ])
  const shown = postIn(ctx.language, post)
  return {
    post: { ...shown, views: shown.views + (is_new_view ? 1 : 0) },
    previous: newer ? rowIn(ctx.language, newer) : null,
    next: older ? rowIn(ctx.language, older) : null,
    related: related.map((row) => rowIn(ctx.language, row)),
    comments,
  }
}
