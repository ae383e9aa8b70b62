import type { Module } from '../../infra/module.ts'
import { preferenceRoutes } from './preference.routes.ts'

export const preferenceModule: Module = { name: 'preference', routes: preferenceRoutes }
