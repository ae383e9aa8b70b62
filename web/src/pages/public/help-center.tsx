import * as help from '@inkroute/contract/help/help'
import { data } from 'react-router'
import { titleOf } from '../../app/seo/seo.view.ts'
import { serverCall } from '../../app/server-call.ts'
import css from '../../features/help/components/help-center.module.css'
import { HelpNav, HelpReading, HelpResults, HelpTopics } from '../../features/help/components/help-center.tsx'
import { HelpSearch } from '../../features/help/components/help-search.tsx'
import { readHelpQuery } from '../../features/help/help.view.ts'
import { siteBrand } from '../../shared/brand/brand.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import type { Route } from './+types/help-center'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const { id, category_id, query } = readHelpQuery(searchParams)
  const [categories, words, article, results] = await Promise.all([
    serverCall(context, language, help.listHelpCategories, {}),
    serverCall(context, language, help.listRecommendWords, {}),
    id
      ? serverCall(context, language, help.getArticle, { id, preview: searchParams.get('preview') ?? undefined }).catch(
          () => null,
        )
      : undefined,
    query ? serverCall(context, language, help.listArticles, { query, page_size: 50 }) : undefined,
  ])
  if (article === null) throw data(null, { status: 404 })
  const seo = article && {
    title: titleOf(article.title, siteBrand().full.zh),
    description: article.summary,
    query: `?id=${article.id}`,
  }
  return { categories: categories.data, words: words.data, article, results, category_id, query, seo }
}

export default function HelpCenterPage({ loaderData }: Route.ComponentProps) {
  const { categories, words, article, results, category_id, query } = loaderData
  const chosen = article?.category_id ?? category_id
  const shown = chosen ? categories.filter((category) => category.id === chosen) : categories
  return (
    <>
      <HelpSearch query={query} words={words} />
      <div className={css.page}>
        <HelpNav categories={categories} current={chosen} />
        {article ? (
          <HelpReading article={article} />
        ) : results ? (
          <HelpResults query={query} rows={results.data} total={results.total} />
        ) : (
          <HelpTopics categories={shown} />
        )}
      </div>
    </>
  )
}
