import type { MarketOrder, MarketOrderStatus } from '../../../connectors/core/market-order.ts'
import { iso } from '../core/store.rules.ts'

/** An answer of the marketplace is good for so long. */
const FRESH_MS = 15 * 60_000
/** A shop says nothing of an order that was deleted for good: a rule pays what it read this moment, or asks again. */
export const FRESH_FOR_RULE_MS = 60_000
/** An order waits so long for an answer before it is held and the seller is told. */
const PATIENCE_MS = 60 * 60_000

const MADE = new Set<MarketOrderStatus>(['ready_to_ship', 'partially_shipped'])

/** Still wanted, paid for, and not sent by somebody else. */
export const isStillWanted = ({ status }: Pick<MarketOrder, 'status'>): boolean => MADE.has(status)

interface Asked {
  readonly confirmed_at: Date | string | null
  readonly confirm_asked_at: Date | string | null
  readonly confirm_waived_at: Date | string | null
  readonly authed: number
}

const getAge = (at: Date | string | null, now: Date): number =>
  at === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(iso(at))

export const isFresh = ({ confirmed_at }: Pick<Asked, 'confirmed_at'>, now: Date, fresh_ms = FRESH_MS): boolean =>
  getAge(confirmed_at, now) < fresh_ms

/** What to do with an order before it is printed: go on, ask the marketplace, or leave it to the seller. */
export function stepBeforePrinting(asked: Asked, now: Date): 'go' | 'ask' | 'hold' {
  if (asked.confirm_waived_at !== null || isFresh(asked, now)) return 'go'
  if (asked.authed !== 1) return 'hold'
  const waited_ms = asked.confirm_asked_at === null ? 0 : getAge(asked.confirm_asked_at, now)
  return waited_ms > PATIENCE_MS ? 'hold' : 'ask'
}

/** Shown on a held order. */
export function holdNote(store_name: string, authed: number, error: string) {
  if (authed !== 1)
    return {
      zh: `店铺“${store_name}”未授权，无法核对订单是否仍然有效；核对后可手动恢复`,
      en: `“${store_name}” is not authorised, so we could not confirm that the order is still valid; check it, then release it`,
    }
  return {
    zh: `店铺“${store_name}”没有确认订单仍然有效（${error || '没有应答'}）；核对后可手动恢复`,
    en: `“${store_name}” did not confirm that the order is still valid (${error || 'no answer'}); check it, then release it`,
  }
}
