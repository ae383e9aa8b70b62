import * as account from '@inkroute/contract/account/account'
import { useEffect, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useUser } from '../../../shared/session/use-user.ts'

const KEY = 'inkroute.guide-seen'
const WAIT_MS = 800

const wasSeenBy = (user_id: number) => {
  try {
    return (localStorage.getItem(KEY) ?? '').split(',').includes(String(user_id))
  } catch {
    return true
  }
}

const rememberSeenBy = (user_id: number) => {
  try {
    localStorage.setItem(KEY, [...(localStorage.getItem(KEY) ?? '').split(',').filter(Boolean), user_id].join(','))
  } catch {
    // Without storage the guide may open again; the toggle in the bar still closes it.
  }
}

/**
 * Opens automatically for newcomers, once per browser; the toggle reopens it. Closing it does not hide the checklist
 * on the dashboard, which has its own toggle.
 */
export function useGuide() {
  const [is_open, setOpen] = useState(false)
  const user_id = useUser()?.id
  const status = useCall(account.getGuideStatus, {}, { quiet: true }).data
  const is_new = status !== undefined && !status.is_skipped && !status.is_finished
  useEffect(() => {
    if (!is_new || user_id === undefined || wasSeenBy(user_id)) return
    // Notices come first: the guide waits until no modal covers the screen it explains.
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) return
      clearInterval(timer)
      setOpen(true)
    }, WAIT_MS)
    return () => clearInterval(timer)
  }, [is_new, user_id])
  return {
    is_open,
    toggle: () => setOpen((now) => !now),
    close: () => {
      setOpen(false)
      if (user_id !== undefined && !wasSeenBy(user_id)) rememberSeenBy(user_id)
    },
  }
}
