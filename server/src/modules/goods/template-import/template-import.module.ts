import * as contract from '@inkroute/contract/goods/template-import'
import type { Bind } from '../../../infra/http/bind.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../../infra/module/module.ts'
import { deleted } from '../../../infra/privacy/personal-data.ts'
import { addDemoTemplateImport } from './template-import.demo.ts'
import { templateImportJob } from './template-import.job.ts'
import {
  commitTemplateImport,
  deleteTemplateImport,
  getTemplateImport,
  getTemplateSample,
  listTemplateImports,
  listTemplateRows,
  uploadTemplateImport,
} from './template-imports.ts'

function templateImportRoutes(bind: Bind): void {
  bind(contract.getTemplateSample, getTemplateSample)
  bind(contract.uploadTemplateImport, uploadTemplateImport)
  bind(contract.listTemplateImports, listTemplateImports)
  bind(contract.getTemplateImport, getTemplateImport)
  bind(contract.listTemplateRows, listTemplateRows)
  bind(contract.commitTemplateImport, commitTemplateImport)
  bind(contract.deleteTemplateImport, deleteTemplateImport)
}

export const templateImportModule: Module = {
  name: 'template-import',
  reads: ['app_user'],
  personal: { tables: [deleted('template_import'), deleted('template_import_row')] },
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
