import type { AdSpecialRow } from '@inkroute/contract/site/home'
import { promotionTypes } from '@inkroute/contract/site/promotion-types'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import css from './mega-menu.module.css'

function PromotionTag({ special }: { special: AdSpecialRow }) {
  const { language } = useLanguage()
  const type = promotionTypes.find(({ id }) => id === special.promotion_type)
  if (!type || !(special.is_hot || special.promotion_type > 2)) return null
  return (
    <span className={css.tag} data-type={type.id}>
      {type[language]}
    </span>
  )
}

/** Specials in the product menu, under their title. */
export function SpecialList({ title, specials }: { title: ReactNode; specials: readonly AdSpecialRow[] }) {
  const { language } = useLanguage()
  if (specials.length === 0) return null
  return (
    <>
      {title}
      <ul className={`bare-list ${css.list}`}>
        {specials.map((special) => (
          <li key={special.id}>
            <Link to={pathInLanguage(special.jump_url, language)}>
              {special.name}
              <PromotionTag special={special} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
