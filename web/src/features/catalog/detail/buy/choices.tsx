import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { type ReactNode, useId } from 'react'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { detailText } from '../core/detail.text.ts'
import { printableViews, sizesFor, type Variant, withColor } from '../core/variant.view.ts'
import css from './choice.module.css'

interface ChoiceProps {
  readonly label: string
  /** The current choice, shown beside the label. */
  readonly value: string
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** One choice: its name, the current value and the options. */
export function Choice({ label, value, aside, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <div className={`flex items-baseline text-sm text-quiet gap-3 ${css.head}`}>
        <span id={id}>{label}</span>
        <strong>{value}</strong>
        {aside ? <span className="ml-auto">{aside}</span> : null}
      </div>
      {children ? (
        <div className={`flex flex-wrap gap-2 mt-2.5 ${css.options}`} role="radiogroup" aria-labelledby={id}>
          {children}
        </div>
      ) : null}
    </div>
  )
}

interface ChoicesProps {
  readonly product: BasicProduct
  readonly variant: Variant
  readonly onChange: (variant: Variant) => void
}

export function ColorChoice({ product, variant, onChange }: ChoicesProps) {
  const text = useText(detailText)
  const name = useId()
  const chosen = product.colors.find(({ id }) => id === variant.color_id)
  return (
    <Choice label={text.color} value={chosen?.name ?? ''}>
      {product.colors.map((color) => (
        <label key={color.id} className={css.swatch} title={color.name}>
          <input
            type="radio"
            name={name}
            checked={color.id === variant.color_id}
            onChange={() => onChange(withColor(product, variant, color.id))}
            aria-label={color.name}
          />
          <span style={{ '--swatch': color.hex } as React.CSSProperties} data-empty={color.stock === 0} />
        </label>
      ))}
    </Choice>
  )
}

export function SizeChoice({ product, variant, onChange }: ChoicesProps) {
  const text = useText(detailText)
  const name = useId()
  const sizes = sizesFor(product, variant.color_id)
  const chosen = sizes.find(({ id }) => id === variant.size_id)
  const help = (
    <a className={`text-sm text-action ${css.link}`} href="#size">
      {text.size_help}
    </a>
  )
  return (
    <Choice label={text.size} value={chosen?.name ?? ''} aside={help}>
      {sizes.map((size) => {
        const wording = size.is_made ? text.size_empty : text.size_missing
        const hint = size.is_in_stock ? size.name : fill(wording, { size: size.name })
        return (
          <label key={size.id} className={css.pill} title={hint}>
            <input
              type="radio"
              name={name}
              checked={size.id === variant.size_id}
              disabled={!size.is_made}
              onChange={() => onChange({ ...variant, size_id: size.id })}
              aria-label={hint}
            />
            <span data-empty={!size.is_in_stock}>{size.name}</span>
          </label>
        )
      })}
    </Choice>
  )
}

export function TechniqueChoice({ product, variant, onChange }: ChoicesProps) {
  const text = useText(detailText)
  const name = useId()
  const chosen = product.techniques.find(({ key }) => key === variant.technique)
  if (product.techniques.length < 2) {
    return chosen ? <Choice label={text.technique} value={chosen.name} /> : null
  }
  return (
    <Choice label={text.technique} value={chosen?.name ?? ''}>
      {product.techniques.map((technique) => {
        const is_free = Number(technique.surcharge) === 0
        return (
          <label key={technique.key} className={css.pill}>
            <input
              type="radio"
              name={name}
              checked={technique.key === variant.technique}
              onChange={() => onChange({ ...variant, technique: technique.key })}
            />
            <span>
              {technique.name}
              <small className="text-xs text-quiet">
                {is_free ? text.free : fill(text.surcharge, { amount: formatMoney(technique.surcharge) })}
              </small>
            </span>
          </label>
        )
      })}
    </Choice>
  )
}

/** The number of printed sides; shown only if there is more than one and it affects the price. */
export function ViewsChoice({ product, variant, onChange }: ChoicesProps) {
  const text = useText(detailText)
  const name = useId()
  const count = printableViews(product)
  if (count < 2 || Number(product.extra_view_price) === 0) return null
  const hint = fill(text.extra_view, { amount: formatMoney(product.extra_view_price) })
  return (
    <Choice label={text.printed_views} value={hint}>
      {Array.from({ length: count }, (_, place) => place + 1).map((views) => (
        <label key={views} className={css.pill}>
          <input
            type="radio"
            name={name}
            checked={views === variant.printed_views}
            onChange={() => onChange({ ...variant, printed_views: views })}
          />
          <span>{fill(text.printed_count, { count: views })}</span>
        </label>
      ))}
    </Choice>
  )
}
