/** When somebody last ticked “do not remind”; 0 when the last one was closed without it. */
const KEY = 'inkroute.store-reminder-quiet-since'

export function quietSince(): number | null {
  try {
    const value = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}

export function keepQuietSince(at_ms: number): void {
  try {
    localStorage.setItem(KEY, String(at_ms))
  } catch {}
}
