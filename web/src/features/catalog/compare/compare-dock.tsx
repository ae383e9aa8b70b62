import { Link, useLocation } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { COMPARE_LIMIT, type ComparedProduct, clearCompared, removeCompared } from '../card/compare-store.ts'
import { compareText } from './compare.text.ts'
import css from './compare-dock.module.css'

/** The bar at the bottom with the products chosen so far. */
export function CompareDock({ products }: { products: readonly ComparedProduct[] }) {
  const text = useText(compareText)
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('compare', products.map(({ id }) => id).join(','))
  const free = Array.from({ length: COMPARE_LIMIT - products.length }, (_, place) => place)
  return (
    <section
      className={`flex items-center justify-center fixed left-0 bg-surface border-t shadow-float gap-4 ${css.dock}`}
      aria-label={text.bar}
    >
      <ul className={`bare-list grid gap-2.5 ${css.places}`}>
        {products.map((product) => (
          <li key={product.id} className={`flex items-center border rounded-control gap-2 ${css.place}`}>
            {product.picture ? <img src={product.picture} width={48} height={48} alt="" /> : <Icon name="box" />}
            <span className={`flex-1 min-w-0 overflow-hidden ${css.name}`}>{product.name}</span>
            <button
              className="bare-button grid place-items-center flex-none w-7 h-7 text-quiet rounded-full p-0"
              type="button"
              aria-label={fill(text.remove, { name: product.name })}
              onClick={() => removeCompared(product.id)}
            >
              <Icon name="close" size_px={14} />
            </button>
          </li>
        ))}
        {free.map((place) => (
          <li key={place} className={`flex items-center border rounded-control gap-2 ${css.free}`} aria-hidden="true" />
        ))}
      </ul>
      <button
        type="button"
        className={`bare-button min-h-10 text-sm text-quiet whitespace-nowrap px-2 py-0 ${css.clear}`}
        onClick={clearCompared}
      >
        {text.clear}
      </button>
      {products.length > 1 ? (
        <Link
          className={css.open}
          to={{ pathname, search: query.toString().replaceAll('%2C', ',') }}
          state={{ compare: true }}
          preventScrollReset
        >
          {fill(text.open, { count: products.length })}
        </Link>
      ) : (
        <span className={`grid place-items-center min-h-11 text-sm text-quiet whitespace-nowrap ${css.hint}`}>
          {text.need_two}
        </span>
      )}
    </section>
  )
}
