import { MINUTE_MS, rowsInState, waitingRows } from '../../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../../infra/module.ts'
import { templateImportJob } from './template-import.job.ts'
import { templateImportRoutes } from './template-import.routes.ts'
import { seedTemplateImport } from './template-import.seed.ts'

export const templateImportModule: Module = {
  name: 'template-import',
  routes: templateImportRoutes,
  jobs: [templateImportJob],
  waiting: [
    waitingRows({
      job: templateImportJob,
      after_ms: 5 * MINUTE_MS,
      find: rowsInState('template_import', { states: ['running'], since: 'created_at', as: 'id' }),
    }),
  ],
  seed: seedTemplateImport,
}
