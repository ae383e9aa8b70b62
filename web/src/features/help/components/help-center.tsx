import type { Reply } from '@inkroute/contract/endpoint'
import type * as help from '@inkroute/contract/help/help'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { helpText } from '../help.text.ts'
import { helpPath } from '../help.view.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleVote } from './article-vote.tsx'
import css from './help-center.module.css'

export type Category = Reply<typeof help.listHelpCategories>['data'][number]
export type ArticlePage = Reply<typeof help.getArticle>

const known: ReadonlySet<string> = new Set<IconName>(['compass', 'user', 'pen', 'mail', 'book'])
const getIcon = (name: string): IconName => (known.has(name) ? (name as IconName) : 'book')

export function HelpNav({ categories, current }: { categories: readonly Category[]; current: number | undefined }) {
  const text = useText(helpText)
  const { language } = useLanguage()
  return (
    <nav className={`flex flex-col self-start sticky gap-0.5 ${css.nav}`} aria-label={text.categories}>
      <Link to={helpPath(language)} aria-current={current === undefined ? 'page' : undefined}>
        {text.all}
      </Link>
      {categories.map((category) => (
        <Link
          key={category.id}
          to={helpPath(language, `?menuId=${category.id}`)}
          aria-current={category.id === current ? 'page' : undefined}
        >
          {category.name}
        </Link>
      ))}
    </nav>
  )
}

export function HelpTopics({ categories }: { categories: readonly Category[] }) {
  const { language } = useLanguage()
  return (
    <div className="grid gap-5">
      {categories.map((category) => (
        <section key={category.id} className={`card ${css.topic}`}>
          <h2 className="flex items-center text-lg gap-2.5">
            <Icon name={getIcon(category.icon)} />
            {category.name}
          </h2>
          <ArticleList rows={category.articles} language={language} />
        </section>
      ))}
    </div>
  )
}

function ArticleList({ rows, language }: { rows: readonly help.HelpRow[]; language: 'zh' | 'en' }) {
  return (
    <ul className={`bare-list mt-3 ${css.rows}`}>
      {rows.map((row) => (
        <li className="border-t py-3" key={row.id}>
          <Link to={helpPath(language, `?id=${row.id}`)}>{row.title}</Link>
          <p>{row.summary}</p>
        </li>
      ))}
    </ul>
  )
}

export function HelpResults({ query, rows, total }: { query: string; rows: readonly help.HelpRow[]; total: number }) {
  const text = useText(helpText)
  const { language } = useLanguage()
  return (
    <section className={`card ${css.topic}`} aria-live="polite">
      <h2 className="flex items-center text-lg gap-2.5">{fill(text.found, { query, count: total })}</h2>
      {total === 0 ? (
        <p className={`mt-3 ${css.none}`}>{text.none}</p>
      ) : (
        <ArticleList rows={rows} language={language} />
      )}
    </section>
  )
}

export function HelpReading({ article }: { article: ArticlePage }) {
  const text = useText(helpText)
  const { language } = useLanguage()
  const neighbours = [
    { row: article.previous, label: text.previous },
    { row: article.next, label: text.next },
  ]
  return (
    <article className={`card ${css.reading}`}>
      <h2>{article.title}</h2>
      <p className="text-sm text-quiet mt-1.5 mb-6">{fill(text.updated, { day: article.updated_at.slice(0, 10) })}</p>
      <ArticleBody html={article.body} />
      <ArticleVote key={article.id} id={article.id} />
      <nav className={`grid grid-cols-halves border-t gap-4 ${css.neighbours}`} aria-label={text.neighbours}>
        {neighbours.map(({ row, label }) =>
          row ? (
            <Link key={label} to={helpPath(language, `?id=${row.id}`)}>
              <span>{label}</span>
              {row.title}
            </Link>
          ) : (
            <span key={label} />
          ),
        )}
      </nav>
    </article>
  )
}
