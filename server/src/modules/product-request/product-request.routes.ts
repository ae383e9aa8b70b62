import * as contract from '@inkroute/contract/product-request/product-request'
import type { Bind } from '../../infra/http/bind.ts'
import { cancelApplication } from './cancel-application.ts'
import { createApplication } from './create-application.ts'
import { listCountries, listProduceAreas, listSizeAttributes } from './form-choices.ts'
import { getApplication } from './get-application.ts'
import { getApplicationCount } from './get-count.ts'
import { getStaffApplication } from './get-staff-application.ts'
import { listApplications } from './list-applications.ts'
import { listStaffApplications } from './list-staff-applications.ts'
import { reviewApplication } from './review-application.ts'
import { updateApplication } from './update-application.ts'

export function productRequestRoutes(bind: Bind): void {
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
