import type { Module } from '../../../infra/module.ts'
import { templateImportJob } from './template-import.job.ts'
import { templateImportRoutes } from './template-import.routes.ts'
import { seedTemplateImport } from './template-import.seed.ts'

export const templateImportModule: Module = {
  name: 'template-import',
  routes: templateImportRoutes,
  jobs: [templateImportJob],
  seed: seedTemplateImport,
}
