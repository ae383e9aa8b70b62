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
    <section id={id} className={`${css.section} ${css.anchor}`}>
      <div className={goods.head}>
        <div>
          <h2 className={css.title}>{title}</h2>
          <p>{lead}</p>
        </div>
        <MoreLink to={to} name={title} />
      </div>
      <div className={goods.grid}>{cards}</div>
    </section>
  )
}

type Floor = Reply<typeof listFloors>['data'][number]

interface FloorProps {
  readonly floor: Floor
  readonly cards: readonly ReactNode[]
}

/** A category: picture and shortcuts, then its products. */
export function HomeFloor({ floor, cards }: FloorProps) {
  const { language } = useLanguage()
  if (cards.length === 0) return null
  return (
    <section className={goods.floor}>
      <div className={goods.head}>
        <div>
          <h2 className={css.title}>{floor.name}</h2>
          <p>{floor.subtitle}</p>
        </div>
        <ul className={goods.links}>
          {floor.links.map((link) => (
            <li key={link.jump_url}>
              <Link to={pathInLanguage(link.jump_url, language)}>{link.name}</Link>
            </li>
          ))}
        </ul>
        <MoreLink to={floor.jump_url} name={floor.name} />
      </div>
      <div className={goods.shelf}>
        <Link to={pathInLanguage(floor.jump_url, language)} className={goods.cover} tabIndex={-1} aria-hidden="true">
          <img
            {...contentImage(floor.image)}
            sizes="(max-width: 900px) 92vw, 420px"
            alt=""
            width={1200}
            height={1200}
            loading="lazy"
            decoding="async"
          />
        </Link>
        {cards}
      </div>
    </section>
  )
}

/** The first specials, as wide tiles. */
export function HomeSpecials({ specials }: { specials: readonly AdSpecialRow[] }) {
  const text = useText(homeText)
  const { language } = useLanguage()
  if (specials.length === 0) return null
  return (
    <section className={css.section}>
      <div className={goods.head}>
        <h2 className={css.title}>{text.specials_title}</h2>
        <MoreLink to="/home/adSpecial" name={text.specials_all} />
      </div>
      <ul className={goods.specials}>
        {specials.map((special) => (
          <li key={special.id}>
            <Link to={pathInLanguage(special.jump_url, language)}>
              <img
                {...contentImage(special.image)}
                sizes="(max-width: 900px) 92vw, 430px"
                alt=""
                width={1200}
                height={1200}
                loading="lazy"
                decoding="async"
              />
              <span className={goods.special_words}>
                <strong>{special.name}</strong>
                <span>{special.summary}</span>
                <small>{fill(text.special_count, { count: special.product_count })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
