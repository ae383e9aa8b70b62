import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useText } from '../../../shared/text/language.tsx'
import css from './quick-view.module.css'
import { quickViewText } from './quick-view.text.ts'

interface QuickChoiceProps {
  readonly product: BasicProduct
  readonly color_id: number | undefined
  readonly size_id: number | undefined
  readonly onColor: (id: number) => void
  readonly onSize: (id: number) => void
}

/** Colours and sizes; both update the picture and the price. */
export function QuickChoice({ product, color_id, size_id, onColor, onSize }: QuickChoiceProps) {
  const text = useText(quickViewText)
  const color = product.colors.find(({ id }) => id === color_id)
  return (
    <>
      <fieldset className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choice}`}>
        <legend className="text-sm font-medium p-0 mb-1.5">
          {text.color}
          <span>{color?.name}</span>
        </legend>
        {product.colors.map((one) => (
          <button
            key={one.id}
            type="button"
            className={`w-8 h-8 cursor-pointer rounded-full p-0 ${css.swatch}`}
            style={{ '--dot': one.hex } as React.CSSProperties}
            title={one.name}
            aria-label={one.name}
            aria-pressed={one.id === color_id}
            onClick={() => onColor(one.id)}
          />
        ))}
      </fieldset>
      <fieldset className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choice}`}>
        <legend className="text-sm font-medium p-0 mb-1.5">{text.size}</legend>
        {product.sizes.map((one) => (
          <button
            key={one.id}
            type="button"
            className={`text-ink cursor-pointer bg-surface border-strong rounded-control px-2.5 py-0 ${css.size}`}
            aria-pressed={one.id === size_id}
            onClick={() => onSize(one.id)}
          >
            {one.name}
          </button>
        ))}
      </fieldset>
    </>
  )
}
