import { registerExceptionSource } from '../../../infra/exception-source.ts'
import type { Module } from '../../../infra/module.ts'
import { waitingImports } from './import.exceptions.ts'
import { resumeImports, runImportJob, sweepImportsJob, undoImportJob } from './import.job.ts'
import { importRoutes } from './import.routes.ts'
import { seedImports } from './import.seed.ts'

registerExceptionSource(waitingImports)

/** Orders from files. Below orders in the ladder: it makes them through their door. */
export const orderImportModule: Module = {
  name: 'order-import',
  routes: importRoutes,
  jobs: [runImportJob, undoImportJob, sweepImportsJob],
  base: resumeImports,
  seed: seedImports,
}
