/** Remembers closed dialogs in this browser. Without storage they may show again, which is harmless. */
const CLOSED_KEY = 'inkroute.notice-closed-at'
const HOLIDAY_KEY = 'inkroute.holiday-dismissed'

function read(key: string): number | null {
  try {
    const value = Number(localStorage.getItem(key) ?? Number.NaN)
    return Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}

function write(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value))
  } catch {}
}

export const noticesClosedAt = () => read(CLOSED_KEY)
export const rememberNoticesClosed = (now_ms: number) => write(CLOSED_KEY, now_ms)
export const dismissedHoliday = () => read(HOLIDAY_KEY)
export const rememberHolidayDismissed = (id: number) => write(HOLIDAY_KEY, id)
