import * as account from '@inkroute/contract/account'
import { useEffect, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'

/** Opens by itself for a newcomer; once closed it is put away for good, and the toggle brings it back. */
export function useGuide() {
  const [is_open, setOpen] = useState(false)
  const status = useCall(account.getGuideStatus, {}, { quiet: true })
  const skip = useSend(account.skipGuide, { quiet: true, refetch: [account.getGuideStatus] })
  const is_new = status.data !== undefined && !status.data.is_skipped && !status.data.is_finished
  useEffect(() => {
    if (is_new) setOpen(true)
  }, [is_new])
  return {
    is_open,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      if (is_new) skip.mutate({})
    },
  }
}
