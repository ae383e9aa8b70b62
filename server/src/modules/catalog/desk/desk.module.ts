import type { Module } from '../../../infra/module.ts'
import { deskRoutes } from './desk.routes.ts'
import { rewriteCardsJob } from './rewrite-cards.job.ts'
import { tellWithdrawnJob } from './tell-withdrawn.job.ts'

export const deskModule: Module = {
  name: 'catalog/desk',
  routes: deskRoutes,
  jobs: [rewriteCardsJob, tellWithdrawnJob],
}
