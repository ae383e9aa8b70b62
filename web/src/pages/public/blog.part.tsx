import css from '../../features/blog/components/blog.module.css'
import { BlogHead } from '../../features/blog/components/blog-head.tsx'
import { BlogList, HotPosts } from '../../features/blog/components/blog-list.tsx'
import type { Route } from './+types/blog'

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

/** The posts of a type or a search, and popular posts. */
export function BlogView({ loaderData }: Loaded) {
  const { asked, list, categories, hot } = loaderData
  return (
    <>
      <BlogHead asked={asked} categories={categories} />
      <div className={`grid w-full gap-12 px-6 ${css.page}`}>
        <BlogList asked={asked} posts={list.data} total={list.total} page_size={list.page_size} />
        <HotPosts posts={hot} />
      </div>
    </>
  )
}
