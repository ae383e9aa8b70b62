import type { Module } from '../../infra/module.ts'
import { addDemoAddresses } from './address.demo.ts'
import { addressRoutes } from './address.routes.ts'

export const addressModule: Module = { name: 'address', routes: addressRoutes, demo: addDemoAddresses }
