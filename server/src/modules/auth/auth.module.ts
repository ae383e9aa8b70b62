import type { Module } from '../../infra/module.ts'
import { authRoutes } from './auth.routes.ts'

export const authModule: Module = { name: 'auth', routes: authRoutes }
