import { MovementFilter, movementCauseNames } from '@inkroute/contract/wallet/wallet'
import { amountCell, exporter } from '../../infra/exporter.ts'
import { type MovementRow, selectMovements, sumMovements } from './movement.queries.ts'

const BATCH = 1000

/** The transaction history with the filters of its screen. Amounts are numbers, so spreadsheets can add them. */
export const movementExporter = exporter<typeof MovementFilter, MovementRow>({
  kind: 'wallet.movements',
  zh: '交易记录',
  en: 'Transactions',
  permission: 'account.trading',
  schema: MovementFilter,
  columns: [
    { zh: '流水号', en: 'No.', width: 12, value: (row) => row.id },
    { zh: '时间', en: 'Time', width: 20, value: (row) => new Date(row.created_at) },
    { zh: '类型', en: 'Kind', width: 16, value: (row, language) => movementCauseNames(row.cause)[language] },
    { zh: '说明', en: 'Description', width: 36, value: (row, language) => row[`title_${language}`] },
    { zh: '相关单号', en: 'Reference', width: 28, value: (row) => row.cause_id },
    { zh: '金额（元）', en: 'Amount (CNY)', width: 14, value: (row) => amountCell(row.amount_fen) },
    { zh: '余额（元）', en: 'Balance (CNY)', width: 14, value: (row) => amountCell(row.balance_after_fen) },
  ],
  async count(ctx, { seller_id, time_zone }, params) {
    return (await sumMovements(ctx.db, seller_id, { ...params, time_zone })).total
  },
  async *rows(ctx, { seller_id, time_zone }, params) {
    const filters = { ...params, time_zone }
    let before_id: number | undefined
    for (;;) {
      const page = before_id === undefined ? { limit: BATCH } : { limit: BATCH, before_id }
      const rows = await selectMovements(ctx.db, seller_id, filters, page)
      if (rows.length > 0) yield rows
      if (rows.length < BATCH) return
      before_id = rows.at(-1)?.id
    }
  },
})
