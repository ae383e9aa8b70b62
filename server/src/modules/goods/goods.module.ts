import type { AppCtx } from '../../infra/context.ts'
import { on } from '../../infra/hooks.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { catalogHooks } from '../catalog/catalog.ts'
import { designHooks } from '../design/design.ts'
import { countOrders, goodsHooks } from './core/goods.hooks.ts'
import { findPinned } from './core/goods.queries.ts'
import { itemInUse } from './core/sku.queries.ts'
import { addDemoGoods } from './goods.demo.ts'
import { goodsExporter } from './goods.exporter.ts'
import { goodsRoutes } from './goods.routes.ts'
import { labelJob } from './label/label.job.ts'
import { purgeGoodsJob } from './purge.job.ts'

async function findDesignedGoods({ db }: AppCtx, seller_id: number, goods_id: number) {
  const row = await findPinned(db, seller_id, goods_id)
  return row && { goods_id, design_id: row.design_id, version: row.design_version }
}

async function countGoodsOrders(ctx: AppCtx, seller_id: number, goods_id: number) {
  const usage = (await countOrders(ctx, seller_id, [goods_id])).get(goods_id)
  return { unpaid_orders: usage?.unpaid ?? 0, paid_orders: usage?.paid ?? 0 }
}

export const goodsModule: Module = {
  name: 'goods',
  tables: [
    'goods',
    'goods_sku',
    'goods_setting',
    'goods_tag',
    'goods_tag_link',
    'goods_label_run',
    'goods_class',
    'goods_class_link',
    'amount_template',
    'exclusive_base',
    'batch_run',
    'batch_cell',
    'product_group',
    'picture_subject',
    'grid_painting',
    'bottom_template',
    'pay_bottom_template',
    'bottom_purchase',
    'merged_sku',
    'merged_sku_part',
    'template_import',
    'template_import_row',
  ],
  reads: ['app_user', 'design_version', 'product', 'product_category', 'product_color', 'product_item', 'product_size'],
  personal: {
    tables: [
      deleted('goods'),
      deleted('goods_sku'),
      deleted('goods_setting'),
      deleted('goods_tag'),
      deleted('goods_tag_link'),
      deleted('goods_label_run', { objects: ['file_key'] }),
    ],
    folders: ['private/labels/{seller}/'],
  },
  routes: goodsRoutes,
  points: goodsHooks,
  hooks: [
    on(designHooks.findGoods, findDesignedGoods),
    on(designHooks.countOrders, countGoodsOrders),
    on(catalogHooks.itemInUse, itemInUse),
  ],
  jobs: [labelJob, purgeGoodsJob],
  waiting: [
    waitingRows({
      job: labelJob,
      after_ms: 5 * MINUTE_MS,
      find: rowsInState('goods_label_run', {
        states: ['queued', 'running'],
        state_column: 'status',
        since: 'created_at',
        as: 'id',
      }),
    }),
  ],
  exporters: [goodsExporter],
  demo: addDemoGoods,
}
