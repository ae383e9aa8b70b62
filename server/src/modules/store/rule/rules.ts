import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import {
  emptyRule,
  type getStoreRule as getContract,
  type listRuleRecords as listContract,
  type RuleAction,
  type saveStoreRule as saveContract,
} from '@inkroute/contract/store/rule'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findViewer, ownStore } from '../core/own-store.ts'
import { iso } from '../core/store.rules.ts'
import { applyRulesJob } from './apply-rules.job.ts'
import { countRecords, findRule, saveRules, selectRecords, sumPaid } from './rule.queries.ts'
import { dayStart, getReason } from './rule.rules.ts'

export async function getStoreRule(
  ctx: SellerCtx,
  { store_id }: Input<typeof getContract>,
): Promise<Reply<typeof getContract>> {
  await ownStore(ctx, store_id, findViewer(ctx))
  const [rule, paid_fen] = await Promise.all([
    findRule(ctx.db, ctx.seller.id, store_id),
    sumPaid(ctx.db, ctx.seller.id, store_id, dayStart(ctx.clock.now()).toISOString()),
  ])
  return { ...emptyRule, ...rule, paid_today: fenToDecimal(paid_fen) }
}

export async function saveStoreRule(
  ctx: SellerCtx,
  { store_ids, ...rule }: Input<typeof saveContract>,
): Promise<Reply<typeof saveContract>> {
  const ids = [...new Set(store_ids)]
  return inTransaction(ctx, async (tx) => {
    for (const id of ids) await ownStore(tx, id, findViewer(tx))
    await saveRules(tx.db, tx.seller.id, ids, rule, tx.clock.now().toISOString())
    for (const store_id of ids) await tx.jobs.send(applyRulesJob, { seller_id: tx.seller.id, store_id })
    return {}
  })
}

export async function listRuleRecords(
  ctx: SellerCtx,
  { store_id, page, page_size }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  await ownStore(ctx, store_id, findViewer(ctx))
  const place = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, total] = await Promise.all([
    selectRecords(ctx.db, ctx.seller.id, store_id, place),
    countRecords(ctx.db, ctx.seller.id, store_id),
  ])
  return {
    total,
    page,
    page_size,
    data: rows.map(({ action, cause, detail, created_at, ...row }) => ({
      ...row,
      action: action as RuleAction,
      reason: getReason(cause, detail as Record<string, string>, ctx.language),
      created_at: iso(created_at),
    })),
  }
}
