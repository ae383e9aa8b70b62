import { getProduct } from '@inkroute/contract/catalog/catalog'
import { getPurchaseRule } from '@inkroute/contract/catalog/price'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { cardText } from '../card/card.text.ts'
import { detailPath, findPicture, viewsInOrder } from '../card/card.view.ts'
import { NoPicture } from '../card/no-picture.tsx'
import { placeName } from '../card/places.tsx'
import { compareText } from './compare.text.ts'
import { type Compared, compareRows } from './compare.view.ts'
import css from './compare-table.module.css'

/** One column of the table; an empty one fetches nothing. */
function usePlace(id: number | undefined): Partial<Compared> & { is_loading: boolean } {
  const options = { enabled: id !== undefined, quiet: true, stale_ms: 300_000 }
  const product = useCall(getProduct, { id: id ?? 0 }, options)
  const rule = useCall(getPurchaseRule, { id: id ?? 0 }, options)
  const own = product.data?.id === id ? product.data : undefined
  return {
    ...(own && { product: own }),
    rule: rule.data?.id === id ? rule.data : undefined,
    is_loading: id !== undefined && !own && !product.isError,
  }
}

/** Leaves out products that no longer exist; prices are filled in once loaded. */
function useCompared(ids: readonly number[]): { compared: readonly Compared[]; is_loading: boolean } {
  const places = [usePlace(ids[0]), usePlace(ids[1]), usePlace(ids[2]), usePlace(ids[3])]
  const compared = places.flatMap(({ product, rule }) => (product ? [{ product, rule }] : []))
  return { compared, is_loading: places.some((place) => place.is_loading) }
}

interface ColumnHeadProps {
  readonly product: BasicProduct
  readonly onRemove: (id: number) => void
}

function ColumnHead({ product, onRemove }: ColumnHeadProps) {
  const text = useText(compareText)
  const { language } = useLanguage()
  const picture = findPicture(product, viewsInOrder(product)[0], product.default_color_key)
  return (
    <th scope="col" className={css.column}>
      <button
        type="button"
        className={`grid place-items-center absolute text-ink cursor-pointer border-0 rounded-full p-0 ${css.remove}`}
        aria-label={fill(text.remove, { name: product.name })}
        onClick={() => onRemove(product.id)}
      >
        <Icon name="close" size_px={16} />
      </button>
      <span className={`block overflow-hidden aspect-square bg-fill rounded-card ${css.picture}`}>
        {picture ? (
          <img {...picture} sizes="200px" alt="" />
        ) : (
          <NoPicture code={product.code} hex={product.colors[0]?.hex} />
        )}
      </span>
      <Link to={detailPath(language, product.id)}>{product.name}</Link>
      <span className={`flex flex-wrap gap-1 mt-2 ${css.dots}`} aria-hidden="true">
        {product.colors.slice(0, 14).map((color) => (
          <span key={color.id} style={{ background: color.hex }} />
        ))}
      </span>
    </th>
  )
}

interface CompareTableProps {
  readonly ids: readonly number[]
  readonly onRemove: (id: number) => void
  readonly onClose: () => void
}

/** Up to four products side by side, with differences highlighted. */
export function CompareTable({ ids, onRemove, onClose }: CompareTableProps) {
  const text = useText(compareText)
  const card = useText(cardText)
  const { language } = useLanguage()
  const { compared, is_loading } = useCompared(ids)
  const words = { text, language, placeName: (place: string) => placeName(card, place) }
  const rows = compared.length > 0 ? compareRows(words, compared) : []
  return (
    <Modal title={text.title} onClose={onClose} width_px={1160}>
      <p className="text-sm text-quiet">{is_loading ? text.loading : compared.length === 0 ? text.gone : text.hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={css.scroll} aria-label={text.title} aria-busy={is_loading} tabIndex={0}>
        <table className={css.table} style={{ '--columns': compared.length } as React.CSSProperties}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <span className="visually-hidden">{text.product}</span>
              </th>
              {compared.map(({ product }) => (
                <ColumnHead key={product.id} product={product} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} data-differs={row.differs}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, place) => (
                  <td key={compared[place]?.product.id}>{cell || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Modal>
  )
}
