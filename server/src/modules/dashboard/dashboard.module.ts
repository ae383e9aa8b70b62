import type { Module } from '../../infra/module.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { seedDashboard } from './dashboard.seed.ts'

export const dashboardModule: Module = { name: 'dashboard', routes: dashboardRoutes, seed: seedDashboard }
