import { minorToDecimal } from '@inkroute/contract/wallet/exchange'
import { type PayChannel, payChannelNames } from '@inkroute/contract/wallet/payment'
import { DifferenceFilter } from '@inkroute/contract/wallet/reconcile'
import { exporter } from '../../../infra/exporter.ts'
import { countDifferences, type DifferenceRow, selectDifferences } from './reconcile.queries.ts'

const BATCH = 500

const kinds: Record<string, { readonly zh: string; readonly en: string }> = {
  ours_only: { zh: '仅我方有', en: 'Ours only' },
  theirs_only: { zh: '仅对方有', en: 'Theirs only' },
  differs: { zh: '金额或交易号不一致', en: 'Differs' },
}

const payment = { zh: '收款', en: 'Payment' }
const refund = { zh: '退款', en: 'Refund' }

const amount = ({ currency }: DifferenceRow, minor: number | null) =>
  minor === null ? null : Number(minorToDecimal({ currency, minor }))

/** Differences with the filters of their screen. */
export const differenceExporter = exporter<typeof DifferenceFilter, DifferenceRow>({
  kind: 'wallet.differences',
  zh: '对账差异',
  en: 'Reconciliation differences',
  for_staff: true,
  permission: 'ops.finance',
  schema: DifferenceFilter,
  columns: [
    { zh: '日期', en: 'Day', width: 12, value: (row) => row.day },
    {
      zh: '渠道',
      en: 'Channel',
      width: 16,
      value: (row, language) => payChannelNames[row.channel as PayChannel][language],
    },
    {
      zh: '业务',
      en: 'Of',
      width: 10,
      value: (row, language) => (row.subject === 'refund' ? refund : payment)[language],
    },
    { zh: '差异', en: 'Difference', width: 20, value: (row, language) => kinds[row.kind]?.[language] ?? row.kind },
    { zh: '我方单号', en: 'Our number', width: 28, value: (row) => row.out_trade_no },
    { zh: '对方交易号', en: 'Their number', width: 32, value: (row) => row.trade_no },
    { zh: '卖家', en: 'Seller', width: 10, value: (row) => row.seller_id },
    { zh: '币种', en: 'Currency', width: 8, value: (row) => row.currency },
    { zh: '我方金额', en: 'Ours', width: 12, value: (row) => amount(row, row.our_minor) },
    { zh: '对方金额', en: 'Theirs', width: 12, value: (row) => amount(row, row.their_minor) },
    { zh: '处理时间', en: 'Settled', width: 20, value: (row) => (row.settled_at ? new Date(row.settled_at) : null) },
    { zh: '处理人', en: 'By', width: 14, value: (row) => row.settled_by },
    { zh: '处理结果', en: 'Note', width: 36, value: (row) => row.note },
  ],
  count: (ctx, _scope, params) => countDifferences(ctx.db, params),
  async *rows(ctx, _scope, params) {
    for (let offset = 0; ; offset += BATCH) {
      const rows = await selectDifferences(ctx.db, params, { limit: BATCH, offset })
      if (rows.length > 0) yield rows
      if (rows.length < BATCH) return
    }
  },
})
