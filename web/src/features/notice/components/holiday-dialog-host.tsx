import * as contract from '@inkroute/contract/notice/notice'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { useIsQuiet } from '../../../shared/ui/open-modals.ts'
import { noticeText } from '../notice.text.ts'
import { dismissedHoliday, rememberHolidayDismissed, useNoticeTurn } from '../notice-queue.ts'
import css from './notice.module.css'

const STALE_MS = 10 * 60_000
const QUIET_LOOKS = 4

/** Shown only after its picture has loaded, to avoid an empty frame. */
function useLoadedImage(src: string | null): boolean {
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    if (!src) return
    const image = new Image()
    image.onload = () => setLoaded(src)
    image.src = src
    return () => {
      image.onload = null
    }
  }, [src])
  return src !== null && loaded === src
}

/** The seasonal promotion. Closing or following it is remembered for this promotion. */
export function HolidayDialogHost() {
  const text = useText(noticeText)
  const navigate = useNavigate()
  const preview = useSearchParams()[0].get('preview') ?? undefined
  const is_notice_turn = useNoticeTurn((state) => state.is_notice_turn)
  const { data } = useCall(contract.getHolidayDialog, { preview }, { quiet: true, stale_ms: STALE_MS })
  const [dismissed, setDismissed] = useState<number | null>(null)
  useEffect(() => setDismissed(dismissedHoliday()), [])
  const is_due = data?.id != null && data.id !== dismissed
  const is_loaded = useLoadedImage(is_due ? (data?.image ?? null) : null)
  const [is_shown, setShown] = useState(false)
  const is_waiting = is_due && is_loaded && !is_notice_turn && !is_shown
  const is_quiet = useIsQuiet(is_waiting, QUIET_LOOKS)
  const may_show = is_waiting && is_quiet
  // Waits until no other dialog or drawer is open, and then stays until closed.
  useEffect(() => {
    if (may_show) setShown(true)
  }, [may_show])
  if (!is_shown || !is_due || !data?.image) return null
  const { id, image, url, alt } = data
  const close = () => {
    if (id === null) return
    rememberHolidayDismissed(id)
    setDismissed(id)
  }
  const follow = () => {
    close()
    if (url) void navigate(url)
  }
  return (
    <Modal title={alt || text.promotion} onClose={close} width_px={420} bare>
      <button type="button" className={css.holiday} onClick={follow}>
        <img src={image} alt={alt} width={840} height={1050} />
      </button>
    </Modal>
  )
}
