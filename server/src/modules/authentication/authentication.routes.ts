import * as contract from '@inkroute/contract/authentication'
import type { Bind } from '../../infra/http/bind.ts'
import { getAuthentication } from './get-authentication.ts'
import { listAuthentications, reviewAuthentication } from './review-authentication.ts'
import { submitAuthentication, withdrawAuthentication } from './submit-authentication.ts'

export function authenticationRoutes(bind: Bind): void {
  bind(contract.getAuthentication, getAuthentication)
  bind(contract.submitAuthentication, submitAuthentication)
  bind(contract.withdrawAuthentication, withdrawAuthentication)
  bind(contract.listAuthentications, listAuthentications)
  bind(contract.reviewAuthentication, reviewAuthentication)
}
