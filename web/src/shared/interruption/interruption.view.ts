/** What may show itself without being asked for, the most urgent first. */
export const interruptionKinds = ['reminder', 'notices', 'promotion', 'tour'] as const
export type InterruptionKind = (typeof interruptionKinds)[number]

/** By kind, the key of what wants to be shown; null: nothing does; undefined: not known yet. */
export type Wishes = { readonly [K in InterruptionKind]?: string | null | undefined }

export interface Interruption {
  readonly kind: InterruptionKind
  readonly key: string
}

export interface Memory {
  /** When each key was shown, in milliseconds. */
  readonly seen: Readonly<Record<string, number>>
  /** When anything was shown last, on any device. */
  readonly last_ms: number | null
}

const HOUR_MS = 3_600_000
/** One interruption a visit: somebody who returns within a working day is not stopped again. */
export const GAP_MS = 8 * HOUR_MS

/** A shop that cannot be read costs orders, so its reminder returns; everything else is shown once. */
const again_ms: { readonly [K in InterruptionKind]?: number } = { reminder: 24 * HOUR_MS }

/** A clock that was set back does not silence anything. */
const isWithin = (at_ms: number | null | undefined, span_ms: number, now_ms: number): boolean =>
  at_ms != null && now_ms >= at_ms && now_ms - at_ms < span_ms

export const isTooSoon = (last_ms: number | null, now_ms: number): boolean => isWithin(last_ms, GAP_MS, now_ms)

const wasShown = ({ kind, key }: Interruption, { seen }: Memory, now_ms: number): boolean =>
  isWithin(seen[key], again_ms[kind] ?? Number.POSITIVE_INFINITY, now_ms)

/** The one whose turn it is. While a more urgent one may still turn up, nobody's. */
export function nextInterruption(wishes: Wishes, memory: Memory, now_ms: number): Interruption | null {
  if (isTooSoon(memory.last_ms, now_ms)) return null
  for (const kind of interruptionKinds) {
    const key = wishes[kind]
    if (key === undefined && kind in wishes) return null
    if (key != null && !wasShown({ kind, key }, memory, now_ms)) return { kind, key }
  }
  return null
}

/** Screens on which somebody pays: nothing comes between. */
const paying = ['/main/cartCheckout', '/main/cart', '/myOrder/orderPay', '/myOrder/payWait', '/setting/recharge']
const buying = ['/setting/vipBuy', '/setting/planBuy', '/setting/groupLevelPay', '/setting/payCode']

export const isAtWork = (pathname: string): boolean => [...paying, ...buying].includes(pathname)

/** A dialog only where nothing has been begun: on the dashboard, right after it was opened. */
export const formAt = (pathname: string): 'dialog' | 'banner' => (pathname === '/views/main' ? 'dialog' : 'banner')
