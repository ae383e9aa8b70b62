import { ApiError } from '../shared/api/request.ts'
import { type SessionSlot, useSession } from '../shared/api/session-store.ts'
import { readStoredLanguage } from '../shared/text/stored-language.ts'
import { pickTexts } from '../shared/text/text.ts'
import { isPrivatePath } from '../shared/text/zones.ts'
import { showDialog } from '../shared/ui/dialog.ts'
import { showToast } from '../shared/ui/toast.ts'
import { errorPolicyText } from './app.text.ts'

const RELOAD_AFTER_EXPIRY_MS = 1000
const DESIGN_QUOTA = 501
const BALANCE = 502
const BALANCE_OR_ALIPAY = 503

let reload_timer: ReturnType<typeof setTimeout> | undefined

/**
 * Ends the session and, on private screens, reloads so that the guard asks for a login. Concurrent calls may all find
 * out; the reload happens once. Public pages continue without a session.
 */
function endSession(slot: SessionSlot): void {
  useSession.getState().clear(slot)
  clearTimeout(reload_timer)
  reload_timer = setTimeout(() => {
    if (isPrivatePath(window.location.pathname)) window.location.reload()
  }, RELOAD_AFTER_EXPIRY_MS)
}

/** Retries a payment that the balance could not cover, this time through Alipay. */
async function payByAlipay(refused: ApiError): Promise<void> {
  try {
    const reply = await refused.again?.({ method: 'alipay' })
    const { pay_url } = reply as { readonly pay_url?: string | null }
    if (pay_url) window.location.assign(pay_url)
  } catch (error) {
    if (error instanceof ApiError) handleApiError(error)
  }
}

/** Pays orders that their marketplace did not confirm, once the seller has read which they are. */
async function payUnasked(refused: ApiError): Promise<void> {
  try {
    const reply = await refused.again?.({ unasked: refused.problems.map(({ field }) => field) })
    const { pay_url, payment_id } = reply as { readonly pay_url?: string | null; readonly payment_id?: number }
    window.location.assign(pay_url || `/myOrder/payWait?payment=${payment_id}`)
  } catch (error) {
    if (error instanceof ApiError) handleApiError(error)
  }
}

/** The one place that decides what a person sees when a call fails. */
export function handleApiError(error: ApiError): void {
  const text = pickTexts(errorPolicyText, readStoredLanguage())
  if (error.http === 401) {
    showToast('error', text.expired)
    return endSession(error.slot)
  }
  if (error.http === 403) return showToast('error', error.message || text.forbidden)
  if (error.http === 429) return showToast('error', error.message || text.busy)
  // Our server says why it is unavailable; a proxy in front of it does not.
  if (error.http === 503 && error.code) return showToast('error', error.message || text.network)
  if (error.http !== 200) return showToast('error', text.network)
  if (error.code === 'order_market_silent')
    return showDialog({
      title: text.silent_title,
      body: `${error.message} ${text.silent_hint}`,
      action: text.silent_pay,
      run: () => void payUnasked(error),
    })
  switch (error.status_code) {
    case DESIGN_QUOTA:
      return showDialog({
        title: text.notice,
        body: error.message,
        action: text.buy,
        href: '/setting/valueAddedServicesDesign',
      })
    case BALANCE:
      return showDialog({ title: text.notice, body: error.message, action: text.recharge, href: '/setting/recharge' })
    case BALANCE_OR_ALIPAY:
      return showDialog({
        title: text.notice,
        body: error.message,
        action: text.recharge,
        href: '/setting/recharge',
        other: { action: text.alipay, run: () => void payByAlipay(error) },
      })
    default:
      return showToast('error', error.message)
  }
}
