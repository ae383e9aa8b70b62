import type { AdSpecialRow } from '@inkroute/contract/site/home'
import { promotionTypes } from '@inkroute/contract/site/promotion-types'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { contentImage } from '../content-picture.view.ts'
import { specialsText } from '../home/banner.text.ts'
import css from './specials.module.css'

export function PromotionMark({ type, is_hot }: { type: number; is_hot: boolean }) {
  const text = useText(specialsText)
  const { language } = useLanguage()
  const promotion = promotionTypes.find(({ id }) => id === type)
  return (
    <span className={`flex gap-1 ${css.marks}`}>
      {promotion ? <span data-type={type}>{promotion[language]}</span> : null}
      {is_hot && type !== 1 ? <span data-type={1}>{text.hot}</span> : null}
    </span>
  )
}

/** One group of specials with its heading. */
export function SpecialTiles({ title, specials }: { title: string; specials: readonly AdSpecialRow[] }) {
  const text = useText(specialsText)
  const { language } = useLanguage()
  if (specials.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-xl">{title}</h2>
      <ul className={`bare-list grid grid-cols-3 gap-x-5 gap-y-8 mt-5 ${css.tiles}`}>
        {specials.map((special) => (
          <li key={special.id}>
            <Link
              to={pathInLanguage(special.jump_url, language)}
              className={`flex flex-col text-ink gap-1 ${css.tile}`}
            >
              <span className={`block relative overflow-hidden bg-fill rounded-card ${css.cover}`}>
                <img
                  {...contentImage(special.image)}
                  sizes="(max-width: 700px) 92vw, 420px"
                  alt=""
                  width={1200}
                  height={1200}
                  loading="lazy"
                  decoding="async"
                />
                <PromotionMark type={special.promotion_type} is_hot={special.is_hot} />
              </span>
              <strong>{special.name}</strong>
              <span className="text-sm text-quiet">{special.summary}</span>
              {special.product_count > 0 ? (
                <small className="text-sm font-medium text-seal">
                  {fill(text.count, { count: special.product_count })}
                </small>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
