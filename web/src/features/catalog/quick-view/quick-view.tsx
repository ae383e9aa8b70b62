import { getProduct, getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import type { BasicProduct, CardColor } from '@inkroute/contract/catalog/product'
import { useState } from 'react'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { cardText } from '../card/card.text.ts'
import { defaultColor, detailPath, findPicture, viewsInOrder } from '../card/card.view.ts'
import { NoPicture } from '../card/no-picture.tsx'
import { PlaceFlag, placeName } from '../card/places.tsx'
import { QuickChoice } from './quick-choice.tsx'
import { QuickPrice } from './quick-price.tsx'
import css from './quick-view.module.css'
import { quickViewText } from './quick-view.text.ts'

/** Mockups in the chosen colour, one per view that has a picture. */
function QuickPicture({ product, color }: { product: BasicProduct; color: CardColor | undefined }) {
  const text = useText(quickViewText)
  const { picture_alt } = useText(cardText)
  const views = viewsInOrder(product)
  const [view_id, setViewId] = useState(views[0]?.view_id)
  const view = views.find((one) => one.view_id === view_id)
  const color_key = color?.key ?? product.default_color_key
  const picture = findPicture(product, view, color_key, 720)
  return (
    <div>
      <div className={`grid overflow-hidden aspect-square bg-fill rounded-card ${css.picture}`}>
        {picture ? (
          <img
            {...picture}
            sizes="(max-width: 720px) 92vw, 460px"
            alt={fill(picture_alt, { name: product.name, color: color?.name ?? '' })}
          />
        ) : (
          <NoPicture code={product.code} hex={color?.hex} />
        )}
      </div>
      {views.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
        <div className={`flex flex-wrap gap-2 mt-2.5 ${css.thumbs}`} role="group" aria-label={text.views}>
          {views.map((one) => (
            <button
              className="h-16 overflow-hidden cursor-pointer bg-fill rounded-control p-0"
              key={one.view_id}
              type="button"
              aria-label={one.name}
              aria-pressed={one.view_id === view_id}
              onClick={() => setViewId(one.view_id)}
            >
              <img {...findPicture(product, one, color_key, 240)} sizes="64px" alt="" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function QuickFacts({ product }: { product: BasicProduct }) {
  const text = useText(quickViewText)
  const card = useText(cardText)
  const { language } = useLanguage()
  const { min, max } = product.delivery_hours
  return (
    <dl className={`grid text-sm gap-x-4 gap-y-1 m-0 ${css.facts}`}>
      <dt className="text-quiet">{text.technique}</dt>
      <dd className="m-0">{product.techniques.map(({ name }) => name).join(language === 'zh' ? '、' : ', ')}</dd>
      <dt className="text-quiet">{text.material}</dt>
      <dd className="m-0">{product.material}</dd>
      <dt className="text-quiet">{text.ships}</dt>
      <dd className={`flex flex-wrap gap-x-3.5 gap-y-0.5 m-0 ${css.places}`}>
        {product.ships_from.map((place) => (
          <span key={place}>
            <PlaceFlag place={place} /> {placeName(card, place)}
          </span>
        ))}
      </dd>
      <dt className="text-quiet">{text.delivery}</dt>
      <dd className="m-0">{fill(text.hours, { min, max })}</dd>
    </dl>
  )
}

/** Opens the studio with the chosen colour and size. */
export type OnDesign = (product: BasicProduct, variant: { color_id: number; size_id: number }) => void

function Product({ product, onDesign }: { product: BasicProduct; onDesign: OnDesign }) {
  const text = useText(quickViewText)
  const { language } = useLanguage()
  const [color, setColor] = useState(defaultColor(product))
  const [size_id, setSizeId] = useState(product.sizes[0]?.id)
  const color_id = color?.id
  return (
    <div className={`grid gap-8 ${css.split}`}>
      <QuickPicture product={product} color={color} />
      <div className="flex flex-col min-w-0 gap-3.5 pt-1">
        <p className={`text-xl font-strong leading-1.3 ${css.name}`}>{product.name}</p>
        <p className={`text-sm text-quiet ${css.subtitle}`}>{product.subtitle}</p>
        <QuickPrice id={product.id} color_id={color_id} size_id={size_id} />
        <QuickChoice
          product={product}
          color_id={color_id}
          size_id={size_id}
          onColor={(id) => setColor(product.colors.find((one) => one.id === id))}
          onSize={setSizeId}
        />
        <QuickFacts product={product} />
        <div className={`flex flex-wrap gap-3 pt-1 mt-auto ${css.actions}`}>
          {color_id !== undefined && size_id !== undefined ? (
            <Button kind="primary" large onClick={() => onDesign(product, { color_id, size_id })}>
              {text.design}
            </Button>
          ) : null}
          <ButtonLink large to={detailPath(language, product.id, color_id)}>
            {text.detail}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

interface QuickViewProps {
  readonly id: number
  readonly onClose: () => void
  readonly onDesign: OnDesign
}

/** Enough of a product to decide whether to open it, without leaving the list. */
export function QuickView({ id, onClose, onDesign }: QuickViewProps) {
  const text = useText(quickViewText)
  const token = useSession((state) => state.token)
  const product = useCall(token ? getProductAsSeller : getProduct, { id }, { quiet: true, stale_ms: 300_000 })
  return (
    <Modal title={product.data?.name ?? text.title} onClose={onClose} width_px={960} bare>
      {product.data ? (
        <Product product={product.data} onDesign={onDesign} />
      ) : product.isError ? (
        <div className={`grid place-items-center gap-4 ${css.failed}`} role="alert">
          <p>{text.failed}</p>
          <Button onClick={() => product.refetch()}>{text.retry}</Button>
        </div>
      ) : (
        <div className={`grid gap-8 ${css.split}`} aria-busy="true">
          <div className={`grid overflow-hidden aspect-square bg-fill rounded-card ${css.picture}`} />
          <div className="flex flex-col min-w-0 gap-3.5 pt-1">
            <span className={`block bg-line rounded-control ${css.bone}`} style={{ width: '70%', height: 28 }} />
            <span className={`block bg-line rounded-control ${css.bone}`} style={{ width: '90%' }} />
            <span className={`block bg-line rounded-control ${css.bone}`} style={{ height: 96 }} />
            <span className={`block bg-line rounded-control ${css.bone}`} style={{ height: 64 }} />
          </div>
        </div>
      )}
    </Modal>
  )
}
