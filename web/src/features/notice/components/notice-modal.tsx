import type { Notice } from '@inkroute/contract/notice/notice'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { RichText } from '../../../shared/ui/rich-text.tsx'
import { noticeText } from '../notice.text.ts'

interface NoticeModalProps {
  readonly notices: readonly Notice[]
  readonly start?: number
  readonly onClose: () => void
  /** Mentions that closing hides the dialog for a day. */
  readonly shows_note?: boolean
}

/** One notice at a time, with links to its neighbours and to all notices. */
export function NoticeModal({ notices, start = 0, onClose, shows_note = false }: NoticeModalProps) {
  const text = useText(noticeText)
  const time_zone = useTimeZone()
  const [index, setIndex] = useState(start)
  const notice = notices[index] ?? notices[0]
  if (!notice) return null
  const footer = (
    <div className="flex flex-wrap items-center justify-between flex-1 text-sm border-t gap-3 pt-4">
      <Link to="/main/bulletin" onClick={onClose}>
        {text.more}
      </Link>
      {notices.length > 1 ? (
        <div className="flex gap-2">
          <Button onClick={() => setIndex(index - 1)} disabled={index === 0}>
            {text.previous}
          </Button>
          <Button kind="primary" onClick={() => setIndex(index + 1)} disabled={index === notices.length - 1}>
            {text.next}
          </Button>
        </div>
      ) : null}
    </div>
  )
  return (
    <Modal title={notice.title} onClose={onClose} width_px={640} footer={footer}>
      <p className="flex flex-wrap text-sm text-quiet gap-x-4 gap-y-1 mb-4">
        <time dateTime={notice.created_at}>{formatDay(notice.created_at, time_zone)}</time>
        {notices.length > 1 ? (
          <span aria-live="polite">{fill(text.position, { index: index + 1, total: notices.length })}</span>
        ) : null}
        {shows_note ? <span>{text.close_note}</span> : null}
      </p>
      <RichText key={notice.id} html={notice.desc} />
    </Modal>
  )
}
