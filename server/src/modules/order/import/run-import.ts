import { counted } from '@inkroute/contract/fill'
import { IMPORT_EVENT, type RowStatus } from '@inkroute/contract/order/import/import'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { pushEvent, sendMessage } from '../../message/message.ts'
import { keepCode } from '../fba/fba.queries.ts'
import { analyzeOrderTables, createForeignOrders, undoForeignOrders } from '../order.ts'
import { type ImportSettings, readRow } from './check/check-rows.ts'
import { type RowRecord, selectMadeOrders, selectNextRows, settleRows } from './check/import-row.queries.ts'
import { getForeignOrder, orderOfRows } from './check/orders-of-rows.rules.ts'
import { changeImport, countOrders, type ImportRecord, lockImport } from './import.queries.ts'
import { getSettings } from './import.view.ts'

export interface ImportRun {
  readonly seller_id: number
  readonly id: number
  readonly user_id: number
}

/** Orders made or taken back in one transaction: few enough to be over soon, many enough to be quick. */
const AT_ONCE = 150

/** Makes open screens refetch after the commit. */
const tell = (tx: AppCtx, { user_id, id }: ImportRun) => pushEvent(tx, [user_id], IMPORT_EVENT, { id })

/** Finishes a run: counts outcomes and messages the user who started it. */
async function finish(tx: AppCtx, run: ImportRun, record: ImportRecord, state: 'done' | 'undone'): Promise<void> {
  const { seller_id, id } = run
  const counts = await countOrders(tx.db, seller_id, id)
  const finished_at = tx.clock.now().toISOString()
  await changeImport(tx.db, seller_id, id, {
    state,
    counts: jsonText(counts),
    finished_at,
    progress: record.total,
  })
  const { made = 0, undone = 0, kept = 0 } = counts
  const words =
    state === 'done'
      ? { zh: `已导入 ${made} 个订单`, en: `${counted(made, 'order')} imported` }
      : {
          zh: `已撤销 ${undone} 个订单，${kept} 个已付款的保留`,
          en: `${counted(undone, 'order')} cancelled, ${kept} paid kept`,
        }
  await sendMessage(tx, {
    seller_id,
    user_id: run.user_id,
    type: 2,
    title: { zh: `文件“${record.name}”：${words.zh}`, en: `“${record.name}”: ${words.en}` },
    body:
      state === 'done'
        ? {
            zh: '可以在导入订单里查看明细、继续处理或撤销。',
            en: 'Review the rows, or continue or undo the import, under “Import orders”.',
          }
        : { zh: '同样的订单号可以重新导入。', en: 'The same order numbers can be imported again.' },
    link: `/myOrder/${record.kind === 'fba' ? 'importFbaOrder' : 'importOrder'}?id=${id}`,
    once_key: `order-import:${id}:${record.version}:${state}`,
  })
  await tell(tx, run)
}

/** FNSKU codes of the pieces, for their labels. */
async function keepCodes(tx: AppCtx, seller_id: number, rows: readonly RowRecord[], settings: ImportSettings) {
  const updated_at = tx.clock.now().toISOString()
  for (const row of rows) {
    const { fnsku } = readRow(row, settings).values
    if (row.sku_id !== null && fnsku)
      await keepCode(tx.db, { seller_id, sku_id: Number(row.sku_id), fnsku, updated_at })
  }
}

/** Makes the next orders. Their rows are marked in the same transaction, so that no order is made twice. */
async function makeSome(ctx: AppCtx, run: ImportRun): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { seller_id, id } = run
    const record = await lockImport(tx.db, seller_id, id)
    if (record?.state !== 'running') return false
    const wanted: RowStatus[] = record.with_drafts ? ['ready', 'draft'] : ['ready']
    const rows = await selectNextRows(tx.db, seller_id, id, wanted, AT_ONCE)
    if (rows.length === 0) {
      await finish(tx, run, record, 'done')
      return false
    }
    const settings = getSettings(record)
    const groups = [...Map.groupBy(rows, (row) => row.order_key)].map(([key, own]) => ({
      order_key: key,
      order: orderOfRows(
        key,
        own.map((row) => readRow(row, settings)),
      ),
    }))
    const results = await createForeignOrders(
      tx,
      seller_id,
      groups.map(({ order }) => getForeignOrder(order, { ...settings, user_id: run.user_id })),
    )
    const settled = groups.map(({ order_key }, at) => ({
      order_key,
      status: results[at]?.is_new ? ('made' as const) : ('duplicate' as const),
      order_ids: results[at]?.order_ids ?? [],
    }))
    await settleRows(tx.db, seller_id, id, settled)
    if (record.kind === 'fba') await keepCodes(tx, seller_id, rows, settings)
    await changeImport(tx.db, seller_id, id, { progress: record.progress + groups.length })
    await tell(tx, run)
    return true
  })
}

async function undoSome(ctx: AppCtx, run: ImportRun): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { seller_id, id, user_id } = run
    const record = await lockImport(tx.db, seller_id, id)
    if (record?.state !== 'undoing') return false
    const orders = await selectMadeOrders(tx.db, seller_id, id, AT_ONCE)
    if (orders.length === 0) {
      await finish(tx, run, record, 'undone')
      return false
    }
    const { undone } = await undoForeignOrders(
      tx,
      seller_id,
      orders.flatMap(({ order_ids }) => order_ids),
      user_id,
    )
    const gone = new Set(undone)
    const settled = orders.map(({ order_key, order_ids }) => ({
      order_key,
      order_ids,
      status: order_ids.every((order_id) => gone.has(order_id)) ? ('undone' as const) : ('kept' as const),
    }))
    await settleRows(tx.db, seller_id, id, settled)
    await changeImport(tx.db, seller_id, id, { progress: record.progress + orders.length })
    await tell(tx, run)
    return true
  })
}

/** Safe to run twice, and beside itself: each step takes the import's lock and begins where the last one ended. */
export async function runImport(ctx: AppCtx, run: ImportRun): Promise<void> {
  do await analyzeOrderTables(ctx.db)
  while (await makeSome(ctx, run))
}

export async function runUndo(ctx: AppCtx, run: ImportRun): Promise<void> {
  while (await undoSome(ctx, run));
}
