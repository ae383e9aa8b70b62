import { registerExceptionSource } from '../../../infra/exception-source.ts'
import { MINUTE_MS, waitingRows } from '../../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../../infra/module.ts'
import { addDemoImports } from './import.demo.ts'
import { waitingImports } from './import.exceptions.ts'
import { resumeImports, runImportJob, sweepImportsJob, undoImportJob } from './import.job.ts'
import { selectUnfinishedIn } from './import.queries.ts'
import { importRoutes } from './import.routes.ts'

registerExceptionSource(waitingImports)

/** Orders from files. Below orders in the ladder: it makes them through their door. */
export const orderImportModule: Module = {
  name: 'order-import',
  routes: importRoutes,
  jobs: [runImportJob, undoImportJob, sweepImportsJob],
  waiting: [
    waitingRows({ job: runImportJob, after_ms: 5 * MINUTE_MS, find: selectUnfinishedIn('running') }),
    waitingRows({ job: undoImportJob, after_ms: 5 * MINUTE_MS, find: selectUnfinishedIn('undoing') }),
  ],
  base: resumeImports,
  demo: addDemoImports,
}
