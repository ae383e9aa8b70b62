import type { AppCtx } from '../../infra/context.ts'
import { addPosts, type BasePost } from './blog.queries.ts'
import { allPosts } from './posts/all-posts.ts'
import type { SeedPost } from './posts/post.ts'

const toRow = (post: SeedPost): BasePost => {
  const published_at = `${post.day}T02:00:00.000Z`
  return {
    id: post.id,
    slug: post.slug,
    type: post.type,
    cover: post.cover,
    title_zh: post.zh.title,
    title_en: post.en.title,
    summary_zh: post.zh.summary,
    summary_en: post.en.summary,
    body_zh: post.zh.body.trim(),
    body_en: post.en.body.trim(),
    published_at,
    created_at: published_at,
    updated_at: published_at,
  }
}

/** The posts every installation starts with; what staff have edited is left alone. */
export async function addBlog(ctx: AppCtx): Promise<void> {
  await addPosts(ctx.db, allPosts.map(toRow))
}
