import * as blog from '@inkroute/contract/blog/blog'
import css from '../../features/blog/components/blog-article.module.css'
import { BlogArticle, BlogNeighbours, RelatedPosts } from '../../features/blog/components/blog-article.tsx'
import { BlogComments } from '../../features/blog/components/blog-comments.tsx'
import { useCall } from '../../shared/api/light-hooks.ts'
import type { Route } from './+types/blog-detail'

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

/** The post with its neighbours and comments. */
export function BlogDetailView({ loaderData }: Loaded) {
  const { id } = loaderData.post
  // The page may be cached: count the view and fetch fresh figures in the browser.
  const fresh = useCall(blog.executeBlog, { method: 'post', id, is_view: true }, { quiet: true }).data
  const shown = fresh?.method === 'post' && fresh.post.id === id ? fresh : loaderData
  return (
    <>
      <BlogArticle post={{ ...loaderData.post, views: shown.post.views, comments: shown.post.comments }} />
      <div className={css.foot}>
        <BlogNeighbours newer={loaderData.previous} older={loaderData.next} />
        <RelatedPosts posts={loaderData.related} />
        <BlogComments post_id={id} comments={shown.comments} />
      </div>
    </>
  )
}
