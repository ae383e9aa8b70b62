import { listBrands } from '@inkroute/contract/cart/brand'
import type { CartItem } from '@inkroute/contract/cart/cart'
import { Select } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { cartText } from '../cart.text.ts'

interface ChoiceProps {
  readonly item: CartItem
  readonly name: string
  readonly onChange: (brand_id: number | null) => void
}

const NONE = 0

/** Which of the seller's brands goes on the pieces; its inserts come with it. */
export function BrandChoice({ item, name, onChange }: ChoiceProps) {
  const text = useText(cartText)
  const brands = useCall(listBrands, {}, { quiet: true, stale_ms: 60_000 }).data?.data ?? []
  if (brands.length === 0) return null
  return (
    <Select
      size="small"
      variant="filled"
      aria-label={fill(text.brand, { name })}
      value={item.brand?.id ?? NONE}
      options={[
        { value: NONE, label: text.brand_none },
        ...brands.map((brand) => ({ value: brand.id, label: brand.name })),
      ]}
      onChange={(id) => onChange(id === NONE ? null : id)}
      popupMatchSelectWidth={false}
    />
  )
}
