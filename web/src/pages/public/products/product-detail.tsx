import * as catalog from '@inkroute/contract/catalog/catalog'
import * as price from '@inkroute/contract/catalog/price'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import * as supply from '@inkroute/contract/catalog/supply'
import { calculateFreight } from '@inkroute/contract/shipping/shipping'
import { data, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router'
import { getTitle } from '../../../app/seo/seo.view.ts'
import { serverCall } from '../../../app/server-call.ts'
import { missingText } from '../../../features/catalog/detail/core/detail.text.ts'
import { readVariant } from '../../../features/catalog/detail/core/variant.view.ts'
import { ApiError } from '../../../shared/api/request.ts'
import { siteBrand } from '../../../shared/brand/brand.ts'
import { languageOfPath } from '../../../shared/text/stored-language.ts'
import type { Language } from '../../../shared/text/text.ts'
import { part } from '../../../shared/ui/part.tsx'
import type { Route } from './+types/product-detail'
import { FIRST_COUNTRY, getWays } from './product-arrival.view.ts'
import { productSeo } from './product-detail-seo.ts'

const SUGGESTED = 8

type Context = Readonly<RouterContextProvider>

const GONE = 410

/** The product, or why it is unavailable: unknown, or no longer sold. */
async function findProduct(
  context: Context,
  language: Language,
  id: string,
  preview: string | undefined,
): Promise<BasicProduct | 404 | 410> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return 404
  try {
    return await serverCall(context, language, catalog.getProduct, { id: Number(id), preview })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status_code === GONE) return GONE
    if (error.status_code === 404 || error.status_code === 422) return 404
    throw error
  }
}

async function missing(context: Context, language: Language, status: 404 | 410) {
  const found = await serverCall(context, language, catalog.listHomeProducts, { limit: SUGGESTED }).catch(() => null)
  const text = (status === GONE ? missingText.gone_title : missingText.title)[language]
  const seo = { title: getTitle(text, siteBrand().full[language]), description: text, is_hidden: true }
  return data({ product: null, status, suggestions: found?.hot ?? [], seo }, { status })
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const preview = searchParams.get('preview') ?? undefined
  const product = await findProduct(context, language, params.id, preview)
  if (typeof product === 'number') return missing(context, language, product)
  const { id } = product
  const { color_id, size_id, printed_views, technique } = readVariant(product, searchParams)
  const chosen = { id, color_id, size_id, printed_views, preview, ...(technique ? { technique } : {}) }
  const [rule, warehouses, recommended, freight] = await Promise.all([
    serverCall(context, language, price.getPurchaseRule, chosen).catch(() => null),
    serverCall(context, language, supply.getMutiWarehouseInfo, { id, preview }).catch(() => null),
    serverCall(context, language, catalog.getRecommend, { id, limit: SUGGESTED }).catch(() => null),
    serverCall(context, language, calculateFreight, {
      country: FIRST_COUNTRY,
      product_id: id,
      size_id,
      quantity: 1,
    }).catch(() => null),
  ])
  const seo = { ...productSeo(product, language), ...(preview ? { is_hidden: true } : {}) }
  const ways = freight && { size_id, ways: getWays(freight) }
  return { product, rule, offers: warehouses?.data ?? [], recommended: recommended?.data ?? [], ways, seo }
}

/** Colour, size and quantity are in the query; choosing them needs no new data. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

const View = part(async () => (await import('./product-detail.part.tsx')).ProductDetailView)

export default function ProductDetailPage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
