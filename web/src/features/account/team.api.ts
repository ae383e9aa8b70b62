import * as account from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/account/team'
import type { Reply } from '@inkroute/contract/endpoint'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import type { ApiError } from '../../shared/api/request.ts'
import type { TeamFilter } from './team.view.ts'

export type SubAccount = Reply<typeof contract.getSubAccounts>['data'][number]
export type Role = Reply<typeof contract.getRoles>['data'][number]

/** Team changes also affect the list and the log. */
const changed = [contract.getSubAccounts, contract.getRoles, account.getActivity, account.getGuideStatus]

interface Outcome {
  readonly onSuccess: () => void
  /** The error is shown at its field; the common handler handles the rest. */
  readonly onError?: (error: ApiError) => void
}

const options = ({ onSuccess, onError }: Outcome) => ({
  refetch: changed,
  onSuccess,
  ...(onError ? { quiet: true, onError } : {}),
})

export const useSubAccounts = ({ keyword, page }: TeamFilter, page_size: number) =>
  useCall(contract.getSubAccounts, { keyword, page, page_size }, { quiet: true })
export const useRoles = () => useCall(contract.getRoles, {}, { quiet: true })
export const useCreateSubAccount = (outcome: Outcome) => useSend(contract.createSubAccount, options(outcome))
export const useUpdateSubAccount = (outcome: Outcome) => useSend(contract.updateSubAccount, options(outcome))
export const useResetPassword = (outcome: Outcome) => useSend(contract.resetSubAccountPassword, options(outcome))
export const useSetEnabled = (outcome: Outcome) => useSend(contract.setSubAccountEnabled, options(outcome))
export const useCreateRole = (outcome: Outcome) => useSend(contract.createRole, options(outcome))
export const useUpdateRole = (outcome: Outcome) => useSend(contract.updateRole, options(outcome))
export const useDeleteRole = (outcome: Outcome) => useSend(contract.deleteRole, options(outcome))
