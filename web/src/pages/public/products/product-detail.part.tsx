import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ErrorScreen } from '../../../app/errors/error-screen.tsx'
import { LoginMode, openLogin } from '../../../features/auth/login-store.ts'
import { GoneNotice, MissingProduct } from '../../../features/catalog/detail/missing-product.tsx'
import { ProductPage } from '../../../features/catalog/detail/product-page.tsx'
import type { ChosenFreight } from '../../../features/catalog/detail/sections/profit.tsx'
import { useSession } from '../../../shared/api/session-store.ts'
import { useLanguage } from '../../../shared/text/language.tsx'
import { startDesign } from '../../shared/start-design.ts'
import type { Route } from './+types/product-detail'
import { ProductArrival } from './product-arrival.tsx'
import { ProductFreight } from './product-freight.tsx'

const noFreight: ChosenFreight = { country: 'US', price: '' }
const GONE = 410

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

/** The product, or why it is unavailable. */
export function ProductDetailView({ loaderData }: Loaded) {
  const navigate = useNavigate()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const has_session = useSession((state) => Boolean(state.token))
  const [cheapest, setCheapest] = useState(noFreight)
  if (!loaderData.product) {
    const notice = loaderData.status === GONE ? <GoneNotice /> : <ErrorScreen status={404} />
    return <MissingProduct notice={notice} suggestions={loaderData.suggestions} />
  }
  const { product, rule, offers, recommended, ways } = loaderData
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
      arrival={(variant, live) => <ProductArrival product={product} variant={variant} offers={live} first={ways} />}
    />
  )
}
