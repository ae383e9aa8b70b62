import type { Module } from '../../infra/module.ts'
import { addCatalogue } from './base/catalog.base.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { addSales } from './catalog.seed.ts'

export const catalogModule: Module = { name: 'catalog', routes: catalogRoutes, base: addCatalogue, seed: addSales }
