import * as contract from '@inkroute/contract/account/account'
import type { Reply } from '@inkroute/contract/endpoint'
import { useCall, useSend } from '../../shared/api/hooks.ts'

export type Activity = Reply<typeof contract.getActivity>['data'][number]
export type Guide = Reply<typeof contract.getGuideStatus>

export const useUserConfig = () => useCall(contract.getUserConfig, {}, { quiet: true })
export const useUserIp = () => useCall(contract.getUserIp, {}, { quiet: true })
export const useGuideStatus = () => useCall(contract.getGuideStatus, {}, { quiet: true })
export const useActivity = (page_size: number) => useCall(contract.getActivity, { page_size }, { quiet: true })

export const useSetFast = (onSuccess: () => void) =>
  useSend(contract.setFast, { refetch: [contract.getUserConfig, contract.getGuideStatus], onSuccess })

export const useUpdateProfile = (onSuccess: () => void) =>
  useSend(contract.updateProfile, {
    refetch: [contract.getUser, contract.getUserConfig, contract.getGuideStatus, contract.getActivity],
    onSuccess,
  })

export const useSaveQuestionnaire = (onSuccess: () => void) =>
  useSend(contract.saveQuestionnaire, { refetch: [contract.getUserConfig, contract.getGuideStatus], onSuccess })

export const useSetAvatar = (onSuccess: () => void) =>
  useSend(contract.setAvatar, { refetch: [contract.getUser], onSuccess })
