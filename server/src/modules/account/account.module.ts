import * as contract from '@inkroute/contract/account/account'
import * as team from '@inkroute/contract/account/team'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { aged, blanked, deleted } from '../../infra/privacy/personal-data.ts'
import { addDemoAccounts } from './account.demo.ts'
import { accountHooks } from './account.hooks.ts'
import { getActivity } from './activity.ts'
import {
  getGuideStatus,
  getPermissions,
  getUser,
  getUserConfig,
  getUserIp,
  saveQuestionnaire,
  setFast,
  skipGuide,
  updateProfile,
} from './profile.ts'
import { createRole, deleteRole, getRoles, updateRole } from './roles.ts'
import { addPlatformRoles, getStaff } from './staff.ts'
import {
  createSubAccount,
  getSubAccounts,
  resetSubAccountPassword,
  setSubAccountEnabled,
  updateSubAccount,
} from './sub-accounts.ts'

function teamRoutes(bind: Bind): void {
  bind(team.getSubAccounts, getSubAccounts)
  bind(team.createSubAccount, createSubAccount)
  bind(team.updateSubAccount, updateSubAccount)
  bind(team.resetSubAccountPassword, resetSubAccountPassword)
  bind(team.setSubAccountEnabled, setSubAccountEnabled)
  bind(team.getRoles, getRoles)
  bind(team.createRole, createRole)
  bind(team.updateRole, updateRole)
  bind(team.deleteRole, deleteRole)
}

function accountRoutes(bind: Bind): void {
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

export const accountModule: Module = {
  name: 'account',
  tables: [
    'seller',
    'app_user',
    'role',
    'user_role',
    'activity_log',
    'questionnaire',
    'session',
    'membership_level',
    'membership_rule',
    'kept_level_terms',
  ],
  triggers: [
    {
      names: [
        'app_user_changed',
        'app_user_gone',
        'role_changed',
        'role_gone',
        'user_role_changed',
        'seller_frozen_changed',
        'session_changed',
        'session_gone',
      ],
      why: 'Nodes keep for seconds whom a token belongs to and what it may do; no change of that can forget to announce it.',
    },
  ],
  personal: {
    tables: [
      blanked('seller', 'login', { company: '', email: '', register_source_detail: null }, { column: 'id' }),
      blanked(
        'app_user',
        'login',
        {
          username: { numbered: 'erased-' },
          phone: null,
          email: null,
          password_hash: '',
          display_name: '',
          avatar_key: null,
          is_enabled: false,
        },
        { hidden: ['password_hash'], objects: ['avatar_key'] },
      ),
      deleted('session', { owner: 'user', hidden: ['token_hash'] }),
      deleted('role'),
      deleted('user_role'),
      deleted('activity_log'),
      deleted('questionnaire'),
      deleted('kept_level_terms'),
    ],
    retention: [
      {
        key: 'activity',
        name: { zh: '账号操作日志', en: 'Account activity' },
        note: {
          zh: '卖家成员的登录与操作，含 IP 和设备',
          en: 'Logins and actions of sellers and their teams, with IP address and device',
        },
        default_days: 730,
        min_days: 30,
        rows: [aged('activity_log', 'created_at')],
      },
    ],
  },
  routes: accountRoutes,
  points: accountHooks,
  base: addPlatformRoles,
  demo: addDemoAccounts,
}
