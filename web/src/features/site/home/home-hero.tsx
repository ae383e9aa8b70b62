import type { PictureSource } from '@inkroute/contract/catalog/pictures'
import type { Reply } from '@inkroute/contract/endpoint'
import type { getSiteNumbers } from '@inkroute/contract/site/home'
import type { CSSProperties, ReactNode } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { homeText } from './home.text.ts'
import css from './home-hero.module.css'

interface FramesProps {
  /** Pictures of one product, turned and printed differently; the first is the main picture of the page. */
  readonly frames: readonly PictureSource[]
  readonly alt: string
}

/** Cross-fades by CSS alone: nothing moves without consent to motion, and it works without scripts. */
export function HeroFrames({ frames, alt }: FramesProps) {
  const text = useText(homeText)
  return (
    <>
      {frames.length > 1 ? (
        <label className={`grid place-items-center w-9 h-9 absolute text-ink cursor-pointer z-1 ${css.pause}`}>
          <input type="checkbox" className="visually-hidden" aria-label={text.hero_pause} />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path data-when="moving" d="M9 6.5v11M15 6.5v11" />
            <path data-when="paused" d="M8.5 6v12l9.5-6z" />
          </svg>
        </label>
      ) : null}
      <div className={css.frames}>
        {frames.map((frame, place) => (
          <img
            key={frame.src}
            {...frame}
            sizes="(max-width: 900px) 92vw, 520px"
            alt={place === 0 ? alt : ''}
            style={{ '--place': place } as CSSProperties}
            loading={place === 0 ? 'eager' : 'lazy'}
            fetchPriority={place === 0 ? 'high' : 'low'}
            decoding="async"
          />
        ))}
      </div>
    </>
  )
}

function HeroNumbers({ numbers }: { numbers: Reply<typeof getSiteNumbers> }) {
  const text = useText(homeText)
  const { language } = useLanguage()
  const facts = [
    [numbers.products, text.number_products],
    [numbers.items, text.number_items],
    [numbers.warehouses, text.number_warehouses],
    [numbers.countries, text.number_countries],
  ] as const
  return (
    <dl className={`flex flex-wrap ${css.numbers}`}>
      {facts
        .filter(([value]) => value > 0)
        .map(([value, meaning]) => (
          <div key={meaning}>
            <dt className="text-sm text-quiet">{meaning}</dt>
            <dd className="text-xl font-strong leading-1.3 m-0">{value.toLocaleString(language)}</dd>
          </div>
        ))}
    </dl>
  )
}

interface HeroProps {
  readonly numbers: Reply<typeof getSiteNumbers> | null
  readonly actions: ReactNode
  /** The moving product, and its name with price below; null while nothing is on sale. */
  readonly product: { readonly stage: ReactNode; readonly caption: ReactNode } | null
}

/** The one promise of the shop beside a product that moves. Figures are counted in the database. */
export function HomeHero({ numbers, actions, product }: HeroProps) {
  const text = useText(homeText)
  return (
    <section className={`grid items-center w-full max-w-public ${css.hero}`} data-alone={product === null}>
      <div className={css.words}>
        <h1>{text.hero_title}</h1>
        <p className="leading-1.7 text-quiet mt-4">{product ? text.hero_lead : text.opening_body}</p>
        <div className={`flex flex-wrap gap-3 ${css.actions}`}>{actions}</div>
        {numbers && numbers.products > 0 ? <HeroNumbers numbers={numbers} /> : null}
      </div>
      {product ? (
        <div className="min-w-0">
          <div className={`relative overflow-hidden aspect-square bg-fill rounded-hero ${css.stage}`}>
            {product.stage}
          </div>
          <p className="flex flex-wrap items-baseline justify-between text-sm gap-x-4 gap-y-0.5 mt-2.5">
            {product.caption}
          </p>
        </div>
      ) : null}
    </section>
  )
}
