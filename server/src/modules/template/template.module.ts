import type { Module } from '../../infra/module.ts'
import { paintUserTemplateJob, prepareTemplatesJob } from './template.job.ts'
import { templateRoutes } from './template.routes.ts'

export const templateModule: Module = {
  name: 'template',
  routes: templateRoutes,
  jobs: [prepareTemplatesJob, paintUserTemplateJob],
  base: (ctx) => ctx.jobs.send(prepareTemplatesJob, {}, { singleton_key: 'all' }),
}
