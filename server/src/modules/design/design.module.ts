import type { Module } from '../../infra/module.ts'
import { designRoutes } from './design.routes.ts'
import { leftInLineJob } from './left-in-line.job.ts'
import { makeMockupsJob } from './mockups.job.ts'
import { makePrintSetJob } from './print-set.job.ts'

export const designModule: Module = {
  name: 'design',
  routes: designRoutes,
  jobs: [leftInLineJob, makeMockupsJob, makePrintSetJob],
}
