import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/notice/notice'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { noticeText } from '../notice.text.ts'
import { dismissedHoliday, rememberHolidayDismissed } from '../notice-memory.ts'
import css from './notice.module.css'

const STALE_MS = 10 * 60_000

/** Shown only after its picture has loaded, to avoid an empty frame; null until that is known. */
function useLoadedImage(src: string | null): boolean | null {
  const [known, setKnown] = useState<{ src: string; is_loaded: boolean } | null>(null)
  useEffect(() => {
    if (!src) return
    const image = new Image()
    image.onload = () => setKnown({ src, is_loaded: true })
    image.onerror = () => setKnown({ src, is_loaded: false })
    image.src = src
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [src])
  if (src === null) return false
  return known?.src === src ? known.is_loaded : null
}

/** The promotion of the season that this browser has not dismissed. */
export function useHoliday(preview?: string) {
  const { data, isPending } = useCall(contract.getHolidayDialog, { preview }, { quiet: true, stale_ms: STALE_MS })
  const [dismissed, setDismissed] = useState<number | null>(null)
  useEffect(() => setDismissed(dismissedHoliday()), [])
  const is_due = data?.id != null && data.id !== dismissed
  const is_loaded = useLoadedImage(is_due ? (data?.image ?? null) : null)
  const dismiss = () => {
    if (data?.id == null) return
    rememberHolidayDismissed(data.id)
    setDismissed(data.id)
  }
  return { holiday: is_due && is_loaded ? data : null, is_pending: isPending || is_loaded === null, dismiss }
}

interface HolidayDialogProps {
  readonly holiday: Reply<typeof contract.getHolidayDialog>
  readonly onClose: () => void
}

/** Closing or following it is remembered for this promotion. */
export function HolidayDialog({ holiday: { image, url, alt }, onClose }: HolidayDialogProps) {
  const text = useText(noticeText)
  const navigate = useNavigate()
  const follow = () => {
    onClose()
    if (url) void navigate(url)
  }
  if (!image) return null
  return (
    <Modal title={alt || text.promotion} onClose={onClose} width_px={420} bare>
      <button
        type="button"
        className={`block w-full cursor-pointer bg-ink border-0 p-0 ${css.holiday}`}
        onClick={follow}
      >
        <img src={image} alt={alt} width={840} height={1050} />
      </button>
    </Modal>
  )
}
