import type { Module } from '../../infra/module.ts'
import { couponRoutes } from './coupon.routes.ts'
import { seedCoupons } from './coupon.seed.ts'

export const couponModule: Module = { name: 'coupon', routes: couponRoutes, seed: seedCoupons }
