import { decimalToFen } from '@inkroute/contract/money'
import { listOrderStatistics, type StatisticsRow } from '@inkroute/contract/order/statistics'
import { amountCell, exporter } from '../../../infra/exporter.ts'
import { breakdown } from './order-statistics.ts'

const schema = listOrderStatistics.input
const amount = (decimal: string) => amountCell(decimalToFen(decimal))

/** The breakdown on the screen as a sheet. Amounts are numbers, so that a spreadsheet can add them. */
export const statisticsExporter = exporter<typeof schema, StatisticsRow>({
  kind: 'order.statistics',
  zh: '订单统计',
  en: 'Order statistics',
  permission: 'order.statistics',
  schema,
  columns: [
    { zh: '项目', en: 'Item', width: 32, value: (row) => row.label },
    { zh: '订单数', en: 'Orders', width: 10, value: (row) => row.orders },
    { zh: '件数', en: 'Pieces', width: 10, value: (row) => row.pieces },
    { zh: '支付金额（元）', en: 'Paid (CNY)', width: 16, value: (row) => amount(row.paid) },
    { zh: '商品（元）', en: 'Goods (CNY)', width: 14, value: (row) => amount(row.goods) },
    { zh: '运费（元）', en: 'Freight (CNY)', width: 14, value: (row) => amount(row.freight) },
    { zh: '优惠（元）', en: 'Discount (CNY)', width: 14, value: (row) => amount(row.discount) },
    { zh: '退款（元）', en: 'Refunded (CNY)', width: 14, value: (row) => amount(row.refunded) },
    { zh: '销售额（元）', en: 'Sales (CNY)', width: 18, value: (row) => amount(row.sales) },
    { zh: '平台费估算（元）', en: 'Estimated marketplace fees (CNY)', width: 18, value: (row) => amount(row.fee) },
    {
      zh: '预计利润（元）',
      en: 'Estimated profit (CNY)',
      width: 16,
      value: (row) => (row.profit === null ? null : amount(row.profit)),
    },
    { zh: '利润未知的订单', en: 'Orders without known profit', width: 16, value: (row) => row.unknown_orders },
    { zh: '上期订单数', en: 'Orders before', width: 12, value: (row) => row.before_orders },
    { zh: '上期支付（元）', en: 'Paid before (CNY)', width: 16, value: (row) => amount(row.before_paid) },
  ],
  async count(ctx, scope, params) {
    return (await breakdown(ctx, scope.seller_id, getDays(scope, params), { by: params.by, language: 'zh' })).length
  },
  async *rows(ctx, scope, params) {
    yield await breakdown(ctx, scope.seller_id, getDays(scope, params), { by: params.by, language: 'zh' })
  },
})

const getDays = (
  scope: { time_zone: string },
  params: { date_from: string; date_to: string; country?: string | undefined; source?: string | undefined },
) => ({
  from: params.date_from,
  to: params.date_to,
  time_zone: scope.time_zone,
  country: params.country,
  source: params.source,
})
