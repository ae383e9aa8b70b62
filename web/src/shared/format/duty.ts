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

/** The customs duty on a parcel into the EU, in words; null if there is none. */
export function dutyLine(duty: Duty, text: Texts<typeof dutyText>): string | null {
  if (duty.kind === 'none') return null
  if (duty.kind === 'tariff') return fill(text.tariff, { limit: duty.limit_eur })
  return fill(text.flat, { each: duty.per_item_eur, items: duty.items, amount: formatMoney(duty.amount) })
}
