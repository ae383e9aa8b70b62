import { decimalToFen } from '@inkroute/contract/money'

/** Progress to the next level in whole percent; never 100 before it is reached. */
export function progressPercent(accumulated: string, threshold: string): number {
  const goal_fen = decimalToFen(threshold)
  if (goal_fen <= 0) return 100
  const percent = Math.floor((Math.max(0, decimalToFen(accumulated)) / goal_fen) * 100)
  return Math.min(100, percent)
}

/** Formats hundredths of a percent: 400 → `4`, 250 → `2.5`. */
export const toPercent = (basis_points: number): string => String(basis_points / 100)

export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
