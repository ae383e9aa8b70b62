import type { listProductFeedback as contract } from '@inkroute/contract/catalog/own'
import type { FeedbackKind } from '@inkroute/contract/catalog/own-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { StaffCtx } from '../../../infra/context.ts'
import { type KeptPicture, keptPictureUrls } from '../../upload/upload.ts'
import { countFeedback, listFeedbackRows } from './feedback.queries.ts'

export async function listProductFeedback(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const range = { language: ctx.language, limit: page_size, offset: (page - 1) * page_size }
  const [rows, total, open] = await Promise.all([
    listFeedbackRows(ctx.db, filter, range),
    countFeedback(ctx.db, filter),
    countFeedback(ctx.db, { status: 'open' }),
  ])
  const data = rows.map(({ answered_name, pictures, ...row }) => ({
    ...row,
    kind: row.kind as FeedbackKind,
    status: row.status as 'open' | 'answered',
    answered_by: answered_name,
    pictures: (pictures as unknown as KeptPicture[]).map((picture) => keptPictureUrls(ctx, picture)),
  }))
  return { data, total, page, page_size, open }
}
