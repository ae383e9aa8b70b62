import type { StockItem } from '@inkroute/contract/warehouse/stock'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import css from './warehouse.module.css'
import { warehouseText } from './warehouse.text.ts'

/** Picture, SKU and names of a variant. */
export function ItemCell({ item }: { readonly item: StockItem }) {
  const text = useText(warehouseText)
  return (
    <span className={`flex items-center gap-3 ${css.item}`}>
      {item.picture_url ? (
        <img src={item.picture_url} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className={css.no_picture} />
      )}
      <span>
        {item.sku}
        <small>{[item.product, item.variant].filter(Boolean).join(' · ')}</small>
        {item.barcode ? <small>{fill(text.barcode, { code: item.barcode })}</small> : null}
      </span>
    </span>
  )
}

/** A change with its sign. */
export function Change({ value }: { readonly value: number }) {
  return (
    <span className={`whitespace-nowrap tabular-nums ${value < 0 ? css.minus : 'text-success'}`}>
      {value > 0 ? `+${value}` : String(value)}
    </span>
  )
}
