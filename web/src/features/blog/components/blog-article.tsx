import type { BlogPost, BlogRow } from '@inkroute/contract/blog/blog'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { RichText } from '../../../shared/ui/rich-text.tsx'
import { blogText } from '../blog.text.ts'
import { blogPath, bodyIn, postPath, typeName } from '../blog.view.ts'
import css from './blog-article.module.css'
import { Cover } from './cover.tsx'
import { PostCard, PostMeta } from './post-card.tsx'

function Crumbs({ post }: { post: BlogRow }) {
  const text = useText(blogText)
  const { language } = useLanguage()
  return (
    <nav className={`flex flex-wrap text-sm gap-x-2 gap-y-1 mb-5 ${css.crumbs}`} aria-label={text.crumbs}>
      <Link to={pathInLanguage('/', language)}>{text.crumb_home}</Link>
      <Link to={blogPath(language)}>{text.title}</Link>
      <Link to={blogPath(language, { type: post.type })}>{typeName(post.type, language)}</Link>
    </nav>
  )
}

/** The text of a post. The server renders it from Markdown without raw HTML. */
export function BlogArticle({ post }: { post: BlogPost }) {
  const text = useText(blogText)
  const { language } = useLanguage()
  return (
    <article className={css.article}>
      <Crumbs post={post} />
      <h1>{post.title}</h1>
      <PostMeta post={post} is_full />
      <p className={css.standfirst}>{post.summary}</p>
      <div className={css.banner}>
        <Cover
          cover={post.cover}
          type={post.type}
          alt={fill(text.cover_alt, { title: post.title })}
          sizes="(max-width: 800px) 100vw, 760px"
          is_first
        />
      </div>
      <div className={css.body}>
        <RichText html={bodyIn(language, post.body)} />
      </div>
    </article>
  )
}

export function BlogNeighbours({ newer, older }: { newer: BlogRow | null; older: BlogRow | null }) {
  const text = useText(blogText)
  const { language } = useLanguage()
  return (
    <nav
      className={`grid grid-cols-halves border-t border-b gap-6 py-5 mt-12 ${css.neighbours}`}
      aria-label={text.neighbours}
    >
      {[
        { row: newer, label: text.newer },
        { row: older, label: text.older },
      ].map(({ row, label }) =>
        row ? (
          <Link key={label} to={postPath(language, row.id)}>
            <span>{label}</span>
            {row.title}
          </Link>
        ) : (
          <span key={label} />
        ),
      )}
    </nav>
  )
}

export function RelatedPosts({ posts }: { posts: readonly BlogRow[] }) {
  const text = useText(blogText)
  if (posts.length === 0) return null
  return (
    <section className={`mt-12 ${css.related}`} aria-label={text.related}>
      <h2>{text.related}</h2>
      <div className={`grid grid-cols-3 gap-6 ${css.related_cards}`}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} is_small />
        ))}
      </div>
    </section>
  )
}
