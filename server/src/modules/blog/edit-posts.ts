import type * as contract from '@inkroute/contract/blog/blog'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { contentChanged } from '../../infra/events/content-version.ts'
import { searchWords } from './blog.rules.ts'
import {
  findEditorPost,
  insertDraft,
  lockPost,
  publishDraft,
  saveDraft,
  selectEditorPosts,
  takeBack,
} from './editor.queries.ts'

const getState = (published_at: string | null) => (published_at === null ? ('draft' as const) : ('published' as const))

export async function listOpsPosts(
  ctx: StaffCtx,
  { page, page_size, query, ...filter }: Input<typeof contract.listOpsPosts>,
): Promise<Reply<typeof contract.listOpsPosts>> {
  const paging = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectEditorPosts(ctx.db, { ...filter, words: searchWords(query), ...paging })
  return { data: rows.map((row) => ({ ...row, state: getState(row.published_at) })), total, page, page_size }
}

type Stored = NonNullable<Awaited<ReturnType<typeof findEditorPost>>>

/** What the editor works on: the draft where there is one, else the live texts. */
const getWork = (post: Stored): contract.BlogDraft => {
  const { type, cover, title_zh, title_en, summary_zh, summary_en, body_zh, body_en } = post
  const live = { type, cover, title_zh, title_en, summary_zh, summary_en, body_zh, body_en }
  return { ...live, ...(post.draft as Partial<contract.BlogDraft> | null) }
}

export async function getOpsPost(
  ctx: StaffCtx,
  { id }: Input<typeof contract.getOpsPost>,
): Promise<Reply<typeof contract.getOpsPost>> {
  const post = await findEditorPost(ctx.db, id)
  if (!post) throw new AppError('not_found')
  const { published_at, updated_at, draft } = post
  const state = getState(published_at)
  return { id, ...getWork(post), state, has_changes: state === 'published' && draft !== null, published_at, updated_at }
}

export async function createOpsPost(
  ctx: StaffCtx,
  input: Input<typeof contract.createOpsPost>,
): Promise<{ id: number }> {
  return { id: await insertDraft(ctx.db, input, ctx.identity.user_id, ctx.clock.now()) }
}

export async function saveOpsPost(
  ctx: StaffCtx,
  { id, ...draft }: Input<typeof contract.saveOpsPost>,
): Promise<{ id: number }> {
  if (!(await saveDraft(ctx.db, id, draft, ctx.clock.now()))) throw new AppError('not_found')
  return { id }
}

/** A post published again keeps its day, so that a corrected letter does not make it news. */
export async function publishOpsPost(
  ctx: StaffCtx,
  { id, state }: Input<typeof contract.publishOpsPost>,
): Promise<Reply<typeof contract.publishOpsPost>> {
  return inTransaction(ctx, async (tx) => {
    const post = await lockPost(tx.db, id)
    if (!post) throw new AppError('not_found')
    const now = tx.clock.now()
    if (state === 'draft') await takeBack(tx.db, id, now)
    else await publishDraft(tx.db, id, getWork(post), post.published_at ?? now.toISOString(), now)
    await contentChanged(tx)
    return { state }
  })
}
