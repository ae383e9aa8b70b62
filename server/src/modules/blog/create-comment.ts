import type { executeBlog as contract } from '@inkroute/contract/blog/blog'
import { commentNameProblem } from '@inkroute/contract/blog/fields'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError, invalidField } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { requireRoomForRow } from '../../infra/strangers/stranger-rows.queries.ts'
import { addressHash } from '../../infra/strangers/visitor.ts'
import { findPost } from './blog.queries.ts'
import { commentWaitSeconds, DAY_MS, plainComment } from './blog.rules.ts'
import { insertComment, writtenSince } from './comment.queries.ts'

type CommentInput = Extract<Input<typeof contract>, { method: 'createComment' }>

const said = (ctx: PublicCtx, message: string) => message.split('|')[ctx.language === 'en' ? 1 : 0] ?? message

/** Sellers comment under their own name; visitors give one. */
function getWriter(ctx: PublicCtx, input: CommentInput) {
  const { identity } = ctx
  if (identity && identity.kind !== 'staff') {
    return { seller_id: identity.seller_id, user_id: identity.user_id, name: identity.username }
  }
  const name = plainComment(input.name)
  const problem = commentNameProblem(name)
  if (problem) throw invalidField('name', said(ctx, problem))
  return { seller_id: null, user_id: null, name }
}

/** Every comment waits for staff. What a program filled in is thanked for and dropped. */
export async function createComment(ctx: PublicCtx, input: CommentInput): Promise<{ is_pending: boolean }> {
  const now = ctx.clock.now()
  if (!(await findPost(ctx.db, now, input.post_id))) throw new AppError('not_found')
  const writer = getWriter(ctx, input)
  const body = plainComment(input.body)
  if (body.length < 2) {
    throw invalidField('body', said(ctx, '请写下评论内容，不含 HTML 标签|Please write a comment without HTML tags'))
  }
  if (input.website !== '') return { is_pending: true }
  const visitor = addressHash(ctx)
  const written = await writtenSince(ctx.db, visitor, new Date(now.getTime() - DAY_MS).toISOString())
  const seconds = commentWaitSeconds(written, now.getTime())
  if (seconds > 0) throw new AppError('too_many_requests', { seconds })
  await requireRoomForRow(ctx, 'blog_comment')
  await insertComment(ctx.db, { ...writer, post_id: input.post_id, body, visitor, created_at: now.toISOString() })
  return { is_pending: true }
}
