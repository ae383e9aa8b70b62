import * as help from '@inkroute/contract/help/help'
import { data } from 'react-router'
import { getTitle } from '../../app/seo/seo.view.ts'
import { serverCall } from '../../app/server-call.ts'
import { readHelpQuery } from '../../features/help/help.view.ts'
import { siteBrand } from '../../shared/brand/brand.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { part } from '../../shared/ui/part.tsx'
import type { Route } from './+types/help-center'

const View = part(async () => (await import('./help-center.part.tsx')).HelpCenterView)

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
    title: getTitle(article.title, siteBrand().full.zh),
    description: article.summary,
    query: `?id=${article.id}`,
  }
  return { categories: categories.data, words: words.data, article, results, category_id, query, seo }
}

export default function HelpCenterPage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
