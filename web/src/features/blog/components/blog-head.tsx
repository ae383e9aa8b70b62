import type { executeBlog } from '@inkroute/contract/blog/blog'
import type { Reply } from '@inkroute/contract/endpoint'
import { Form, Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { blogText } from '../blog.text.ts'
import { type BlogQuery, blogPath } from '../blog.view.ts'
import css from './blog.module.css'

type Category = Extract<Reply<typeof executeBlog>, { method: 'categorys' }>['data'][number]

/** Works without scripts: search is a plain form, types are links. */
export function BlogHead({ asked, categories }: { asked: BlogQuery; categories: readonly Category[] }) {
  const text = useText(blogText)
  const { language } = useLanguage()
  return (
    <header className={`w-full px-6 ${css.head}`}>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1 className={css.title}>{text.title}</h1>
          <p className="text-quiet mt-2">{text.lead}</p>
        </div>
        <Form action={blogPath(language)} className={css.search} role="search">
          <Icon name="search" />
          {asked.type ? <input type="hidden" name="type" value={asked.type} /> : null}
          <input
            key={asked.query}
            name="q"
            type="search"
            defaultValue={asked.query}
            maxLength={60}
            placeholder={text.search_placeholder}
            aria-label={text.search_label}
          />
          <Button kind="primary" type="submit">
            {text.search}
          </Button>
        </Form>
      </div>
      <nav className={`flex flex-wrap border-b gap-2 pb-5 ${css.types}`} aria-label={text.types}>
        <Link to={blogPath(language, { query: asked.query })} aria-current={asked.type ? undefined : 'page'}>
          {text.all}
        </Link>
        {categories.map((category) => (
          <Link
            key={category.id}
            to={blogPath(language, { type: category.id, query: asked.query })}
            aria-current={category.id === asked.type ? 'page' : undefined}
          >
            {category.name}
            <span>{category.posts}</span>
          </Link>
        ))}
      </nav>
    </header>
  )
}
