import type { AppCtx } from '../../../infra/context.ts'
import type { Move, OrderRecord } from '../../order/order.ts'
import { applyRulesJob } from './apply-rules.job.ts'
import { findRule } from './rule.queries.ts'

/** What was a draft has become payable: the rules of its store, where it has some, look at it. */
export async function watchReady(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  if (move.to !== 'awaiting_payment' || order.source !== 'store' || !order.store_id) return
  const { seller_id, store_id } = order
  if (await findRule(tx.db, seller_id, store_id)) await tx.jobs.send(applyRulesJob, { seller_id, store_id })
}
