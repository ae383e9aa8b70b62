import type { CardColor, ProductCard as Product } from '@inkroute/contract/catalog/product'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { cardText } from './card.text.ts'
import { defaultColor, detailPath, findPicture, getDots, viewsInOrder } from './card.view.ts'
import { toggleCompared, useIsCompared } from './compare-store.ts'
import { NoPicture } from './no-picture.tsx'
import { Places } from './places.tsx'
import css from './product-card.module.css'

interface CardPictureProps {
  readonly product: Product
  readonly color: CardColor | undefined
  readonly sizes: string
  readonly eager: boolean
}

/** The first view; on hover the second one covers it, fetched only then. */
function CardPicture({ product, color, sizes, eager }: CardPictureProps) {
  const text = useText(cardText)
  const [was_pointed_at, setPointedAt] = useState(false)
  const [first, second] = viewsInOrder(product)
  const color_key = color?.key ?? product.default_color_key
  const front = findPicture(product, first, color_key)
  if (!front) return <NoPicture code={product.code} hex={color?.hex} />
  const back = was_pointed_at ? findPicture(product, second, color_key) : null
  return (
    <span className={`block w-full h-full relative ${css.views}`} onPointerEnter={() => setPointedAt(true)}>
      <img
        {...front}
        sizes={sizes}
        alt={fill(text.picture_alt, { name: product.name, color: color?.name ?? '' })}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
      {back ? <img {...back} sizes={sizes} alt="" className={css.second} decoding="async" /> : null}
    </span>
  )
}

interface ColorDotsProps {
  readonly product: Product
  readonly color: CardColor | undefined
  readonly onPick: (color: CardColor) => void
}

/** A mouse previews a colour on hover; touch and keyboard press it. */
function ColorDots({ product, color, onPick }: ColorDotsProps) {
  const text = useText(cardText)
  const { shown, more } = getDots(product.colors)
  const onPoint = (event: PointerEvent, pointed: CardColor) => {
    if (event.pointerType === 'mouse') onPick(pointed)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own box and cannot be laid out as a row
    <div className={css.dots} role="group" aria-label={fill(text.colors, { name: product.name })}>
      {shown.map((dot) => (
        <button
          key={dot.id}
          type="button"
          className={`bare-button flex-none w-6 h-6 relative rounded-full p-0 ${css.dot}`}
          style={{ '--dot': dot.hex } as React.CSSProperties}
          title={dot.name}
          aria-label={dot.name}
          aria-pressed={dot.id === color?.id}
          onPointerEnter={(event) => onPoint(event, dot)}
          onClick={() => onPick(dot)}
        />
      ))}
      {more > 0 ? (
        <span className="text-xs text-quiet ml-1" title={fill(text.more_colors, { count: more })}>
          +{more}
        </span>
      ) : null}
    </div>
  )
}

function CompareTick({ product }: { product: Product }) {
  const text = useText(cardText)
  const is_on = useIsCompared(product.id)
  const onToggle = () => {
    const picture = findPicture(product, viewsInOrder(product)[0], product.default_color_key, 240)?.src ?? ''
    const has_room = toggleCompared({ id: product.id, name: product.name, picture })
    if (!has_room) showToast('info', text.compare_full)
  }
  return (
    <button
      type="button"
      className={`bare-button inline-flex items-center min-h-7 text-xs text-quiet whitespace-nowrap gap-1.5 px-0.5 py-0 ${css.tick}`}
      aria-pressed={is_on}
      aria-label={fill(text.compare_of, { name: product.name })}
      onClick={onToggle}
    >
      <span className={css.tick_box}>{is_on ? <Icon name="check" size_px={12} /> : null}</span>
      {text.compare}
    </button>
  )
}

interface ProductCardProps {
  readonly product: Product
  /** `list` is a wide row with more words. */
  readonly layout?: 'grid' | 'list'
  /** Above the fold: the picture is loaded eagerly. */
  readonly eager?: boolean
  /** The `sizes` attribute of the picture. */
  readonly sizes?: string
  /** Shows the quick-view button when given. */
  readonly onQuickView?: ((id: number) => void) | undefined
  /** Shows the compare button. */
  readonly can_compare?: boolean
  /** Content for the corner of the picture, e.g. the favourite heart. */
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
    <div className={`flex flex-wrap items-center text-xs text-quiet gap-x-2 gap-y-1 mt-1.5 ${css.facts}`}>
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

/** A product in a list: a mockup in the hovered colour, its price and where it ships from. */
export function ProductCard(props: ProductCardProps) {
  const { product, layout = 'grid', eager = false, sizes = CARD_SIZES, onQuickView, can_compare, corner } = props
  const text = useText(cardText)
  const { language } = useLanguage()
  const usual = defaultColor(product)
  const [color, setColor] = useState(usual)
  const to = detailPath(language, product.id, color === usual ? undefined : color?.id)
  return (
    <article className={`flex flex-col min-w-0 relative ${css.card}`} data-layout={layout}>
      <div className={css.picture}>
        <Link to={to} className="block w-full h-full" tabIndex={-1} aria-hidden="true">
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
        {layout === 'list' ? <p className={`text-sm text-quiet mt-1 ${css.subtitle}`}>{product.subtitle}</p> : null}
        <Facts product={product} long={layout === 'list'} />
        <div className={`flex flex-wrap items-center justify-between min-h-8 gap-x-2 pt-1 mt-auto ${css.foot}`}>
          <span className={`text-md font-strong text-seal whitespace-nowrap ${css.price}`}>
            {fill(text.from, { price: formatMoney(product.price_from) })}
            <Approx amount={product.price_from} />
          </span>
          {can_compare ? <CompareTick product={product} /> : null}
        </div>
      </div>
    </article>
  )
}
