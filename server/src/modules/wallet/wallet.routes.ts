import * as contract from '@inkroute/contract/wallet'
import type { Bind } from '../../infra/http/bind.ts'
import { getGroupBalance } from './get-group-balance.ts'

export function walletRoutes(bind: Bind): void {
  bind(contract.getGroupBalance, getGroupBalance)
}
