import { isTooSoon } from './interruption.view.ts'

/** When something was last shown in this browser: visitors have no account, and an account may be out of reach. */
const KEY = 'inkroute.interrupted-at'

export function lastInterruption(): number | null {
  try {
    const at_ms = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(at_ms) ? at_ms : null
  } catch {
    return null
  }
}

export function rememberInterruption(now_ms: number): void {
  try {
    localStorage.setItem(KEY, String(now_ms))
  } catch {
    // Without storage it may show again, which is harmless.
  }
}

export const mayInterrupt = (): boolean => !isTooSoon(lastInterruption(), Date.now())
