import type { Module } from '../../infra/module.ts'
import { authenticationRoutes } from './authentication.routes.ts'
import { seedAuthentication } from './authentication.seed.ts'

export const authenticationModule: Module = {
  name: 'authentication',
  routes: authenticationRoutes,
  seed: seedAuthentication,
}
