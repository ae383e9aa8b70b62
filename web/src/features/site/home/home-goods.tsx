import type { Reply } from '@inkroute/contract/endpoint'
import type { AdSpecialRow, listFloors } from '@inkroute/contract/site/home'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { contentImage } from '../content-picture.view.ts'
import css from './home.module.css'
import { homeText } from './home.text.ts'
import goods from './home-goods.module.css'

const SHOWN_SPECIALS = 3

interface ShelfProps {
  readonly title: string
  readonly lead: string
  readonly to: string
  /** Product cards, rendered by the page. */
  readonly cards: readonly ReactNode[]
  readonly id?: string
}

function MoreLink({ to, name }: { to: string; name: string }) {
  const text = useText(homeText)
  const { language } = useLanguage()
  return (
    <Link to={pathInLanguage(to, language)} className={goods.more} aria-label={fill(text.see_all_of, { name })}>
      {text.see_all}
      <Icon name="arrow_right" size_px={16} />
    </Link>
  )
}

/** A row of products under one heading. */
export function HomeShelf({ title, lead, to, cards, id }: ShelfProps) {
  if (cards.length === 0) return null
  return (
    <section id={id} className={`w-full max-w-public px-6 py-12 ${css.section} ${css.anchor}`}>
      <div className={`flex flex-wrap items-end gap-x-6 gap-y-2 mb-6 ${goods.head}`}>
        <div>
          <h2 className={css.title}>{title}</h2>
          <p>{lead}</p>
        </div>
        <MoreLink to={to} name={title} />
      </div>
      <div className={`grid gap-x-4 gap-y-6 ${goods.grid}`}>{cards}</div>
    </section>
  )
}

type Floor = Reply<typeof listFloors>['data'][number]

/** The floors staff keep, as one row of tiles. */
export function HomeCategories({ floors }: { floors: readonly Floor[] }) {
  const text = useText(homeText)
  const { language } = useLanguage()
  if (floors.length === 0) return null
  return (
    <section className={`w-full max-w-public px-6 py-12 ${css.section}`}>
      <div className={`flex flex-wrap items-end gap-x-6 gap-y-2 mb-6 ${goods.head}`}>
        <h2 className={css.title}>{text.categories_title}</h2>
        <MoreLink to="/products" name={text.categories_title} />
      </div>
      <ul className={`bare-list grid gap-4 ${goods.categories}`}>
        {floors.map((floor) => (
          <li key={floor.id}>
            <Link to={pathInLanguage(floor.jump_url, language)}>
              <img
                {...contentImage(floor.image)}
                sizes="(max-width: 720px) 46vw, 290px"
                alt=""
                width={1200}
                height={1200}
                loading="lazy"
                decoding="async"
              />
              <strong className="block font-strong mt-2.5">{floor.name}</strong>
              <span className="text-sm leading-1.5 text-quiet">{floor.subtitle}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CampaignsProps {
  readonly specials: readonly AdSpecialRow[]
  readonly banner: ReactNode
}

/** What staff highlight now: the rotating banner, and the first specials beside it. */
export function HomeCampaigns({ specials, banner }: CampaignsProps) {
  const text = useText(homeText)
  const { language } = useLanguage()
  return (
    <div className={`grid w-full max-w-public gap-x-8 gap-y-6 ${goods.campaigns}`} data-alone={specials.length === 0}>
      {banner}
      {specials.length > 0 ? (
        <section>
          <div className={`flex flex-wrap items-end gap-x-6 gap-y-2 mb-6 ${goods.head}`}>
            <h2 className="text-lg">{text.specials_title}</h2>
            <MoreLink to="/home/adSpecial" name={text.specials_all} />
          </div>
          <ul className={`bare-list ${goods.specials}`}>
            {specials.slice(0, SHOWN_SPECIALS).map((special) => (
              <li key={special.id}>
                <Link className="grid items-center gap-3.5" to={pathInLanguage(special.jump_url, language)}>
                  <img
                    {...contentImage(special.image)}
                    sizes="88px"
                    alt=""
                    width={1200}
                    height={1200}
                    loading="lazy"
                    decoding="async"
                  />
                  <span className={`flex flex-col gap-0.5 ${goods.special_words}`}>
                    <strong className="font-strong">{special.name}</strong>
                    <span className="overflow-hidden text-sm leading-1.5 text-quiet">{special.summary}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
