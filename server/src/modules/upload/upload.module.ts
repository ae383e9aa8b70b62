import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { intakeJob } from './intake.job.ts'
import { removeObjectsJob } from './remove-objects.job.ts'
import { sweepUploadsJob } from './sweep.job.ts'
import { addDemoUploads, demoUploadsJob } from './upload.demo.ts'
import { uploadListExporter } from './upload.exporter.ts'
import { addUploadHttp } from './upload.raw.ts'
import { uploadRoutes } from './upload.routes.ts'

export const uploadModule: Module = {
  name: 'upload',
  routes: uploadRoutes,
  raw: addUploadHttp,
  jobs: [intakeJob, removeObjectsJob, sweepUploadsJob, demoUploadsJob],
  waiting: [
    waitingRows({
      job: intakeJob,
      after_ms: 5 * MINUTE_MS,
      find: rowsInState('upload', { states: ['pending'], state_column: 'status', since: 'created_at', as: 'id' }),
    }),
  ],
  exporters: [uploadListExporter],
  demo: addDemoUploads,
}
