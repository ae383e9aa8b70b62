import { MINUTE_MS, rowsInState, waitingRows } from '../../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../../infra/module.ts'
import { addDemoTemplateImport } from './template-import.demo.ts'
import { templateImportJob } from './template-import.job.ts'
import { templateImportRoutes } from './template-import.routes.ts'

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
  demo: addDemoTemplateImport,
}
