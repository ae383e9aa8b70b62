import { MAX_PURCHASE_QUANTITY } from '@inkroute/contract/catalog/codes'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { detailText } from '../core/detail.text.ts'
import { Heading } from '../core/heading.tsx'
import { type Pricing, useWarehouses, type WarehouseOffers } from '../core/use-product.ts'
import type { Variant } from '../core/variant.view.ts'
import css from './buy.module.css'
import { ColorChoice, SizeChoice, TechniqueChoice, ViewsChoice } from './choices.tsx'
import { PriceBlock } from './price-block.tsx'
import { DeliveryPromise, WarehouseChoice } from './supply.tsx'

interface QuantityFieldProps {
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

/** Accepts anything while typing; on blur an invalid quantity reverts to the last valid one. */
function QuantityField({ quantity, onChange }: QuantityFieldProps) {
  const text = useText(detailText)
  const id = useId()
  const [typed, setTyped] = useState(String(quantity))
  useEffect(() => setTyped(String(quantity)), [quantity])
  const change = (value: number) => onChange(Math.min(MAX_PURCHASE_QUANTITY, Math.max(1, value)))
  const type = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, 6)
    setTyped(digits)
    if (Number(digits) >= 1) change(Number(digits))
  }
  return (
    <div className="grid text-sm text-quiet gap-1.5">
      <label htmlFor={id}>{text.quantity}</label>
      <div className={`grid overflow-hidden bg-surface border-strong rounded-card ${css.stepper}`}>
        <button type="button" aria-label={text.less} disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(String(quantity))}
        />
        <button type="button" aria-label={text.more} onClick={() => change(quantity + 1)}>
          +
        </button>
      </div>
    </div>
  )
}

interface BuyPanelProps {
  readonly product: BasicProduct
  readonly variant: Variant
  readonly onChange: (variant: Variant) => void
  readonly pricing: Pricing
  readonly offers: WarehouseOffers
  readonly tools: ReactNode
  /** When the goods reach a buyer, provided by another feature. */
  readonly arrival: (offers: WarehouseOffers) => ReactNode
  readonly onStart: () => void
  /** Ref to the button, so the page knows when it has scrolled out of view. */
  readonly start_ref: Ref<HTMLDivElement>
}

/** The buying column: colour, size, quantity, warehouse, delivery date and the design button. */
export function BuyPanel({ product, variant, onChange, tools, arrival, onStart, start_ref, ...first }: BuyPanelProps) {
  const text = useText(detailText)
  const offers = useWarehouses(product.id, first.offers)
  const setQuantity = (quantity: number) => onChange({ ...variant, quantity })
  const choices = { product, variant, onChange }
  const levels = product.dtc_enable === 2 ? product.dtc_group_level_names : []
  return (
    <div className="grid content-start gap-5">
      <Heading product={product} tools={tools} />
      <PriceBlock product={product} variant={variant} {...first.pricing} onQuantity={setQuantity} />
      <ColorChoice {...choices} />
      <SizeChoice {...choices} />
      <TechniqueChoice {...choices} />
      <ViewsChoice {...choices} />
      <WarehouseChoice {...choices} offers={offers} />
      <DeliveryPromise product={product} variant={variant} offers={offers} arrival={arrival(offers)} />
      <div className={`grid items-end sticky gap-4 pt-3 pb-4 ${css.start}`} ref={start_ref}>
        <QuantityField quantity={variant.quantity} onChange={setQuantity} />
        <Button kind="primary" large block onClick={onStart}>
          {text.start}
        </Button>
      </div>
      {levels.length > 0 ? (
        <p className="text-sm text-warning">{fill(text.level_needed, { levels: levels.join(text.upgrade_join) })}</p>
      ) : null}
    </div>
  )
}
