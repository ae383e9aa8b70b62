import * as contract from '@inkroute/contract/site/join/join'
import type { Bind } from '../../../infra/http/bind.ts'
import { exportJoins, getJoin, handleJoin, listJoins } from './handle-joins.ts'
import { sendJoin } from './send-join.ts'

export function joinRoutes(bind: Bind): void {
  bind(contract.sendJoin, sendJoin)
  bind(contract.listJoins, listJoins)
  bind(contract.exportJoins, exportJoins)
  bind(contract.getJoin, getJoin)
  bind(contract.handleJoin, handleJoin)
}
