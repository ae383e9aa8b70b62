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
    // A long batch run makes its pictures itself, without jobs. Those that a migration marks to be made again have none.
    waitingRows({ job: makeMockupsJob, after_ms: 60 * MINUTE_MS, find: selectUnmadePictures, is_unhurried: true }),
  ],
}
