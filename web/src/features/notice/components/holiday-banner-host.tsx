import { useState } from 'react'
import { InterruptionBanner } from '../../../shared/interruption/interruption-banner.tsx'
import { useInterruption } from '../../../shared/interruption/use-interruption.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { noticeText } from '../notice.text.ts'
import { HolidayDialog, useHoliday } from './holiday-dialog.tsx'

/** The seasonal promotion in the console: a line, and the picture for those who want to see it. */
export function HolidayBannerHost() {
  const text = useText(noticeText)
  const { holiday, is_pending, dismiss } = useHoliday()
  const { form, end } = useInterruption(
    'promotion',
    is_pending ? undefined : holiday?.id == null ? null : `promotion:${holiday.id}`,
  )
  const [is_open, setOpen] = useState(false)
  const close = () => {
    dismiss()
    setOpen(false)
    end()
  }
  if (form === null || !holiday) return null
  if (is_open) return <HolidayDialog holiday={holiday} onClose={close} />
  return (
    <InterruptionBanner
      icon="star"
      title={holiday.alt || text.promotion}
      actions={<Button onClick={() => setOpen(true)}>{text.look}</Button>}
      onClose={close}
    />
  )
}
