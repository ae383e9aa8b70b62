import { z } from 'zod'
import { PreviewPass } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput } from '../wire.ts'

/** Texts are in the language of the call; `desc` is sanitised HTML. */
export const NoticeRow = z.object({ id: z.int(), title: z.string(), summary: z.string(), created_at: Instant })
export type NoticeRow = z.infer<typeof NoticeRow>

export const Notice = NoticeRow.extend({ desc: z.string() })
export type Notice = z.infer<typeof Notice>

/** The notice with its newer and older neighbour, for walking through the list. */
const NoticeDetail = Notice.extend({ newer: NoticeRow.nullable(), older: NoticeRow.nullable() })

export const listNotices = endpoint({
  method: 'GET',
  path: '/distribution/systemNotice',
  access: 'seller',
  summary: 'Notices for sellers, newest first',
  input: PageInput,
  reply: getPage(NoticeRow),
})

export const getNotice = endpoint({
  method: 'GET',
  path: '/distribution/systemNotice/{id}',
  access: 'seller',
  summary: 'One notice',
  input: IdInput,
  reply: NoticeDetail,
})

export const getAlertNotices = endpoint({
  method: 'GET',
  path: '/distribution/systemNotice/getAlterNotices',
  access: 'seller',
  summary: 'Notices to show after login',
  input: Empty,
  reply: z.object({ data: z.array(Notice) }),
})

export const listPublicNotices = endpoint({
  method: 'GET',
  path: '/frontend/systemNotice',
  access: 'public',
  summary: 'Notices for visitors, newest first',
  input: PageInput.extend({ preview: PreviewPass }),
  reply: getPage(Notice),
})

export const getPublicNotice = endpoint({
  method: 'GET',
  path: '/frontend/systemNotice/{id}',
  access: 'public',
  summary: 'One notice for visitors',
  input: IdInput,
  reply: NoticeDetail,
})

export const getSpinImage = endpoint({
  method: 'GET',
  path: '/frontend/systemConfig/getSpinImg',
  access: 'public',
  summary: 'Picture of the loading overlay, or null for the built-in one',
  input: Empty,
  reply: z.object({ image: z.string().nullable() }),
})

export const getHolidayDialog = endpoint({
  method: 'GET',
  path: '/frontend/holidayDialog',
  access: 'public',
  summary: 'The seasonal promotion to show now; without an image nothing is shown',
  input: z.object({ preview: PreviewPass }),
  reply: z.object({
    id: z.int().nullable(),
    image: z.string().nullable(),
    url: z.string().nullable(),
    /** Alt text. */
    alt: z.string(),
  }),
})
