import type { BlogRow } from '@inkroute/contract/blog/blog'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { blogText } from '../blog.text.ts'
import { type BlogQuery, blogPath, pageNumbers } from '../blog.view.ts'
import css from './blog.module.css'
import cards from './post-card.module.css'
import { PostCard, PostLine } from './post-card.tsx'

interface BlogListProps {
  readonly asked: BlogQuery
  readonly posts: readonly BlogRow[]
  readonly total: number
  readonly page_size: number
}

export function BlogList({ asked, posts, total, page_size }: BlogListProps) {
  const text = useText(blogText)
  const { language } = useLanguage()
  const has_lead = asked.page === 1 && !asked.query
  return (
    <div className="min-w-0">
      {asked.query ? (
        <p className="flex flex-wrap gap-4 mb-5" aria-live="polite">
          {fill(text.found, { query: asked.query, count: total })}
          <Link to={blogPath(language, asked.type ? { type: asked.type } : {})}>{text.clear}</Link>
        </p>
      ) : null}
      {posts.length === 0 ? <NoPosts asked={asked} total={total} /> : null}
      <div className={`grid gap-x-6 gap-y-8 ${cards.cards}`}>
        {posts.map((post, place) => (
          <PostCard key={post.id} post={post} is_lead={has_lead && place === 0} />
        ))}
      </div>
      <Pager asked={asked} last={Math.ceil(total / page_size)} />
    </div>
  )
}

function NoPosts({ asked, total }: { asked: BlogQuery; total: number }) {
  const text = useText(blogText)
  const { language } = useLanguage()
  const is_beyond = total > 0
  return (
    <div className={`text-quiet text-center rounded-card ${css.none}`}>
      <h2 className="text-lg text-ink mb-2">{is_beyond ? text.empty_page : text.none}</h2>
      {is_beyond ? (
        <Link to={blogPath(language, { ...asked, page: 1 })}>{text.back_first}</Link>
      ) : (
        <p>{text.none_hint}</p>
      )}
    </div>
  )
}

function Pager({ asked, last }: { asked: BlogQuery; last: number }) {
  const text = useText(blogText)
  const { language } = useLanguage()
  if (last <= 1) return null
  const to = (page: number) => blogPath(language, { ...asked, page })
  return (
    <nav className={`flex flex-wrap items-center justify-center gap-1.5 mt-12 ${css.pager}`} aria-label={text.pages}>
      {asked.page > 1 ? <Link to={to(Math.min(asked.page - 1, last))}>{text.page_previous}</Link> : null}
      {pageNumbers(asked.page, last).map((page, place) =>
        page === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its position
          <span key={`gap-${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={to(page)}
            aria-current={page === asked.page ? 'page' : undefined}
            aria-label={fill(text.page_number, { page })}
          >
            {page}
          </Link>
        ),
      )}
      {asked.page < last ? <Link to={to(asked.page + 1)}>{text.page_next}</Link> : null}
    </nav>
  )
}

export function HotPosts({ posts }: { posts: readonly BlogRow[] }) {
  const text = useText(blogText)
  if (posts.length === 0) return null
  return (
    <aside className={`card self-start sticky p-6 ${css.hot}`} aria-label={text.hot}>
      <h2 className="text-md">{text.hot}</h2>
      <ol className="bare-list mt-3">
        {posts.map((post, place) => (
          <li key={post.id}>
            <PostLine post={post} place={place + 1} />
          </li>
        ))}
      </ol>
    </aside>
  )
}
