import { endSellerView } from '@inkroute/contract/seller-desk/view'
import { useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { readView, useSession } from '../../../shared/api/session-store.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './view-banner.module.css'
import { viewBannerText } from './view-banner.text.ts'

/** Tells a member of staff that this is somebody else's console, read only, and ends the view. */
export function ViewBanner() {
  const text = useText(viewBannerText)
  const time_zone = useTimeZone()
  const [view] = useState(readView)
  if (!view) return null
  const end = async () => {
    await call(endSellerView, { id: view.view_id }).catch(() => {})
    useSession.getState().clear('seller')
    window.close()
    // A tab that the browser does not let us close goes back to the desk.
    window.location.assign(`/ops/seller/${view.seller_id}?tab=activity`)
  }
  const at = (instant: string) => formatInstant(instant, time_zone).slice(11, 16)
  return (
    <div className={css.banner} role="status">
      <span>
        <strong>{fill(text.viewing, { seller: view.seller_name })}</strong>{' '}
        {fill(text.since, { staff: view.staff_name, from: at(view.started_at), to: at(view.expires_at) })}
      </span>
      <button type="button" onClick={() => void end()}>
        {text.end}
      </button>
    </div>
  )
}
