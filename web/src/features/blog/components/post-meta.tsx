import type { BlogRow } from '@inkroute/contract/blog/blog'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { blogText } from '../blog.text.ts'
import { typeName } from '../blog.view.ts'
import css from './post-card.module.css'

/** Kind, day, time to read and what others made of it. */
export function PostMeta({ post, is_full = false }: { post: BlogRow; is_full?: boolean }) {
  const text = useText(blogText)
  const { language } = useLanguage()
  return (
    <p className={css.meta}>
      <span className={css.kind} data-type={post.type}>
        {typeName(post.type, language)}
      </span>
      <time dateTime={post.published_at}>{post.published_at.slice(0, 10)}</time>
      <span>{fill(text.minutes, { count: post.minutes })}</span>
      {is_full && post.views > 0 ? <span>{fill(text.views, { count: post.views })}</span> : null}
      {post.comments > 0 ? <span>{fill(text.comments_count, { count: post.comments })}</span> : null}
    </p>
  )
}
