import { MINUTE_MS, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { addDemoExports, demoExportsJob } from './export.demo.ts'
import { exportJob } from './export.job.ts'
import { selectUnfinishedExports } from './export.queries.ts'
import { exportRoutes } from './export.routes.ts'
import { sweepExportsJob } from './sweep-exports.job.ts'

export const exportModule: Module = {
  name: 'export',
  routes: exportRoutes,
  jobs: [exportJob, sweepExportsJob, demoExportsJob],
  waiting: [waitingRows({ job: exportJob, after_ms: 5 * MINUTE_MS, find: selectUnfinishedExports })],
  demo: addDemoExports,
}
