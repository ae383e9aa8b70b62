import * as contract from '@inkroute/contract/account'
import type { Bind } from '../../infra/http/bind.ts'
import { getUser } from './get-user.ts'

export function accountRoutes(bind: Bind): void {
  bind(contract.getUser, getUser)
}
