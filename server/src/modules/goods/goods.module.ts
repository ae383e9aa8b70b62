import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { registerGoodsFinder, registerOrderCounter } from '../design/design.ts'
import { addDemoGoods } from './goods.demo.ts'
import { goodsExporter } from './goods.exporter.ts'
import { findPinned } from './goods.queries.ts'
import { goodsRoutes } from './goods.routes.ts'
import { usageOfGoods } from './goods-usage.registry.ts'
import { labelJob } from './label/label.job.ts'
import { purgeGoodsJob } from './purge.job.ts'

/** The design module cannot import goods, so goods register their lookups with it at startup. */
function registerWithDesign(): void {
  registerGoodsFinder(async (db, seller_id, goods_id) => {
    const row = await findPinned(db, seller_id, goods_id)
    return row && { goods_id, design_id: row.design_id, version: row.design_version }
  })
  registerOrderCounter(async (db, seller_id, goods_id) => {
    const usage = (await usageOfGoods(db, seller_id, [goods_id])).get(goods_id)
    return { unpaid_orders: usage?.unpaid ?? 0, paid_orders: usage?.paid ?? 0 }
  })
}

export const goodsModule: Module = {
  name: 'goods',
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
  routes: (bind) => {
    registerWithDesign()
    goodsRoutes(bind)
  },
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
