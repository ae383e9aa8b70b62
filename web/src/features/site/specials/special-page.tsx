import type { Reply } from '@inkroute/contract/endpoint'
import type { getAdSpecial } from '@inkroute/contract/site/home'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { RichText } from '../../../shared/ui/rich-text.tsx'
import { contentImage } from '../content-picture.view.ts'
import { specialsText } from '../home/banner.text.ts'
import { PromotionMark } from './special-tiles.tsx'
import css from './specials.module.css'

type Special = Reply<typeof getAdSpecial>

function Trail({ name }: { name: string }) {
  const text = useText(specialsText)
  const { language } = useLanguage()
  return (
    <nav className="flex flex-wrap text-sm text-quiet gap-2 mb-5" aria-label={text.trail}>
      <Link to={pathInLanguage('/', language)}>{text.home}</Link>
      <span aria-hidden="true">/</span>
      <Link to={pathInLanguage('/home/adSpecial', language)}>{text.title}</Link>
      <span aria-hidden="true">/</span>
      <span aria-current="page">{name}</span>
    </nav>
  )
}

/** One special: its introduction, then its products in the order staff chose. */
export function SpecialPage({ special, cards, others }: { special: Special; cards: ReactNode[]; others: ReactNode }) {
  const text = useText(specialsText)
  const { language } = useLanguage()
  return (
    <div className={`w-full max-w-public ${css.page}`}>
      <Trail name={special.name} />
      <header className={`grid overflow-hidden bg-surface rounded-hero ${css.hero}`}>
        <div className={`flex flex-col items-start justify-center gap-3 ${css.hero_words}`}>
          <PromotionMark type={special.promotion_type} is_hot={special.is_hot} />
          <h1>{special.name}</h1>
          {special.summary ? <p className="text-quiet">{special.summary}</p> : null}
        </div>
        <div className={css.hero_picture}>
          <img
            {...contentImage(special.image)}
            sizes="(max-width: 720px) 100vw, 560px"
            alt=""
            width={1200}
            height={1200}
            fetchPriority="high"
          />
        </div>
      </header>
      {special.body ? (
        <div className={css.body}>
          <RichText html={special.body} />
        </div>
      ) : null}
      <div className="flex items-baseline justify-between gap-4 mt-10 mb-5">
        <h2 className="text-xl">{fill(text.count, { count: cards.length })}</h2>
        {cards.length > 0 ? <Link to={pathInLanguage(`/ad/${special.id}`, language)}>{text.all_of}</Link> : null}
      </div>
      {cards.length > 0 ? (
        <div className={`grid grid-cols-4 gap-x-5 gap-y-8 ${css.grid}`}>{cards}</div>
      ) : (
        <p className="text-quiet mt-2">{text.none}</p>
      )}
      {others}
    </div>
  )
}
