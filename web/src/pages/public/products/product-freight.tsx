import { MAX_QUANTITY } from '@inkroute/contract/shipping/limits'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { useSeen } from '../../../features/catalog/detail/core/use-seen.ts'
import type { Variant } from '../../../features/catalog/detail/core/variant.view.ts'
import type { ChosenFreight } from '../../../features/catalog/detail/sections/profit.tsx'
import { emptyFreightForm } from '../../../features/shipping/freight.view.ts'
import type { FreightReply } from '../../../features/shipping/use-freight.ts'
import css from './product-freight.module.css'

const FreightCalculator = lazy(() =>
  import('../../../features/shipping/components/freight-calculator.tsx').then((module) => ({
    default: module.FreightCalculator,
  })),
)

interface ProductFreightProps {
  readonly product_id: number
  readonly variant: Variant
  readonly onCheapest: (cheapest: ChosenFreight) => void
}

/** The freight calculator for the chosen variant, loaded when it comes near the viewport. */
export function ProductFreight({ product_id, variant, onCheapest }: ProductFreightProps) {
  const { ref, is_seen } = useSeen<HTMLDivElement>()
  const typed = useRef(emptyFreightForm)
  const tell = useCallback(
    (reply: FreightReply) => {
      const cheapest = reply.data.find(({ is_cheapest }) => is_cheapest) ?? reply.data[0]
      onCheapest({ country: reply.country, price: cheapest?.price ?? '' })
    },
    [onCheapest],
  )
  const quantity = String(Math.min(MAX_QUANTITY, variant.quantity))
  return (
    <div ref={ref} className={css.room}>
      {is_seen ? (
        <Suspense>
          <FreightCalculator
            // Another quantity resets the form but keeps the chosen country.
            key={quantity}
            product={{ id: product_id, size_id: variant.size_id }}
            start={{ ...typed.current, quantity }}
            onForm={(form) => {
              typed.current = form
            }}
            onReply={tell}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
