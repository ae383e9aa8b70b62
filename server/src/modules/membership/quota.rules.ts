export interface OpenPack {
  readonly id: number
  readonly left: number
}

export interface Draw {
  readonly from_month: number
  readonly from_packs: readonly { readonly id: number; readonly count: number }[]
}

/** Months are counted in Shanghai time. */
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000

/** The calendar month of an instant in Shanghai: '2026-11'. */
export const getMonth = (instant: Date): string =>
  new Date(instant.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 7)

/** Start of the next month, when the allowance resets. */
export function monthEnd(instant: Date): Date {
  const local = new Date(instant.getTime() + SHANGHAI_OFFSET_MS)
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - SHANGHAI_OFFSET_MS)
}

/**
 * Draws designs from the month's allowance first, since it expires at the end of the month, then from packs in the
 * given order (earliest expiry first). Null if there are not enough. An allowance of null is unlimited.
 */
export function drawDesigns(
  count: number,
  allowance: number | null,
  used: number,
  packs: readonly OpenPack[],
): Draw | null {
  if (allowance === null) return { from_month: count, from_packs: [] }
  const from_month = Math.min(count, Math.max(0, allowance - used))
  let missing = count - from_month
  const from_packs: { id: number; count: number }[] = []
  for (const pack of packs) {
    if (missing === 0) break
    const taken = Math.min(missing, pack.left)
    if (taken > 0) from_packs.push({ id: pack.id, count: taken })
    missing -= taken
  }
  return missing > 0 ? null : { from_month, from_packs }
}

/** Reverses `drawDesigns`: packs used last are refunded first, the month gets the rest. */
export function returnDesigns(
  count: number,
  used_in_month: number,
  packs: readonly { readonly id: number; readonly used: number }[],
): Draw {
  let left = count
  const from_packs: { id: number; count: number }[] = []
  for (const pack of [...packs].reverse()) {
    const returned = Math.min(left, pack.used)
    if (returned > 0) from_packs.push({ id: pack.id, count: returned })
    left -= returned
  }
  return { from_month: Math.min(left, used_in_month), from_packs }
}
