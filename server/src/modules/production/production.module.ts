import type { Module } from '../../infra/module.ts'
import { beginProductionJob } from './begin-production.job.ts'
import { productionRoutes } from './production.routes.ts'
import { seedProduction } from './production.seed.ts'
import { simulateFactoryJob } from './simulate-factory.job.ts'

export const productionModule: Module = {
  name: 'production',
  routes: productionRoutes,
  jobs: [beginProductionJob, simulateFactoryJob],
  seed: seedProduction,
}
