import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/warehouse/stock'
import { z } from 'zod'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { refreshPace, selectLevels, writeLevels } from './level.queries.ts'
import { selectStockRows } from './stock.queries.ts'
import { suggestLevel } from './stock.rules.ts'
import { orderedPieces, paceSince } from './stock.ts'

interface Shelf {
  readonly item_id: number
  readonly warehouse_code: string
}
const getKey = ({ item_id, warehouse_code }: Shelf) => `${item_id}:${warehouse_code}`

export async function setStockLevels(
  ctx: StaffCtx,
  { levels }: Input<typeof contract.setStockLevels>,
): Promise<Reply<typeof contract.setStockLevels>> {
  return inTransaction(ctx, async (tx) => {
    const wanted = [...new Map(levels.map((level) => [getKey(level), level])).values()]
    const before = new Map((await selectLevels(tx.db, wanted)).map((row) => [getKey(row), row]))
    if (wanted.some((level) => !before.has(getKey(level)))) throw new AppError('not_found')
    const changed = wanted.filter((level) => {
      const old = before.get(getKey(level))
      return old?.reorder_point !== level.reorder_point || old.target !== level.target
    })
    await writeLevels(tx.db, changed, { user_id: tx.identity.user_id, at: tx.clock.now().toISOString() })
    const pair = ({ reorder_point, target }: { reorder_point: number | null; target: number | null }) =>
      reorder_point === null ? null : `${reorder_point} → ${target}`
    const named = changed.map((level) => ({ level, old: before.get(getKey(level)) }))
    const getTitle = (old: (typeof named)[number]['old']) => `${old?.sku} @ ${old?.warehouse_code}`
    if (named[0])
      await recordChange(tx, {
        subject: 'stock_level',
        subject_id: named.length === 1 ? getKey(named[0].level) : `${named.length}`,
        title: named.length === 1 ? getTitle(named[0].old) : `${named.length} × stock level`,
        before: Object.fromEntries(named.map(({ old }) => [getTitle(old), old ? pair(old) : null])),
        after: Object.fromEntries(named.map(({ level, old }) => [getTitle(old), pair(level)])),
      })
    return { changed: changed.length }
  })
}

export async function suggestStockLevels(
  ctx: StaffCtx,
  { shelves, ...rules }: Input<typeof contract.suggestStockLevels>,
): Promise<Reply<typeof contract.suggestStockLevels>> {
  const rows = await selectStockRows(ctx.db, shelves, paceSince(ctx), orderedPieces(ctx))
  return {
    data: rows.map(({ item_id, warehouse_code, sku, sold_30 }) => ({
      item_id,
      warehouse_code,
      sku,
      sold_30,
      ...suggestLevel(sold_30, rules),
    })),
  }
}

/** Every ten minutes: what lists are sorted by. */
export const refreshPaceJob = job({
  name: 'warehouse.pace',
  schema: z.object({}),
  cron: '*/10 * * * *',
  run: (ctx) => refreshPace(ctx.db, paceSince(ctx)),
})
