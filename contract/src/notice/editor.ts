import { z } from 'zod'
import { bilingual, contentEndpoints, OwnAddress, showWindow } from '../content.ts'
import { Instant } from '../wire.ts'

/** Notices and the holiday dialog, edited by staff. */
export const NoticeContent = z.object({
  title: bilingual(80),
  summary: bilingual(200),
  /** HTML; sanitised before it is stored. */
  desc: bilingual(30_000),
  /** `seller` notices are shown only after login. */
  audience: z.enum(['all', 'seller']),
  /** Shown after login until then. */
  alert_until: Instant.nullable(),
  /** Readers see it from then, dated so; null means from its publication. */
  show_from: Instant.nullable(),
})
export type NoticeContent = z.infer<typeof NoticeContent>

export const HolidayContent = z.object({
  image: z.object({ zh: OwnAddress, en: OwnAddress }),
  alt: bilingual(160),
  url: OwnAddress,
  ...showWindow,
})
export type HolidayContent = z.infer<typeof HolidayContent>

export const notices = contentEndpoints('notice', NoticeContent, 'ops.notice')
export const holidays = contentEndpoints('holiday_dialog', HolidayContent, 'ops.notice')
