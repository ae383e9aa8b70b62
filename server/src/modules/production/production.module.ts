import type { Module } from '../../infra/module.ts'
import { registerOrderWatcher, registerParcelFinder } from '../order/order.ts'
import { beginProductionJob } from './begin-production.job.ts'
import { productionRoutes } from './production.routes.ts'
import { seedProduction } from './production.seed.ts'
import { simulateFactoryJob } from './simulate-factory.job.ts'
import { stopTasks } from './stop-tasks.ts'

registerOrderWatcher(stopTasks)

import { findParcels } from './tell-parcels.ts'

registerParcelFinder(findParcels)

export const productionModule: Module = {
  name: 'production',
  routes: productionRoutes,
  jobs: [beginProductionJob, simulateFactoryJob],
  seed: seedProduction,
}
