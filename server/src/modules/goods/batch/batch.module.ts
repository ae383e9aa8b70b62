import { registerExceptionSource } from '../../../infra/exception-source.ts'
import type { Module } from '../../../infra/module.ts'
import { addDemoBatchRuns } from './batch.demo.ts'
import { batchTrouble } from './batch.exceptions.ts'
import { batchExporter } from './batch.exporter.ts'
import { batchRoutes } from './batch.routes.ts'
import { runBatchJob } from './run-batch.job.ts'
import { SWEEP_AFTER_START_SECONDS, sweepRunsJob } from './sweep-runs.job.ts'

registerExceptionSource(batchTrouble)

export const batchModule: Module = {
  name: 'batch',
  routes: batchRoutes,
  jobs: [runBatchJob, sweepRunsJob],
  exporters: [batchExporter],
  base: (ctx) => ctx.jobs.send(sweepRunsJob, {}, { start_after_seconds: SWEEP_AFTER_START_SECONDS }),
  demo: addDemoBatchRuns,
}
