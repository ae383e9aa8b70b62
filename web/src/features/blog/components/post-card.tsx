import type { BlogRow } from '@inkroute/contract/blog/blog'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { blogText } from '../blog.text.ts'
import { postPath, typeName } from '../blog.view.ts'
import { Cover } from './cover.tsx'
import css from './post-card.module.css'

/** Type, date, reading time and reader counts. */
export function PostMeta({ post, is_full = false }: { post: BlogRow; is_full?: boolean }) {
  const text = useText(blogText)
  const { language } = useLanguage()
  return (
    <p className="flex flex-wrap items-center text-xs text-quiet gap-x-3.5 gap-y-1">
      <span className="font-medium text-seal" data-type={post.type}>
        {typeName(post.type, language)}
      </span>
      <time dateTime={post.published_at}>{post.published_at.slice(0, 10)}</time>
      <span>{fill(text.minutes, { count: post.minutes })}</span>
      {is_full && post.views > 0 ? <span>{fill(text.views, { count: post.views })}</span> : null}
      {post.comments > 0 ? <span>{fill(text.comments_count, { count: post.comments })}</span> : null}
    </p>
  )
}

interface PostCardProps {
  readonly post: BlogRow
  /** The first post of a list spans the full width. */
  readonly is_lead?: boolean
  /** Below an article: without the summary. */
  readonly is_small?: boolean
}

export function PostCard({ post, is_lead = false, is_small = false }: PostCardProps) {
  const { language } = useLanguage()
  const sizes = is_lead ? '(max-width: 800px) 100vw, 480px' : '(max-width: 576px) 100vw, 320px'
  return (
    <article
      className={
        is_lead
          ? `flex flex-col min-w-0 gap-2.5 col-span-full border-b ${css.lead_card}`
          : 'flex flex-col min-w-0 gap-2.5'
      }
    >
      <Link to={postPath(language, post.id)} className={`flex flex-col text-ink gap-3.5 ${css.card_link}`}>
        <Cover cover={post.cover} type={post.type} alt="" sizes={sizes} is_first={is_lead} />
        <span className="flex flex-col gap-1.5">
          <h2 className={css.card_title}>{post.title}</h2>
          {is_small ? null : <span className={css.card_summary}>{post.summary}</span>}
        </span>
      </Link>
      <PostMeta post={post} />
    </article>
  )
}

/** A text-only row, for sidebars. */
export function PostLine({ post, place }: { post: BlogRow; place?: number }) {
  const { language } = useLanguage()
  return (
    <Link
      to={postPath(language, post.id)}
      className={`flex text-sm leading-1.5 text-ink gap-3 px-0 py-2.5 ${css.line}`}
    >
      {place === undefined ? null : <span className={`flex-none font-strong text-seal ${css.place}`}>{place}</span>}
      <span>{post.title}</span>
    </Link>
  )
}
