import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type HolidayContent, holidays, type NoticeContent, notices } from '@inkroute/contract/notice/editor'
import type * as contract from '@inkroute/contract/notice/notice'
import { z } from 'zod'
import { AppError } from '../../infra/app-error.ts'
import { readPreviewed } from '../../infra/content/read-content.ts'
import type { AppCtx, PublicCtx, SellerCtx } from '../../infra/context.ts'
import {
  countNotices,
  findConfig,
  findHolidayDialog,
  findNewer,
  findNotice,
  findOlder,
  listAlertNotices,
  listNoticeRows,
  type Reader,
} from './notice.queries.ts'

export const visitor = (ctx: Pick<PublicCtx, 'language' | 'clock'>): Reader => ({
  language: ctx.language,
  now: ctx.clock.now(),
  is_seller: false,
})

export const sellerReader = (ctx: Pick<PublicCtx, 'language' | 'clock'>): Reader => ({
  ...visitor(ctx),
  is_seller: true,
})

/** Visitors and sellers read the same list; sellers find more in it. */
export async function listNotices(
  ctx: AppCtx,
  reader: Reader,
  { page, page_size }: Input<typeof contract.listPublicNotices>,
): Promise<Reply<typeof contract.listPublicNotices>> {
  const [data, total] = await Promise.all([
    listNoticeRows(ctx.db, reader, { limit: page_size, offset: (page - 1) * page_size }),
    countNotices(ctx.db, reader),
  ])
  return { data, total, page, page_size }
}

/** What visitors read; a draft that may be previewed comes first. */
export async function listPublicNotices(
  ctx: PublicCtx,
  input: Input<typeof contract.listPublicNotices>,
): Promise<Reply<typeof contract.listPublicNotices>> {
  const reply = await listNotices(ctx, visitor(ctx), input)
  const draft = await readPreviewed<NoticeContent>(ctx, { endpoints: notices }, input.preview)
  if (!draft) return reply
  const { title, summary, desc } = draft.payload
  const { language } = ctx
  const shown = { title: title[language], summary: summary[language], desc: desc[language] }
  return { ...reply, data: [{ id: 0, created_at: ctx.clock.now().toISOString(), ...shown }, ...reply.data] }
}

export async function getNotice(
  ctx: AppCtx,
  reader: Reader,
  { id }: Input<typeof contract.getPublicNotice>,
): Promise<Reply<typeof contract.getPublicNotice>> {
  const notice = await findNotice(ctx.db, reader, id)
  if (!notice) throw new AppError('not_found')
  const [newer, older] = await Promise.all([findNewer(ctx.db, reader, notice), findOlder(ctx.db, reader, notice)])
  return { ...notice, newer: newer ?? null, older: older ?? null }
}

/** More than this nobody reads in a dialog; the rest is in the list. */
const MAX_ALERTS = 5

export async function getAlertNotices(ctx: SellerCtx): Promise<Reply<typeof contract.getAlertNotices>> {
  return { data: await listAlertNotices(ctx.db, sellerReader(ctx), MAX_ALERTS) }
}

export async function getHolidayDialog(
  ctx: PublicCtx,
  input: Input<typeof contract.getHolidayDialog>,
): Promise<Reply<typeof contract.getHolidayDialog>> {
  const draft = await readPreviewed<HolidayContent>(ctx, { endpoints: holidays }, input.preview)
  if (draft) {
    const { image, alt, url } = draft.payload
    return { id: draft.id, image: image[ctx.language], url, alt: alt[ctx.language] }
  }
  const dialog = await findHolidayDialog(ctx.db, ctx.language, ctx.clock.now())
  return dialog ?? { id: null, image: null, url: null, alt: '' }
}

const SpinImage = z.object({ image: z.string().nullable() }).catch({ image: null })

export async function getSpinImage(ctx: PublicCtx): Promise<Reply<typeof contract.getSpinImage>> {
  return SpinImage.parse(await findConfig(ctx.db, 'spin_image'))
}
