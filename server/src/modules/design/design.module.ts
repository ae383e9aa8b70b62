import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { designRoutes } from './design.routes.ts'
import { selectUnmadePictures } from './mockup/mockup.queries.ts'
import { makeMockupsJob } from './mockup/mockups.job.ts'
import { makePrintSetJob } from './print/print-set.job.ts'

export const designModule: Module = {
  name: 'design',
  routes: designRoutes,
  jobs: [makeMockupsJob, makePrintSetJob],
  waiting: [
    waitingRows({
      job: makePrintSetJob,
      after_ms: 2 * MINUTE_MS,
      find: rowsInState('print_set', { states: ['queued', 'running'], since: 'created_at', as: 'id' }),
    }),
    // Batch runs render their own pictures without jobs, and mockups that a migration resets have no job either.
    waitingRows({ job: makeMockupsJob, after_ms: 60 * MINUTE_MS, find: selectUnmadePictures, is_unhurried: true }),
  ],
}
