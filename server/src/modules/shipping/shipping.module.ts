import type { Module } from '../../infra/module.ts'
import { addShippingBase } from './shipping.base.ts'
import { shippingRoutes } from './shipping.routes.ts'
import { seedShipping } from './shipping.seed.ts'

export const shippingModule: Module = {
  name: 'shipping',
  routes: shippingRoutes,
  base: addShippingBase,
  seed: seedShipping,
}
