import * as contract from '@inkroute/contract/product-request/product-request'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'
import {
  cancelApplication,
  createApplication,
  getApplication,
  getApplicationCount,
  listApplications,
  listCountries,
  listProduceAreas,
  listSizeAttributes,
  updateApplication,
} from './applications.ts'
import { addDemoApplications } from './product-request.demo.ts'
import { countStaffRows } from './product-request.queries.ts'
import { getStaffApplication, listStaffApplications, reviewApplication } from './staff-applications.ts'

function productRequestRoutes(bind: Bind): void {
  bind(contract.listApplications, listApplications)
  bind(contract.createApplication, createApplication)
  bind(contract.getApplicationCount, getApplicationCount)
  bind(contract.getApplication, getApplication)
  bind(contract.updateApplication, updateApplication)
  bind(contract.cancelApplication, cancelApplication)
  bind(contract.listApplicationCountries, listCountries)
  bind(contract.listApplicationProduceAreas, listProduceAreas)
  bind(contract.listApplicationSizeAttributes, listSizeAttributes)
  bind(contract.listStaffApplications, listStaffApplications)
  bind(contract.getStaffApplication, getStaffApplication)
  bind(contract.reviewApplication, reviewApplication)
}

export const productRequestModule: Module = {
  name: 'product-request',
  tables: ['product_application', 'third_party_product'],
  reads: ['app_user', 'factory', 'product', 'product_category', 'product_term'],
  personal: { tables: [deleted('product_application')] },
  routes: productRequestRoutes,
  hooks: [
    on(staffWaiting, {
      path: '/ops/productRequest',
      permission: 'ops.catalog',
      count: (db) => countStaffRows(db, { status: 'pending' }),
    }),
  ],
  demo: addDemoApplications,
}
