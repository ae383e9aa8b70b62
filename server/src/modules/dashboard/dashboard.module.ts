import type { Module } from '../../infra/module.ts'
import { addDemoTodos } from './dashboard.demo.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardModule: Module = { name: 'dashboard', routes: dashboardRoutes, demo: addDemoTodos }
