import { countryName } from '@inkroute/contract/countries'
import { type OrderSource, type OrderState, orderSourceNames, orderStateNames } from '@inkroute/contract/order/codes'
import { OrderFilter } from '@inkroute/contract/order/order'
import { amountCell, exporter } from '../../infra/exporter.ts'
import { getColorNames } from '../catalog/catalog.ts'
import {
  countFiltered,
  type LineRecord,
  type OrderRecord,
  selectLines,
  selectOrdersAfter,
} from './core/order.queries.ts'
import { getFilters } from './list/list-orders.ts'

const BATCH = 500

interface ExportRow {
  readonly order: OrderRecord
  readonly line: LineRecord | null
  readonly color: Record<'zh' | 'en', string>
  /** Order amounts appear on the first line only, so that columns can be summed. */
  readonly is_first: boolean
}

const money = (of: (order: OrderRecord) => number) => (row: ExportRow) =>
  amountCell(row.is_first ? of(row.order) : null)
const address = (row: ExportRow) => row.order.address

/** One row for each line of an order, with the filters of the screen. */
export const orderExporter = exporter<typeof OrderFilter, ExportRow>({
  kind: 'order.list',
  zh: '订单',
  en: 'Orders',
  permission: 'order.admin',
  schema: OrderFilter,
  columns: [
    { zh: '订单号', en: 'Order', width: 18, value: ({ order }) => order.order_no },
    { zh: '平台单号', en: 'Marketplace no.', width: 18, value: ({ order }) => order.external_no },
    {
      zh: '来源',
      en: 'Source',
      width: 10,
      value: (row, lang) => orderSourceNames[row.order.source as OrderSource][lang],
    },
    { zh: '状态', en: 'Status', width: 12, value: (row, lang) => orderStateNames[row.order.state as OrderState][lang] },
    { zh: '下单时间', en: 'Placed', width: 20, value: ({ order }) => new Date(order.created_at) },
    { zh: '付款时间', en: 'Paid', width: 20, value: ({ order }) => (order.paid_at ? new Date(order.paid_at) : null) },
    { zh: 'SKU', en: 'SKU', width: 26, value: ({ line }) => line?.sku_code ?? '' },
    { zh: '商品', en: 'Goods', width: 36, value: ({ line }) => line?.title ?? '' },
    { zh: '颜色', en: 'Colour', width: 10, value: ({ color }, lang) => color[lang] },
    { zh: '尺码', en: 'Size', width: 8, value: ({ line }) => line?.size_name ?? '' },
    { zh: '数量', en: 'Quantity', width: 8, value: ({ line }) => line?.quantity ?? null },
    {
      zh: '单价（元）',
      en: 'Unit (CNY)',
      width: 11,
      value: ({ line }) => amountCell(line?.unit_fen ?? null),
    },
    { zh: '商品金额（元）', en: 'Goods (CNY)', width: 14, value: money((order) => order.goods_fen) },
    { zh: '增值服务（元）', en: 'Services (CNY)', width: 14, value: money((order) => order.services_fen) },
    { zh: '运费（元）', en: 'Freight (CNY)', width: 12, value: money((order) => order.freight_fen) },
    { zh: '优惠（元）', en: 'Discount (CNY)', width: 12, value: money((order) => order.discount_fen) },
    { zh: '合计（元）', en: 'Total (CNY)', width: 12, value: money((order) => order.total_fen) },
    { zh: '已退款（元）', en: 'Refunded (CNY)', width: 12, value: money((order) => order.refunded_fen) },
    { zh: '物流渠道', en: 'Channel', width: 20, value: (row, lang) => row.order[`channel_name_${lang}`] },
    { zh: '收件人', en: 'Recipient', width: 18, value: ({ order }) => order.buyer_name },
    { zh: '电话', en: 'Phone', width: 16, value: (row) => address(row).phone },
    { zh: '国家或地区', en: 'Country', width: 14, value: ({ order }, lang) => countryName(order.country, lang) },
    { zh: '州 / 省', en: 'State', width: 12, value: (row) => address(row).state },
    { zh: '城市', en: 'City', width: 14, value: (row) => address(row).city },
    {
      zh: '地址',
      en: 'Street',
      width: 36,
      value: (row) => [address(row).street1, address(row).street2].filter(Boolean).join(', '),
    },
    { zh: '邮编', en: 'Postcode', width: 10, value: (row) => address(row).postcode },
    { zh: '备注', en: 'Remark', width: 24, value: ({ order }) => order.remark },
  ],
  count: (ctx, { seller_id }, params) => countFiltered(ctx.db, seller_id, getFilters(params)),
  async *rows(ctx, { seller_id }, params) {
    let after: OrderRecord | null = null
    for (;;) {
      const orders: OrderRecord[] = await selectOrdersAfter(ctx.db, seller_id, getFilters(params), after, BATCH)
      const all = await selectLines(
        ctx.db,
        seller_id,
        orders.map(({ id }) => id),
      )
      const zh = await getColorNames(ctx.db, all, 'zh')
      const en = await getColorNames(ctx.db, all, 'en')
      const lines = Map.groupBy(all, (line) => line.order_id)
      const rows = orders.flatMap((order): ExportRow[] => {
        const own = lines.get(order.id) ?? []
        if (own.length === 0) return [{ order, line: null, color: { zh: '', en: '' }, is_first: true }]
        return own.map((line, at) => ({ order, line, color: { zh: zh(line), en: en(line) }, is_first: at === 0 }))
      })
      if (rows.length > 0) yield rows
      if (orders.length < BATCH) return
      after = orders.at(-1) ?? null
    }
  },
})
