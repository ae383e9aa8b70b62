import * as catalog from '@inkroute/contract/catalog/catalog'
import type { ProductCard as Product } from '@inkroute/contract/catalog/product'
import { getPage, type SitePage } from '@inkroute/contract/site/page/page'
import * as site from '@inkroute/contract/site/site'
import { data, type RouterContextProvider } from 'react-router'
import { breadcrumbFacts, faqFacts, type JsonLd } from '../../app/seo/json-ld.ts'
import { serverCall } from '../../app/server-call.ts'
import { findHub } from '../../features/site/page/inline.view.ts'
import { pageText } from '../../features/site/page/page.text.ts'
import { getProductQueries, getQuestions } from '../../features/site/page/page.view.ts'
import { ApiError } from '../../shared/api/request.ts'
import { languageOfPath, pathInLanguage } from '../../shared/text/stored-language.ts'
import { type Language, pickTexts } from '../../shared/text/text.ts'
import { part } from '../../shared/ui/part.tsx'
import type { Route } from './+types/content-page'

type Context = Readonly<RouterContextProvider>

/** A product list that fails to load is left out; the page still renders. */
async function loadProducts(context: Context, language: Language, page: SitePage): Promise<Record<number, Product[]>> {
  const lists = getProductQueries(page).map(async ({ index, input }): Promise<[number, Product[]]> => {
    const found = await serverCall(context, language, catalog.listProducts, input).catch(() => ({ data: [] }))
    return [index, found.data]
  })
  return Object.fromEntries(await Promise.all(lists))
}

function getFacts(page: SitePage, language: Language): JsonLd[] {
  const text = pickTexts(pageText, language)
  const hub = findHub(page)
  const crumbs = [
    { name: text.home, path: '/' },
    ...(hub ? [{ name: text[hub.name], path: hub.path }] : []),
    { name: page.name, path: page.path },
  ].map(({ name, path }) => ({ name, path: pathInLanguage(path, language) }))
  const questions = getQuestions(page)
  return [breadcrumbFacts(crumbs), ...(questions.length > 0 ? [faqFacts(questions)] : [])]
}

/** A content page with its products and SEO data. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '')
  const language = languageOfPath(path)
  const preview = searchParams.get('preview') ?? undefined
  const page = await serverCall(context, language, getPage, { path, preview }).catch((error: unknown) => {
    if (error instanceof ApiError) throw data(null, { status: 404 })
    throw error
  })
  const [products, seo] = await Promise.all([
    loadProducts(context, language, page),
    serverCall(context, language, site.getSeo, { http_url: path }),
  ])
  return { page, products, seo: { ...seo, facts: getFacts(page, language), is_hidden: preview !== undefined } }
}

const View = part(async () => (await import('./content-page.part.tsx')).ContentView)

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
