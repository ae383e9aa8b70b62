import { levels } from '@inkroute/contract/codes'

/** The way to the level above: what it takes and what is still missing. Null at the top. */
export function nextStep(level: number, spent_fen: number) {
  const next = levels.find((entry) => entry.level === level + 1)
  if (!next) return null
  return { ...next, missing_fen: Math.max(0, next.accumulated_fen - spent_fen) }
}
