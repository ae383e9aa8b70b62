import * as catalog from '@inkroute/contract/catalog/catalog'
import * as site from '@inkroute/contract/site/home'
import { data } from 'react-router'
import { getTitle } from '../../../app/seo/seo.view.ts'
import { serverCall } from '../../../app/server-call.ts'
import { siteBrand } from '../../../shared/brand/brand.ts'
import { languageOfPath } from '../../../shared/text/stored-language.ts'
import { part } from '../../../shared/ui/part.tsx'
import type { Route } from './+types/special'

const MAX_CARDS = 96
const OTHERS = 3

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const preview = searchParams.get('preview') ?? undefined
  const id = /^\d{1,12}$/.test(params.id) ? Number(params.id) : 0
  if (id === 0) throw data(null, { status: 404 })
  const [special, menu] = await Promise.all([
    serverCall(context, language, site.getAdSpecial, { id, preview }).catch(() => null),
    serverCall(context, language, site.getAdSpecials, {}).catch(() => null),
  ])
  if (!special) throw data(null, { status: 404 })
  const ids = special.product_ids.slice(0, MAX_CARDS).join(',')
  const found = ids ? await serverCall(context, language, catalog.listProducts, { ids, page_size: MAX_CARDS }) : null
  const seo = {
    title: getTitle(special.name, siteBrand().full[language]),
    description: special.summary,
    image: special.image,
  }
  const others = [...(menu?.top_ad_specials ?? []), ...(menu?.ad_specials ?? [])].filter((other) => other.id !== id)
  const place = new Map(special.product_ids.map((product_id, index) => [product_id, index]))
  const cards = (found?.data ?? []).toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return { special, cards, others: others.slice(0, OTHERS), seo }
}

const View = part(async () => (await import('./special.part.tsx')).SpecialView)

export default function Special({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
