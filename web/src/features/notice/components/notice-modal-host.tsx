import * as contract from '@inkroute/contract/notice/notice'
import { useEffect, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { InterruptionBanner } from '../../../shared/interruption/interruption-banner.tsx'
import { useInterruption } from '../../../shared/interruption/use-interruption.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { noticeText } from '../notice.text.ts'
import { isSuppressed } from '../notice.view.ts'
import { noticesClosedAt, rememberNoticesClosed } from '../notice-memory.ts'
import { NoticeModal } from './notice-modal.tsx'

/** Shows current notices after login, unless they were closed within the last day: a dialog, or a line above work. */
export function NoticeModalHost() {
  const text = useText(noticeText)
  const token = useSession((state) => state.token)
  const [is_wanted, setWanted] = useState(false)
  useEffect(() => setWanted(Boolean(token) && !isSuppressed(noticesClosedAt(), Date.now())), [token])
  const { data, isPending } = useCall(contract.getAlertNotices, {}, { enabled: is_wanted, quiet: true })
  const notices = is_wanted ? (data?.data ?? []) : []
  const [newest] = notices
  const { form, end } = useInterruption(
    'notices',
    is_wanted && isPending ? undefined : newest ? `notices:${newest.id}` : null,
  )
  const [is_open, setOpen] = useState(false)
  const close = () => {
    rememberNoticesClosed(Date.now())
    setWanted(false)
    setOpen(false)
    end()
  }
  if (form === null || !newest) return null
  if (form === 'dialog' || is_open) return <NoticeModal notices={notices} onClose={close} shows_note />
  return (
    <InterruptionBanner
      icon="megaphone"
      title={newest.title}
      actions={<Button onClick={() => setOpen(true)}>{text.read}</Button>}
      onClose={close}
    >
      {newest.summary}
    </InterruptionBanner>
  )
}
