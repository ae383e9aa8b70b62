import * as catalog from '@inkroute/contract/catalog'
import * as price from '@inkroute/contract/catalog-price'
import type { BasicProduct } from '@inkroute/contract/catalog-product'
import * as supply from '@inkroute/contract/catalog-supply'
import { useState } from 'react'
import {
  data,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
} from 'react-router'
import { ErrorScreen } from '../../app/errors/error-screen.tsx'
import { titleOf } from '../../app/seo/seo.view.ts'
import { serverCall } from '../../app/server-call.ts'
import { LoginMode, openLogin } from '../../features/auth/login-store.ts'
import { missingText } from '../../features/catalog/detail/missing.text.ts'
import { GoneNotice, MissingProduct } from '../../features/catalog/detail/missing-product.tsx'
import { ProductPage } from '../../features/catalog/detail/product-page.tsx'
import type { ChosenFreight } from '../../features/catalog/detail/sections/profit.tsx'
import { readVariant } from '../../features/catalog/detail/variant.view.ts'
import { ApiError } from '../../shared/api/request.ts'
import { brandText } from '../../shared/brand/brand.text.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useLanguage } from '../../shared/text/language.tsx'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import type { Language } from '../../shared/text/text.ts'
import { startDesign } from '../shared/start-design.ts'
import type { Route } from './+types/product-detail'
import { productSeo } from './product-detail-seo.ts'
import { ProductFreight } from './product-freight.tsx'

const SUGGESTED = 8
const noFreight: ChosenFreight = { country: 'US', price: '' }

type Context = Readonly<RouterContextProvider>

const GONE = 410

/** The product, or why there is none: never was, or no longer is. */
async function findProduct(context: Context, language: Language, id: string): Promise<BasicProduct | 404 | 410> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return 404
  try {
    return await serverCall(context, language, catalog.getProduct, { id: Number(id) })
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
  const seo = { title: titleOf(text, brandText.full[language]), description: text, is_hidden: true }
  return data({ product: null, status, suggestions: found?.hot ?? [], seo }, { status })
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const product = await findProduct(context, language, params.id)
  if (typeof product === 'number') return missing(context, language, product)
  const { id } = product
  const { color_id, size_id } = readVariant(product, searchParams)
  const [rule, warehouses, recommended] = await Promise.all([
    serverCall(context, language, price.getPurchaseRule, { id, color_id, size_id }).catch(() => null),
    serverCall(context, language, supply.getMutiWarehouseInfo, { id }).catch(() => null),
    serverCall(context, language, catalog.getRecommend, { id, limit: SUGGESTED }).catch(() => null),
  ])
  const seo = productSeo(product, language)
  return { product, rule, offers: warehouses?.data ?? [], recommended: recommended?.data ?? [], seo }
}

/** Colour, size and quantity stand in the address; choosing them asks the server for nothing it has answered. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export default function ProductDetailPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const has_session = useSession((state) => Boolean(state.token))
  const [cheapest, setCheapest] = useState(noFreight)
  if (!loaderData.product) {
    const notice = loaderData.status === GONE ? <GoneNotice /> : <ErrorScreen status={404} />
    return <MissingProduct notice={notice} suggestions={loaderData.suggestions} />
  }
  const { product, rule, offers, recommended } = loaderData
  return (
    <ProductPage
      product={product}
      rule={rule}
      offers={offers}
      recommended={recommended}
      has_session={has_session}
      onLogin={() => openLogin(LoginMode.login, pathname + search)}
      onStart={(shown, variant) => startDesign(shown, variant, language, (path) => void navigate(path))}
      freight={(variant) => <ProductFreight product_id={product.id} variant={variant} onCheapest={setCheapest} />}
      cheapest={cheapest}
    />
  )
}
