import type { SessionSlot } from '../../shared/api/session-store.ts'

const keys: Record<SessionSlot, string> = { seller: 'inkroute.device', staff: 'inkroute.staff-device' }

/** Sent with a login: a person who logged in here before is not slowed down by what others guess. */
export function deviceField(slot: SessionSlot): { readonly device_token?: string } {
  try {
    const device_token = localStorage.getItem(keys[slot])
    return device_token ? { device_token } : {}
  } catch {
    return {}
  }
}

/** Outlives the session, and logging out. */
export function rememberDevice(slot: SessionSlot, device_token: string): void {
  try {
    localStorage.setItem(keys[slot], device_token)
  } catch {}
}
