import type { executeBlog as contract } from '@inkroute/contract/blog/blog'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import { createComment } from './create-comment.ts'
import { getPost } from './get-post.ts'
import { listCategories, listHotPosts, listPosts } from './list-posts.ts'

/** One address for the whole blog, as the specification has it: `method` says what is asked. */
export async function executeBlog(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  switch (input.method) {
    case 'posts':
      return { method: 'posts', ...(await listPosts(ctx, input)) }
    case 'post':
      return { method: 'post', ...(await getPost(ctx, input)) }
    case 'categorys':
      return { method: 'categorys', data: await listCategories(ctx) }
    case 'HotPosts':
      return { method: 'HotPosts', data: await listHotPosts(ctx, input.size) }
    case 'createComment':
      return { method: 'createComment', ...(await createComment(ctx, input)) }
  }
}
