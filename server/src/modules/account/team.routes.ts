import * as contract from '@inkroute/contract/account/team'
import type { Bind } from '../../infra/http/bind.ts'
import { createRole } from './create-role.ts'
import { createSubAccount } from './create-sub-account.ts'
import { deleteRole } from './delete-role.ts'
import { getRoles } from './get-roles.ts'
import { getSubAccounts } from './get-sub-accounts.ts'
import { resetSubAccountPassword } from './reset-sub-account-password.ts'
import { setSubAccountEnabled } from './set-sub-account-enabled.ts'
import { updateRole } from './update-role.ts'
import { updateSubAccount } from './update-sub-account.ts'

export function teamRoutes(bind: Bind): void {
  bind(contract.getSubAccounts, getSubAccounts)
  bind(contract.createSubAccount, createSubAccount)
  bind(contract.updateSubAccount, updateSubAccount)
  bind(contract.resetSubAccountPassword, resetSubAccountPassword)
  bind(contract.setSubAccountEnabled, setSubAccountEnabled)
  bind(contract.getRoles, getRoles)
  bind(contract.createRole, createRole)
  bind(contract.updateRole, updateRole)
  bind(contract.deleteRole, deleteRole)
}
