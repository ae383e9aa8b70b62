import type { AddressValues } from './address-form.tsx'

const KEY = 'inkroute.checkout'

interface Memory {
  readonly ids: string
  readonly values: Partial<AddressValues>
}

/** What was entered for these cart lines in this tab, so that a detour to the cart or a recharge loses nothing. */
export function rememberedCheckout(ids: string): Partial<AddressValues> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Memory | null
    return kept?.ids === ids ? kept.values : null
  } catch {
    return null
  }
}

export function rememberCheckout(ids: string, values: Partial<AddressValues>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ids, values } satisfies Memory))
  } catch {
    // A browser that stores nothing only forgets.
  }
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
