import type { answerProductFeedback as contract } from '@inkroute/contract/catalog/own'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { changeFeedback, lockFeedback } from './feedback.queries.ts'

/** The person who wrote the feedback reads the answer in the message centre. */
export async function answerProductFeedback(
  ctx: StaffCtx,
  { seller_id, id, answer }: Input<typeof contract>,
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
