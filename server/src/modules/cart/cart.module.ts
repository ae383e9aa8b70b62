import type { Module } from '../../infra/module.ts'
import { cartRoutes } from './cart.routes.ts'

export const cartModule: Module = { name: 'cart', routes: cartRoutes }
