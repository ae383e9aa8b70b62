import { listCategoriesAsSeller, listProductsAsSeller } from '@inkroute/contract/catalog/catalog'
import { collectProducts } from '@inkroute/contract/catalog/own'
import { productPicture } from '@inkroute/contract/catalog/pictures'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import { useDeferredValue, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { useStudio } from '../state/studio-store.ts'
import css from './product.module.css'
import { productText } from './product.text.ts'

const getPicture = ({ views, default_view_key, default_color_key, code, artwork }: ProductCard) => {
  const view = views.find((one) => one.key === default_view_key) ?? views[0]
  const picture = view?.picture
  return productPicture(
    { code: picture?.product ?? code, view: picture?.view ?? 'front', colour: default_color_key, artwork },
    240,
  )
}

interface CardProps {
  readonly product: ProductCard
  readonly onPick: (product: ProductCard) => void
}

function Card({ product, onPick }: CardProps) {
  const text = useText(productText)
  const is_current = useStudio((state) => state.product?.id === product.id)
  const collect = useSend(collectProducts, { quiet: true, refetch: [listProductsAsSeller] })
  const { id, name, is_collected } = product
  const is_locked = product.dtc_enable === 2
  return (
    <li className="relative">
      <button type="button" className={css.pick} aria-current={is_current} onClick={() => onPick(product)}>
        <span className="grid place-items-center aspect-square bg-fill">
          {product.has_picture ? (
            <img className="w-full" src={getPicture(product)} alt="" loading="lazy" />
          ) : (
            <Icon name="box" size_px={40} />
          )}
        </span>
        <span className={css.cardName}>{name}</span>
        <span className="text-seal px-2.5">{fill(text.from, { price: formatMoney(product.price_from) })}</span>
        {is_current ? <em className="absolute text-xs text-on-dark bg-action rounded-pill">{text.current}</em> : null}
        {is_locked ? (
          <em className="absolute text-xs text-on-dark bg-action rounded-pill" data-locked>
            {fill(text.locked, { levels: product.dtc_group_level_names.join(' / ') })}
          </em>
        ) : null}
      </button>
      <button
        type="button"
        className={`grid place-items-center absolute text-quiet cursor-pointer border-0 rounded-full ${css.heart}`}
        aria-pressed={is_collected === 1}
        aria-label={fill(is_collected ? text.uncollect : text.collect, { name })}
        onClick={() => collect.mutate({ ids: [id], is_collected: is_collected ? 0 : 1 })}
      >
        <Icon name="heart" size_px={18} />
      </button>
    </li>
  )
}

interface ProductResultsProps {
  readonly products: readonly ProductCard[]
  readonly onPick: (product: ProductCard) => void
}

function ProductResults({ products, onPick }: ProductResultsProps) {
  return (
    <ul className={`grid list-none gap-3 p-0.5 m-0 ${css.cards}`}>
      {products.map((product) => (
        <Card key={product.id} product={product} onPick={onPick} />
      ))}
    </ul>
  )
}

const PAGE = 24
const MOST = 96
const FAVOURITES = 'favourites'

interface ScopesProps {
  readonly scope: string
  readonly onScope: (scope: string) => void
}

function Scopes({ scope, onScope }: ScopesProps) {
  const text = useText(productText)
  const categories = useCall(listCategoriesAsSeller, {}, { quiet: true, stale_ms: 600_000 }).data?.data ?? []
  const entries = [
    { key: '', name: text.all },
    { key: FAVOURITES, name: text.favourites },
    ...categories.map(({ id, name }) => ({ key: String(id), name })),
  ]
  return (
    <nav className={`grid content-start overflow-y-auto gap-0.5 ${css.scopes}`} aria-label={text.categories}>
      {entries.map(({ key, name }) => (
        <button
          className="bare-button min-h-9 text-sm text-ink text-left whitespace-nowrap rounded-control px-3 py-0"
          key={key}
          type="button"
          aria-pressed={scope === key}
          onClick={() => onScope(key)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}

/** Product picker with search, categories and favourites. */
export function ProductPicker({ onPick }: { onPick: (product: ProductCard) => void }) {
  const text = useText(productText)
  const [keyword, setKeyword] = useState('')
  const [scope, setScope] = useState('')
  const [page_size, setPageSize] = useState(PAGE)
  const asked = useDeferredValue(keyword.trim())
  const is_own = scope === FAVOURITES
  const found = useCall(
    listProductsAsSeller,
    {
      page_size,
      ...(asked ? { keyword: asked } : {}),
      ...(is_own ? { is_collected: 1 } : scope ? { category: scope } : {}),
    },
    { quiet: true },
  )
  const products = found.data?.data.filter((product) => product.views.length > 0) ?? []
  return (
    <div className={`grid gap-x-4 gap-y-3 ${css.picker}`}>
      <input
        className="col-span-full h-11 font-inherit border-strong rounded-control px-3.5 py-0"
        type="search"
        value={keyword}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <Scopes scope={scope} onScope={setScope} />
      <div className={`overflow-y-auto ${css.results}`} aria-busy={found.isFetching}>
        {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
        {found.data && products.length === 0 ? <p>{is_own ? text.noFavourites : text.none}</p> : null}
        <ProductResults products={products} onPick={onPick} />
        {found.data && found.data.total > page_size && page_size < MOST ? (
          <button
            type="button"
            className="block cursor-pointer bg-surface border-strong rounded-control px-6 py-2.5 mx-auto my-4"
            onClick={() => setPageSize(page_size + PAGE)}
          >
            {text.more}
          </button>
        ) : null}
      </div>
    </div>
  )
}
