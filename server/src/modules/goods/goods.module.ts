import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { addDemoGoods } from './goods.demo.ts'
import { goodsExporter } from './goods.exporter.ts'
import { goodsRoutes } from './goods.routes.ts'
import { labelJob } from './label/label.job.ts'
import { purgeGoodsJob } from './purge.job.ts'
import { tellDesign } from './tell-design.ts'

export const goodsModule: Module = {
  name: 'goods',
  routes: (bind) => {
    tellDesign()
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
