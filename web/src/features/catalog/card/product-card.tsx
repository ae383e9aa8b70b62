import type { ProductCard as Product } from '@inkroute/contract/catalog/product'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { cardText } from './card.text.ts'
import { defaultColor, detailPath } from './card.view.ts'
import { CardPicture } from './card-picture.tsx'
import { ColorDots } from './color-dots.tsx'
import { CompareTick } from './compare-tick.tsx'
import { Places } from './places.tsx'
import css from './product-card.module.css'

interface ProductCardProps {
  readonly product: Product
  /** `list` is a wide row with more words. */
  readonly layout?: 'grid' | 'list'
  /** Among the first on the page: its picture is fetched at once. */
  readonly eager?: boolean
  /** How wide the picture stands, for the browser's choice of file. */
  readonly sizes?: string
  /** With it the card offers a quick look. */
  readonly onQuickView?: ((id: number) => void) | undefined
  /** Offers to put the product beside others; where it stands alone, leave it out. */
  readonly can_compare?: boolean
  /** Corner of the picture, for the heart. */
  readonly corner?: ReactNode
}

const CARD_SIZES = '(max-width: 576px) 46vw, (max-width: 1100px) 30vw, 300px'

function Badges({ product }: { product: Product }) {
  const text = useText(cardText)
  const shown = product.badges.slice(0, 2)
  if (shown.length === 0) return null
  return (
    <ul className={css.badges}>
      {shown.map((badge) => (
        <li key={badge} data-badge={badge}>
          {text[`badge_${badge}`]}
        </li>
      ))}
    </ul>
  )
}

function Facts({ product, long }: { product: Product; long: boolean }) {
  const text = useText(cardText)
  const { min, max } = product.delivery_hours
  const techniques = long ? product.techniques : product.techniques.slice(0, 1)
  return (
    <div className={css.facts}>
      {techniques.map((technique) => (
        <span key={technique.key} className={css.tag}>
          {technique.name}
        </span>
      ))}
      <Places places={product.ships_from} />
      {long ? (
        <>
          <span>{fill(text.hours, { min, max })}</span>
          <span>{product.material}</span>
          <span>{fill(text.sizes, { count: product.sizes.length })}</span>
        </>
      ) : null}
    </div>
  )
}

/** A product in a list: a real mockup that takes the colour pointed at, what it costs and where it ships from. */
export function ProductCard(props: ProductCardProps) {
  const { product, layout = 'grid', eager = false, sizes = CARD_SIZES, onQuickView, can_compare, corner } = props
  const text = useText(cardText)
  const { language } = useLanguage()
  const usual = defaultColor(product)
  const [color, setColor] = useState(usual)
  const to = detailPath(language, product.id, color === usual ? undefined : color?.id)
  return (
    <article className={css.card} data-layout={layout}>
      <div className={css.picture}>
        <Link to={to} className={css.picture_link} tabIndex={-1} aria-hidden="true">
          <CardPicture product={product} color={color} sizes={sizes} eager={eager} />
        </Link>
        <Badges product={product} />
        {corner ? <div className={css.corner}>{corner}</div> : null}
        {onQuickView ? (
          <button
            type="button"
            className={css.quick}
            aria-label={fill(text.quick_view_of, { name: product.name })}
            aria-haspopup="dialog"
            onClick={() => onQuickView(product.id)}
          >
            <Icon name="eye" size_px={18} />
            <span>{text.quick_view}</span>
          </button>
        ) : null}
      </div>
      <div className={css.body}>
        <div className={css.colors}>
          <ColorDots product={product} color={color} onPick={setColor} />
        </div>
        <h3 className={css.name}>
          <Link to={to}>{product.name}</Link>
        </h3>
        {layout === 'list' ? <p className={css.subtitle}>{product.subtitle}</p> : null}
        <Facts product={product} long={layout === 'list'} />
        <div className={css.foot}>
          <span className={css.price}>{fill(text.from, { price: formatMoney(product.price_from) })}</span>
          {can_compare ? <CompareTick product={product} /> : null}
        </div>
      </div>
    </article>
  )
}
