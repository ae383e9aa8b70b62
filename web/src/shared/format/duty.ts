import type { dutyText } from '../text/duty.text.ts'
import { fill, type Texts } from '../text/text.ts'
import { formatMoney } from './money.ts'

interface Duty {
  readonly kind: 'none' | 'flat' | 'tariff'
  readonly items: number
  readonly per_item_eur: number
  readonly limit_eur: number
  readonly amount: string
}

/** What customs takes of a parcel into the Union, in words; null where it takes nothing. */
export function dutyLine(duty: Duty, text: Texts<typeof dutyText>): string | null {
  if (duty.kind === 'none') return null
  if (duty.kind === 'tariff') return fill(text.tariff, { limit: duty.limit_eur })
  return fill(text.flat, { each: duty.per_item_eur, items: duty.items, amount: formatMoney(duty.amount) })
}
