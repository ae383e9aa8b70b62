import type { WorkState } from '@inkroute/contract/after-sale/codes'
import { openWorkStates } from '@inkroute/contract/after-sale/codes'
import { refundOfPieces } from '@inkroute/engine/checkout/checkout'

/** `WO261115100042`: the day it was opened and its number. */
export const workNumber = (form: 'work' | 'return', now: Date, id: number): string =>
  `${form === 'return' ? 'RT' : 'WO'}${now.toISOString().slice(2, 10).replaceAll('-', '')}${id}`

interface Line {
  readonly share_fen: number
  readonly quantity: number
  readonly refunded_pieces: number
  readonly refunded_fen: number
}

/** Refund for some pieces of a line: their share of the price, capped at what is left. */
export function refundableFen(line: Line, pieces: number): number {
  const left_fen = line.share_fen - line.refunded_fen
  const open = Math.min(pieces, line.quantity - line.refunded_pieces)
  if (open <= 0) return 0
  return Math.max(0, Math.min(left_fen, refundOfPieces(line.share_fen, line.quantity, line.refunded_pieces, open)))
}

interface Asked {
  readonly line_id: number
  readonly pieces: number
  readonly left_fen: number
  readonly refundable_fen: number
}

export type RefundPlan =
  | { readonly lines: readonly { line_id: number; pieces: number; amount_fen: number }[] }
  | { readonly refusal: 'unknown' | 'nothing' }
  | { readonly refusal: 'too_much'; readonly left_fen: number }

/** Refund per line: the amounts set by staff, or the price of the pieces in the request. */
export function planRefund(
  asked: readonly Asked[],
  wanted: readonly { readonly line_id: number; readonly amount_fen: number }[] | undefined,
): RefundPlan {
  const amounts = wanted ?? asked.map(({ line_id, refundable_fen }) => ({ line_id, amount_fen: refundable_fen }))
  const merged = new Map<number, number>()
  for (const { line_id, amount_fen } of amounts) merged.set(line_id, (merged.get(line_id) ?? 0) + amount_fen)
  const lines: { line_id: number; pieces: number; amount_fen: number }[] = []
  for (const [line_id, amount_fen] of merged) {
    const about = asked.find((one) => one.line_id === line_id)
    if (!about) return { refusal: 'unknown' }
    if (amount_fen > about.left_fen) return { refusal: 'too_much', left_fen: about.left_fen }
    if (amount_fen <= 0) continue
    // A smaller sum makes good without taking the pieces back.
    const pieces = amount_fen >= about.refundable_fen ? about.pieces : 0
    lines.push({ line_id, pieces, amount_fen })
  }
  return lines.length === 0 ? { refusal: 'nothing' } : { lines }
}

export const isOpen = (state: string): boolean => openWorkStates.includes(state as WorkState)

/** Confirms that a message arrived, and says when it will be answered if the operator has said so. */
export const receivedNote = (reply_time: { readonly zh: string; readonly en: string }) => ({
  zh: reply_time.zh ? `已收到，预计回复时间：${reply_time.zh}。` : '已收到，客服会在这里回复。',
  en: reply_time.en ? `Received. Expected reply: ${reply_time.en}.` : 'Received. Support will answer here.',
})

const SHORT = 80
export const cutShort = (words: string): string => {
  const flat = words.replace(/\s+/g, ' ').trim()
  return flat.length > SHORT ? `${flat.slice(0, SHORT - 1)}…` : flat
}
