import type { BasicProduct, ProductCard } from '@inkroute/contract/catalog/product'
import { type ReactNode, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { BuyPanel } from './buy/buy-panel.tsx'
import { FavouriteButton } from './buy/favourite-button.tsx'
import { StartAtFoot, StartInBar, useScrolledAway } from './buy/start-bar.tsx'
import { detailText } from './core/detail.text.ts'
import { ShareButton } from './core/heading.tsx'
import { type PurchaseRule, useOwnProduct, usePricing, useVariant, type WarehouseOffers } from './core/use-product.ts'
import type { Variant } from './core/variant.view.ts'
import { Gallery } from './gallery/gallery.tsx'
import css from './product-page.module.css'
import { About, SetParts } from './sections/about.tsx'
import { Advice } from './sections/advice.tsx'
import { hasAdvice } from './sections/advice.view.ts'
import { AnchorBar } from './sections/anchor-bar.tsx'
import { FeedbackForm } from './sections/feedback-form.tsx'
import { Guide } from './sections/guide.tsx'
import { Mockups } from './sections/mockups.tsx'
import { Packing } from './sections/packing.tsx'
import { type ChosenFreight, Profit } from './sections/profit.tsx'
import { Questions } from './sections/questions.tsx'
import { Recommended } from './sections/recommended.tsx'
import { Section } from './sections/section.tsx'
import { sectionText } from './sections/sections.text.ts'
import { SizeChart } from './sections/size-chart.tsx'

/** Breadcrumbs from all products down to this one. */
function Breadcrumb({ product }: { product: BasicProduct }) {
  const text = useText(detailText)
  const { language } = useLanguage()
  const crumbs = [
    { name: text.all_products, path: '/products' },
    ...product.category_path.map(({ name, http_url }) => ({ name, path: `/category/${http_url}` })),
  ]
  return (
    <nav aria-label={text.breadcrumb}>
      <ol className={`flex flex-wrap list-none text-sm text-quiet gap-1 px-0 py-4 m-0 ${css.crumbs}`}>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <Link to={pathInLanguage(path, language)}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{product.name}</li>
      </ol>
    </nav>
  )
}

export interface ProductPageProps {
  readonly product: BasicProduct
  readonly rule: PurchaseRule | null
  readonly offers: WarehouseOffers
  readonly recommended: readonly ProductCard[]
  readonly has_session: boolean
  /** Opens the login dialog and returns here. */
  readonly onLogin: () => void
  readonly onStart: (product: BasicProduct, variant: Variant) => void
  /** The freight calculator for the current choice, provided by another feature. */
  readonly freight: (variant: Variant) => ReactNode
  readonly cheapest: ChosenFreight
  /** When the current choice reaches a buyer, provided by another feature. */
  readonly arrival: (variant: Variant, offers: WarehouseOffers) => ReactNode
}

function useAnchors(product: BasicProduct) {
  const text = useText(sectionText)
  return useMemo(
    () =>
      [
        { id: 'about', label: text.about },
        ...(product.is_mul === 1 ? [{ id: 'set', label: text.set }] : []),
        { id: 'size', label: text.size },
        ...(hasAdvice(product) ? [{ id: 'advice', label: text.advice }] : []),
        ...(product.has_picture ? [{ id: 'mockups', label: text.mockups }] : []),
        ...(product.print_areas.length > 0 ? [{ id: 'guide', label: text.guide }] : []),
        { id: 'freight', label: text.freight },
        { id: 'profit', label: text.profit },
        { id: 'packing', label: text.packing },
        { id: 'questions', label: text.questions },
      ] as const,
    [text, product],
  )
}

/** The product page: everything a seller needs to choose a product and open it in the studio. */
export function ProductPage(props: ProductPageProps) {
  const { has_session, onLogin } = props
  const product = useOwnProduct(props.product)
  const { variant, change } = useVariant(props.product)
  const start_ref = useRef<HTMLDivElement>(null)
  const is_away = useScrolledAway(start_ref)
  const anchors = useAnchors(product)
  const text = useText(sectionText)
  const pricing = usePricing(product, variant, props.rule)
  const price = pricing.unit_price
  const start = () => props.onStart(product, variant)
  return (
    <>
      <div className={`w-full max-w-public px-6 ${css.top}`}>
        <Breadcrumb product={product} />
        <div className={`grid items-start gap-12 ${css.columns}`}>
          <div className={css.left}>
            <Gallery key={product.id} product={product} color_id={variant.color_id} />
          </div>
          <div className={css.right}>
            <BuyPanel
              product={product}
              variant={variant}
              onChange={change}
              pricing={pricing}
              offers={props.offers}
              onStart={start}
              start_ref={start_ref}
              arrival={(offers) => props.arrival(variant, offers)}
              tools={
                <>
                  <FavouriteButton product={product} has_session={has_session} onLogin={onLogin} />
                  <ShareButton />
                </>
              }
            />
          </div>
        </div>
      </div>
      <AnchorBar anchors={anchors} action={<StartInBar price={price} onStart={start} is_shown={is_away} />} />
      <div className={`w-full max-w-public px-6 ${css.sections}`}>
        <About product={product} />
        <SetParts product={product} variant={variant} />
        <SizeChart product={product} size_id={variant.size_id} />
        <Advice product={product} />
        <Mockups product={product} color_id={variant.color_id} />
        <Guide product={product} variant={variant} />
        <Section id="freight" title={text.freight}>
          {props.freight(variant)}
        </Section>
        <Profit product={product} variant={variant} freight={props.cheapest} />
        <Packing product={product} variant={variant} />
        <Questions
          product={product}
          feedback={<FeedbackForm product_id={product.id} has_session={has_session} onLogin={onLogin} />}
        />
        <Recommended products={props.recommended} />
      </div>
      <StartAtFoot price={price} onStart={start} />
    </>
  )
}
