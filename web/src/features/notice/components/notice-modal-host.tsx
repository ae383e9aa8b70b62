import * as contract from '@inkroute/contract/notice/notice'
import { useEffect, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { useIsQuiet } from '../../../shared/ui/open-modals.ts'
import { isSuppressed } from '../notice.view.ts'
import { noticesClosedAt, rememberNoticesClosed, useNoticeTurn } from '../notice-queue.ts'
import { NoticeModal } from './notice-modal.tsx'

/** Shows current notices after login, unless they were closed within the last day. */
export function NoticeModalHost() {
  const token = useSession((state) => state.token)
  const [is_wanted, setWanted] = useState(false)
  useEffect(() => setWanted(Boolean(token) && !isSuppressed(noticesClosedAt(), Date.now())), [token])
  const { data, isPending } = useCall(contract.getAlertNotices, {}, { enabled: is_wanted, quiet: true })
  const notices = is_wanted ? (data?.data ?? []) : []
  const is_notice_turn = is_wanted && (isPending || notices.length > 0)
  useEffect(() => {
    useNoticeTurn.setState({ is_notice_turn })
    return () => useNoticeTurn.setState({ is_notice_turn: false })
  }, [is_notice_turn])
  // A link may lead to a drawer, which is seen first.
  const [is_shown, setShown] = useState(false)
  const is_quiet = useIsQuiet(notices.length > 0 && !is_shown, 1)
  useEffect(() => {
    if (is_quiet) setShown(true)
  }, [is_quiet])
  const close = () => {
    rememberNoticesClosed(Date.now())
    setWanted(false)
  }
  return is_shown && notices.length > 0 ? <NoticeModal notices={notices} onClose={close} shows_note /> : null
}
