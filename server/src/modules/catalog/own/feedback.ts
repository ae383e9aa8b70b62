import type * as contract from '@inkroute/contract/catalog/own'
import type { FeedbackKind } from '@inkroute/contract/catalog/own-codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx, StaffCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { keepPictures, keptPictureUrls } from '../../upload/upload.ts'
import { countVisible } from './favourite.queries.ts'
import { changeFeedback, countFeedback, insertFeedback, listFeedbackRows, lockFeedback } from './feedback.queries.ts'

export async function applyProductFeedback(
  ctx: SellerCtx,
  { product_id, kind, text, upload_ids }: Input<typeof contract.applyProductFeedback>,
): Promise<Reply<typeof contract.applyProductFeedback>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    if ((await countVisible(tx.db, [product_id])) === 0) throw new AppError('not_found')
    const created_at = tx.clock.now().toISOString()
    const row = { product_id, kind, text, created_at, user_id: tx.identity.user_id }
    const id = await insertFeedback(tx.db, seller_id, row)
    const pictures = await keepPictures(tx, seller_id, `product-feedback:${id}`, upload_ids)
    await changeFeedback(tx.db, seller_id, id, { pictures: jsonText(pictures) })
    return { id }
  })
}

/** The author of the feedback gets the answer as a message. */
export async function answerProductFeedback(
  ctx: StaffCtx,
  { seller_id, id, answer }: Input<typeof contract.answerProductFeedback>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockFeedback(tx.db, seller_id, id)
    if (!row) throw new AppError('not_found')
    if (row.status !== 'open') throw new AppError('conflict')
    const answered_at = tx.clock.now().toISOString()
    const change = { status: 'answered', answer, answered_at, answered_by: tx.identity.user_id }
    await changeFeedback(tx.db, seller_id, id, change)
    await sendMessage(tx, {
      seller_id,
      user_id: row.user_id,
      type: 1 as const,
      title: { zh: '产品反馈有了回复', en: 'Your product feedback was answered' },
      body: { zh: `关于“${row.name_zh}”：${answer}`, en: `About “${row.name_en}”: ${answer}` },
      link: `/productDesignDetail/${row.product_id}`,
    })
    return {}
  })
}

export async function listProductFeedback(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract.listProductFeedback>,
): Promise<Reply<typeof contract.listProductFeedback>> {
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
    pictures: pictures.map((picture) => keptPictureUrls(ctx, picture)),
  }))
  return { data, total, page, page_size, open }
}
