import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { mayInterrupt, rememberInterruption } from '../../../shared/interruption/local-memory.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { modalText } from '../../../shared/ui/modal.text.ts'
import { useIsQuiet } from '../../../shared/ui/open-modals.ts'
import { noticeText } from '../notice.text.ts'
import { HolidayDialog, useHoliday } from './holiday-dialog.tsx'
import css from './notice.module.css'

const QUIET_LOOKS = 4

/** The season's promotion takes the line of the notices, so that nothing moves, until it is opened or closed. */
export function PromotionLine({ children }: { readonly children: ReactNode }) {
  const text = useText(noticeText)
  const modal = useText(modalText)
  const preview = useSearchParams()[0].get('preview') ?? undefined
  const [is_free, setFree] = useState(false)
  useEffect(() => setFree(preview !== undefined || mayInterrupt()), [preview])
  const { holiday, dismiss } = useHoliday(preview)
  const [is_shown, setShown] = useState(false)
  const [is_open, setOpen] = useState(false)
  const is_quiet = useIsQuiet(is_free && holiday !== null && !is_shown, QUIET_LOOKS)
  useEffect(() => {
    if (!is_quiet) return
    rememberInterruption(Date.now())
    setShown(true)
  }, [is_quiet])
  if (!is_shown || !holiday) return children
  const title = holiday.alt || text.promotion
  return (
    <section
      className={`flex items-center min-w-0 text-sm text-quiet gap-2.5 ${css.ticker}`}
      aria-label={title}
      data-interruption="banner"
    >
      <Icon name="star" size_px={18} />
      <button type="button" className={css.ticker_line} onClick={() => setOpen(true)}>
        {title}
      </button>
      <button
        type="button"
        className={`bare-button grid place-items-center flex-none w-7 h-7 text-inherit rounded-control p-0 ml-auto ${css.ticker_close}`}
        aria-label={modal.close}
        onClick={dismiss}
      >
        <Icon name="close" size_px={16} />
      </button>
      {is_open ? <HolidayDialog holiday={holiday} onClose={dismiss} /> : null}
    </section>
  )
}
