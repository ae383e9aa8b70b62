import * as contract from '@inkroute/contract/account/account'
import type { Bind } from '../../infra/http/bind.ts'
import { getActivity } from './get-activity.ts'
import { getGuideStatus } from './get-guide-status.ts'
import { getPermissions } from './get-permissions.ts'
import { getStaff } from './get-staff.ts'
import { getUser } from './get-user.ts'
import { getUserConfig } from './get-user-config.ts'
import { getUserIp } from './get-user-ip.ts'
import { saveQuestionnaire } from './save-questionnaire.ts'
import { setFast } from './set-fast.ts'
import { skipGuide } from './skip-guide.ts'
import { teamRoutes } from './team.routes.ts'
import { updateProfile } from './update-profile.ts'

export function accountRoutes(bind: Bind): void {
  bind(contract.getUser, getUser)
  bind(contract.updateProfile, updateProfile)
  bind(contract.getPermissions, getPermissions)
  bind(contract.getActivity, getActivity)
  bind(contract.getUserIp, getUserIp)
  bind(contract.getUserConfig, getUserConfig)
  bind(contract.getGuideStatus, getGuideStatus)
  bind(contract.skipGuide, skipGuide)
  bind(contract.saveQuestionnaire, saveQuestionnaire)
  bind(contract.setFast, setFast)
  bind(contract.getStaff, getStaff)
  teamRoutes(bind)
}
