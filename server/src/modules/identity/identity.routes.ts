import * as contract from '@inkroute/contract/identity/identity'
import type { Bind } from '../../infra/http/bind.ts'
import { getAuthentication } from './get-identity.ts'
import { listAuthentications, reviewAuthentication } from './review-identity.ts'
import { submitAuthentication, withdrawAuthentication } from './submit-identity.ts'

export function authenticationRoutes(bind: Bind): void {
  bind(contract.getAuthentication, getAuthentication)
  bind(contract.submitAuthentication, submitAuthentication)
  bind(contract.withdrawAuthentication, withdrawAuthentication)
  bind(contract.listAuthentications, listAuthentications)
  bind(contract.reviewAuthentication, reviewAuthentication)
}
