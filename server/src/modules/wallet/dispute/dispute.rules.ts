import type { Charge } from '@inkroute/contract/wallet/exchange'
import type { LedgerAccountKind, LedgerLine } from '../core/ledger.rules.ts'

/** CNY behind a disputed amount: its share of what the payment charged. */
export function disputedFen(disputed: Charge, paid: { readonly fen: number; readonly charge: Charge }): number {
  if (disputed.currency !== paid.charge.currency) return paid.fen
  const share = Math.round((disputed.minor * paid.fen) / paid.charge.minor)
  return Math.max(1, Math.min(paid.fen, share))
}

const line = (account: LedgerAccountKind, amount_fen: number): LedgerLine[] =>
  amount_fen === 0 ? [] : [{ account, amount_fen }]

/** Frozen as far as the seller has it; a balance never goes below zero. */
export const holdLines = (held_fen: number): LedgerLine[] => [
  ...line('available', -held_fen),
  ...line('frozen', held_fen),
]

export const wonLines = (held_fen: number): LedgerLine[] => [
  ...line('frozen', -held_fen),
  ...line('available', held_fen),
]

/**
 * The gateway has taken the money back. First what was frozen pays for it, then what the seller has by now, and the
 * rest is our loss.
 */
export function lostLines(
  dispute: { readonly amount_fen: number; readonly held_fen: number },
  available_fen: number,
  clearing: LedgerAccountKind,
): LedgerLine[] {
  const { amount_fen, held_fen } = dispute
  const more_fen = Math.min(available_fen, amount_fen - held_fen)
  return [
    ...line(clearing, amount_fen),
    ...line('frozen', -held_fen),
    ...line('available', -more_fen),
    ...line('dispute_loss', -(amount_fen - held_fen - more_fen)),
  ]
}
