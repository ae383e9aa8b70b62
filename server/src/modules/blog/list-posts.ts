import type { executeBlogCategory as categoryContract, executeBlog as contract } from '@inkroute/contract/blog/blog'
import { blogTypes } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { AppCtx, PublicCtx } from '../../infra/context.ts'
import type { PublicAddress } from '../../infra/module/module.ts'
import { countByType, selectHotPosts, selectPostAddresses, selectPosts } from './blog.queries.ts'
import { DAY_MS, searchWords } from './blog.rules.ts'
import { rowIn } from './blog.view.ts'

const HOT_DAYS = 30

type PostsInput = Extract<Input<typeof contract>, { method: 'posts' }>

export async function listPosts(ctx: PublicCtx, { type, query, page, page_size }: PostsInput) {
  const filter = { type, words: searchWords(query), limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectPosts(ctx.db, ctx.clock.now(), filter)
  return { data: rows.map((row) => rowIn(ctx.language, row)), total, page, page_size }
}

export async function listCategories(ctx: PublicCtx) {
  const counts = await countByType(ctx.db, ctx.clock.now())
  const getPosts = (type: number) => Number(counts.find((row) => row.type === type)?.posts ?? 0)
  return blogTypes.map((type) => ({ id: type.id, name: type[ctx.language], posts: getPosts(type.id) }))
}

export async function listHotPosts(ctx: PublicCtx, size: number) {
  const now = ctx.clock.now()
  const since_day = new Date(now.getTime() - HOT_DAYS * DAY_MS).toISOString().slice(0, 10)
  const rows = await selectHotPosts(ctx.db, now, since_day, size)
  return rows.map((row) => rowIn(ctx.language, row))
}

export async function executeBlogCategory(
  ctx: PublicCtx,
  { type, size }: Input<typeof categoryContract>,
): Promise<Reply<typeof categoryContract>> {
  const categories = (await listCategories(ctx)).filter((category) => type === undefined || category.id === type)
  const now = ctx.clock.now()
  const data = await Promise.all(
    categories.map(async (category) => {
      const filter = { type: category.id, words: [], limit: size, offset: 0 }
      const { rows } = await selectPosts(ctx.db, now, filter)
      return { ...category, newest: rows.map((row) => rowIn(ctx.language, row)) }
    }),
  )
  return { data }
}

/** Every published post, for search engines. */
export async function blogAddresses(ctx: AppCtx): Promise<PublicAddress[]> {
  const posts = await selectPostAddresses(ctx.db, ctx.clock.now())
  return posts.map(({ id, updated_at }) => ({ path: `/home/blogDetail?id=${id}`, updated_at }))
}
