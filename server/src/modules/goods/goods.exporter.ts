import type { Language } from '@inkroute/contract/errors/errors'
import { MAX_BULK_GOODS } from '@inkroute/contract/goods/codes'
import { GoodsFilter } from '@inkroute/contract/goods/goods'
import { WireId } from '@inkroute/contract/wire'
import { z } from 'zod'
import { amountCell, exporter } from '../../infra/exporter.ts'
import { priced } from './core/gather-goods.ts'
import { countGoods, selectGoodsPage } from './core/goods.queries.ts'
import type { PricedSku } from './core/goods.view.ts'
import { selectSkusOfGoods } from './core/sku.queries.ts'

const BATCH = 200

/** The library with the filters of its screen, or the goods that were chosen there. */
const Params = GoodsFilter.extend({ ids: z.array(WireId).max(MAX_BULK_GOODS).optional() })

type Row = PricedSku & { readonly title_en: string; readonly product_name: string }

/** One line for each SKU, as marketplaces and warehouses want it. */
export const goodsExporter = exporter<typeof Params, Row>({
  kind: 'goods.library',
  zh: '商品库',
  en: 'Goods library',
  permission: 'goods.library',
  schema: Params,
  columns: [
    { zh: '商品编号', en: 'Goods ID', width: 10, value: (row) => row.goods_id },
    { zh: '商品名称', en: 'Name', width: 36, value: (row) => row.title },
    { zh: '英文名称', en: 'English name', width: 36, value: (row) => row.title_en },
    { zh: '底版', en: 'Base product', width: 24, value: (row) => row.product_name },
    { zh: 'SKU 编码', en: 'SKU code', width: 30, value: (row) => row.sku_code },
    { zh: 'SKU 名称', en: 'SKU name', width: 40, value: (row) => row.name },
    { zh: '颜色', en: 'Colour', width: 12, value: (row) => row.color_name },
    { zh: '尺码', en: 'Size', width: 10, value: (row) => row.size_name },
    { zh: '条码', en: 'Barcode', width: 18, value: (row) => row.barcode },
    { zh: '售价（元）', en: 'Selling price (CNY)', width: 12, value: (row) => amountCell(row.price_fen) },
    { zh: '成本（元）', en: 'Cost (CNY)', width: 12, value: (row) => amountCell(row.cost_fen) },
    { zh: '重量（克）', en: 'Weight (g)', width: 10, value: (row) => row.weight_g },
    { zh: '创建时间', en: 'Created at', width: 20, value: (row) => new Date(row.created_at) },
  ],
  count: (ctx, { seller_id, time_zone }, params) => countGoods(ctx.db, seller_id, { ...params, time_zone }),
  async *rows(ctx, { seller_id, time_zone }, { sort, ...params }) {
    const filters = { ...params, time_zone }
    const language: Language = 'zh'
    for (let offset = 0; ; offset += BATCH) {
      const goods = await selectGoodsPage(ctx.db, seller_id, filters, { sort, limit: BATCH, offset, language })
      if (goods.length > 0) {
        const byId = new Map(goods.map((row) => [row.id, row]))
        const facts = await selectSkusOfGoods(ctx.db, seller_id, [...byId.keys()], language)
        const skus = await priced(ctx.db, seller_id, facts)
        yield skus.map((sku) => ({
          ...sku,
          title_en: byId.get(sku.goods_id)?.title_en ?? '',
          product_name: byId.get(sku.goods_id)?.product_name ?? '',
        }))
      }
      if (goods.length < BATCH) return
    }
  },
})
