import { listCategoriesAsSeller, listProductsAsSeller } from '@inkroute/contract/catalog/catalog'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import css from './product.module.css'
import { productText } from './product.text.ts'
import { ProductResults } from './product-results.tsx'

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
    <nav className={css.scopes} aria-label={text.categories}>
      {entries.map(({ key, name }) => (
        <button key={key} type="button" aria-pressed={scope === key} onClick={() => onScope(key)}>
          {name}
        </button>
      ))}
    </nav>
  )
}

/** Search, categories and favourites; a press on a card chooses. */
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
    <div className={css.picker}>
      <input
        className={css.search}
        type="search"
        value={keyword}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <Scopes scope={scope} onScope={setScope} />
      <div className={css.results} aria-busy={found.isFetching}>
        {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
        {found.data && products.length === 0 ? <p>{is_own ? text.noFavourites : text.none}</p> : null}
        <ProductResults products={products} onPick={onPick} />
        {found.data && found.data.total > page_size && page_size < MOST ? (
          <button type="button" className={css.more} onClick={() => setPageSize(page_size + PAGE)}>
            {text.more}
          </button>
        ) : null}
      </div>
    </div>
  )
}
