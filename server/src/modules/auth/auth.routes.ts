import * as contract from '@inkroute/contract/auth'
import type { Bind } from '../../infra/http/bind.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'

export function authRoutes(bind: Bind): void {
  bind(contract.login, login)
  bind(contract.logout, logout)
}
