import type { Favourite } from '@inkroute/contract/catalog/own'
import { Checkbox } from 'antd'
import { Link } from 'react-router'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ProductCard } from '../card/product-card.tsx'
import css from './own.module.css'
import { ownText } from './own.text.ts'

const STUDIO = '/design/newSingleDesign'

interface GridProps {
  readonly favourites: readonly Favourite[]
  readonly selected: ReadonlySet<number>
  readonly onToggle: (id: number) => void
}

/** Cards with a box to choose them, and the way to the studio where it is open. */
export function FavouriteGrid({ favourites, selected, onToggle }: GridProps) {
  const text = useText(ownText)
  const may_open = useMayOpen()
  return (
    <ul className={css.grid}>
      {favourites.map(({ product }) => (
        <li key={product.id} className={css.cell} data-selected={selected.has(product.id)}>
          <ProductCard
            product={product}
            corner={
              <span className={css.tick}>
                <Checkbox
                  checked={selected.has(product.id)}
                  aria-label={fill(text.select_one, { name: product.name })}
                  onChange={() => onToggle(product.id)}
                />
              </span>
            }
          />
          {may_open(STUDIO) && product.dtc_enable === 1 ? (
            <Link to={`${STUDIO}?id=${product.id}`} className={css.design}>
              {text.design}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
