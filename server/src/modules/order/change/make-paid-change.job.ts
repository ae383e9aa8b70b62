import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { type Job, job } from '../../../infra/jobs/job.ts'
import { actFor } from '../../auth/auth.ts'
import { sendMessage } from '../../message/message.ts'
import { refund, type Settler } from '../../wallet/wallet.ts'
import { endWait, lockOpenWait } from '../core/change.queries.ts'
import { type DearerChange, makeChange } from './pay-change.ts'

const PaidChange = z.object({ seller_id: z.int(), id: z.int(), payment_id: z.int() })
type Paid = z.infer<typeof PaidChange>

const openWait = (tx: AppCtx, { seller_id, id }: Paid) => lockOpenWait(tx.db, seller_id, id)

async function make(tx: AppCtx, paid: Paid): Promise<void> {
  const row = await openWait(tx, paid)
  if (!row) return
  // The two columns were written from one change.
  const change = { kind: row.kind, asked: row.asked } as DearerChange
  const actor = await actFor(tx, { ...row, job: `change-${row.id}` })
  await makeChange({ ...actor, language: row.language as Language }, change, {
    is_preview: false,
    expected_difference: fenToDecimal(row.difference_fen),
    paid: { payment_id: paid.payment_id, parts: row.parts },
  })
  await endWait(tx.db, row.seller_id, row.id, { outcome: 'changed', done_at: tx.clock.now().toISOString() })
}

/** Refunds a change that can no longer be made and notifies the seller. */
async function giveUp(tx: AppCtx, paid: Paid): Promise<void> {
  const row = await openWait(tx, paid)
  if (!row) return
  const { seller_id, id } = row
  await refund(tx, seller_id, {
    payment_id: paid.payment_id,
    refund_key: `change-late:${id}`,
    reason: `change ${id}`,
    parts: row.parts,
    created_by: row.user_id,
  })
  await endWait(tx.db, seller_id, id, { outcome: 'refunded', done_at: tx.clock.now().toISOString() })
  const amount = fenToDecimal(row.difference_fen)
  await sendMessage(tx, {
    seller_id,
    type: 3,
    permission: 'order.admin',
    once_key: `change-late:${id}`,
    title: { zh: '订单变更未能完成，补付款已退回', en: 'The order could not be changed; your payment was refunded' },
    body: {
      zh: `付款期间订单已进入生产或价格有变，¥${amount} 已原路退回。`,
      en: `The order went into production or its price changed while you were paying; ¥${amount} was refunded to the original payment method.`,
    },
    link: `/myOrder/orderDetail/${row.order_ids[0]}`,
  })
}

/** Once for each surcharge, however often it runs: its row says when it is dealt with. */
export const makePaidChangeJob: Job<typeof PaidChange> = job({
  name: 'order.make-paid-change',
  schema: PaidChange,
  async run(ctx, paid) {
    try {
      await inTransaction(ctx, (tx) => make(tx, paid))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await inTransaction(ctx, (tx) => giveUp(tx, paid))
    }
  },
})

/** Runs in the payment's transaction; the change follows in its own. */
export const changePaid: Settler['paid'] = (tx, seller_id, { id: payment_id, subject_id }) =>
  tx.jobs.send(makePaidChangeJob, { seller_id, id: Number(subject_id), payment_id }).then(() => undefined)
