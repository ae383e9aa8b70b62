import type { OrderProfit } from '@inkroute/contract/order/profit'
import { fill, type Texts } from '../../../shared/text/text.ts'
import type { profitText } from './profit.text.ts'

type Words = Texts<typeof profitText>

/** Why a profit is not known. */
export const gapWords = ({ gaps }: Pick<OrderProfit, 'gaps'>, words: Words): string =>
  fill(words.gaps, { gaps: gaps.map((gap) => words[`gap_${gap}`]).join(words.gap_joint) })

const BP_PER_PERCENT = 100

/** 650 → `6.5`. */
export const toPercent = (bp: number): string => String(bp / BP_PER_PERCENT)

/** What is typed into a percentage: `6.5` → 650; null where it is no number. */
export const findBp = (typed: string): number | null => {
  const value = typed.replace('%', '').replace(',', '.').trim()
  return /^\d{1,2}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * BP_PER_PERCENT) : null
}
