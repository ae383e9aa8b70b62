import type { Module } from '../../infra/module.ts'
import { addDemoCoupons } from './coupon.demo.ts'
import { couponRoutes } from './coupon.routes.ts'

export const couponModule: Module = { name: 'coupon', routes: couponRoutes, demo: addDemoCoupons }
