import { listDeskProducts } from '@inkroute/contract/catalog/desk/desk'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import lists from '../steps/lists.module.css'
import css from '../steps/steps.module.css'
import { finishText } from './attach.text.ts'

const FEW = 6

/** Finds a product by name or code. */
export function ProductSearch({ onChoose }: { onChoose: (id: number) => void }) {
  const text = useText(finishText)
  const [keyword, setKeyword] = useState('')
  const wanted = useDeferredValue(keyword.trim())
  const found = useCall(listDeskProducts, wanted ? { keyword: wanted, page_size: FEW } : null, { quiet: true }).data
  return (
    <div className={`grid gap-1 ${css.field}`}>
      <label htmlFor="bench-product">{text.search}</label>
      <input
        id="bench-product"
        type="search"
        value={keyword}
        placeholder={text.search_example}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {wanted && found ? (
        <ul className={`bare-list grid gap-0.5 ${lists.found}`}>
          {found.data.map((product) => (
            <li className="text-xs text-studio" key={product.id}>
              <button className="flex justify-between gap-2" type="button" onClick={() => onChoose(product.id)}>
                <span>{product.name || product.code}</span>
                <small>{product.code}</small>
              </button>
            </li>
          ))}
          {found.total === 0 ? <li className="text-xs text-studio">{text.none_found}</li> : null}
        </ul>
      ) : null}
    </div>
  )
}
