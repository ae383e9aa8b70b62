import type { AdjustmentCategory } from '@inkroute/contract/seller-desk/adjustment'

/** The platform's side of an adjustment, so that reports of fees, freight and transfers stay right. */
export const accountOf = {
  compensation: 'compensation',
  freight: 'freight',
  correction: 'clearing_bank',
  fee: 'service',
  other: 'compensation',
} as const satisfies Record<AdjustmentCategory, string>

/** Many small amounts weigh as much as a large one. */
export const LIMIT_WINDOW_MS = 24 * 60 * 60_000

/** What may still be moved without a second person. */
export const leftAlone = (limit_fen: number, moved_fen: number): number => Math.max(0, limit_fen - moved_fen)

/** Whether a person needs a second one. Giving and taking weigh the same. */
export const needsSecond = (amount_fen: number, left_fen: number): boolean => Math.abs(amount_fen) > left_fen

/** Two lines that sum to zero: what the seller gets, the platform's account gives. */
export const getLines = (amount_fen: number, category: AdjustmentCategory) =>
  [
    { account: 'available', amount_fen },
    { account: accountOf[category], amount_fen: -amount_fen },
  ] as const
