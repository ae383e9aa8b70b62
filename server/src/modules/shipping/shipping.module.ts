import type { Module } from '../../infra/module.ts'
import { addShippingBase } from './shipping.base.ts'
import { addDemoShipping } from './shipping.demo.ts'
import { shippingRoutes } from './shipping.routes.ts'

export const shippingModule: Module = {
  name: 'shipping',
  routes: shippingRoutes,
  base: addShippingBase,
  demo: addDemoShipping,
}
