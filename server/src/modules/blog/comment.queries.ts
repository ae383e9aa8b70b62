import type { CommentState } from '@inkroute/contract/blog/blog'
import type { Db } from '../../infra/db/database.ts'

export const selectApproved = (db: Db, post_id: number, limit: number) =>
  db
    .selectFrom('blog_comment')
    .select(['id', 'name', 'body', 'created_at'])
    .where('post_id', '=', post_id)
    .where('state', '=', 'approved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** When this visitor wrote, the newest first. */
export async function writtenSince(db: Db, visitor: string, since: string): Promise<number[]> {
  const rows = await db
    .selectFrom('blog_comment')
    .select('created_at')
    .where('visitor', '=', visitor)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => Date.parse(row.created_at))
}

export interface NewComment {
  readonly post_id: number
  readonly seller_id: number | null
  readonly user_id: number | null
  readonly name: string
  readonly body: string
  readonly visitor: string
  readonly created_at: string
  readonly state?: CommentState
}

export const insertComment = (db: Db, row: NewComment) => db.insertInto('blog_comment').values(row).execute()

export const selectOpsComments = (db: Db, state: CommentState, page: { limit: number; offset: number }) =>
  db
    .selectFrom('blog_comment')
    .innerJoin('blog_post', 'blog_post.id', 'blog_comment.post_id')
    .select(['blog_comment.id', 'name', 'body', 'state', 'post_id', 'seller_id', 'blog_comment.created_at'])
    .select(['blog_post.title_zh', 'blog_post.title_en'])
    .where('state', '=', state)
    .orderBy('blog_comment.created_at', state === 'pending' ? 'asc' : 'desc')
    .orderBy('blog_comment.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countComments(db: Db): Promise<Record<CommentState, number>> {
  const rows = await db
    .selectFrom('blog_comment')
    .select(['state', (select) => select.fn.countAll<number>().as('comments')])
    .groupBy('state')
    .execute()
  const of = (state: CommentState) => Number(rows.find((row) => row.state === state)?.comments ?? 0)
  return { pending: of('pending'), approved: of('approved'), refused: of('refused') }
}

export async function judge(
  db: Db,
  ids: readonly number[],
  state: CommentState,
  by: number,
  at: Date,
): Promise<number> {
  const changed = await db
    .updateTable('blog_comment')
    .set({ state, judged_by: by, judged_at: at.toISOString() })
    .where('id', 'in', [...ids])
    .where('state', '!=', state)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}
