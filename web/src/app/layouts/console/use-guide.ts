import * as account from '@inkroute/contract/account/account'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useInterruption } from '../../../shared/interruption/use-interruption.ts'
import { useUser } from '../../../shared/session/use-user.ts'

const KEY = 'inkroute.guide-seen'

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
 * Offered to newcomers once, in a line above the screen; the toggle in the bar opens it any time. Closing it does not
 * hide the checklist on the dashboard, which has its own toggle.
 */
export function useGuide() {
  const [is_open, setOpen] = useState(false)
  const user_id = useUser()?.id
  const { data: status, isError } = useCall(account.getGuideStatus, {}, { quiet: true })
  const is_known = isError || (status !== undefined && user_id !== undefined)
  const is_new = status !== undefined && !status.is_skipped && !status.is_finished
  const is_due = is_new && user_id !== undefined && !wasSeenBy(user_id)
  const { form, end } = useInterruption('tour', is_known ? (is_due ? 'tour' : null) : undefined)
  const close = () => {
    setOpen(false)
    if (user_id !== undefined && !wasSeenBy(user_id)) rememberSeenBy(user_id)
    end()
  }
  return {
    is_open,
    is_offered: form !== null && !is_open,
    toggle: () => setOpen((now) => !now),
    close,
  }
}
