import * as contract from '@inkroute/contract/auth/auth'
import * as staff from '@inkroute/contract/auth/staff'
import * as desk from '@inkroute/contract/auth/staff-desk'
import * as own from '@inkroute/contract/auth/two-step'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { getCaptcha, verifyCaptcha } from './captcha/captcha.ts'
import { cleanUpAuth } from './clean-up.job.ts'
import { sendCodeByMail, sendPhoneCode } from './code/one-time-code.ts'
import { sendMailCode } from './code/send-mail-code.job.ts'
import { sendSms } from './code/send-sms.job.ts'
import { changeEmail, changePassword, changePhone, forgetPassword } from './login/credentials.ts'
import { login, loginCode, skipManMachineVerify } from './login/login.ts'
import { opsBeginEnrolment, opsConfirmEnrolment, opsLogin, opsLoginCode } from './login/staff-login.ts'
import { beginTwoStep, confirmTwoStep, endTwoStep, getTwoStep, renewRecoveryCodes } from './login/two-step.ts'
import { endSession, listSessions, logout, setSession } from './own-sessions.ts'
import { sendPasswordLink } from './password-link.job.ts'
import { register } from './register.ts'
import {
  createStaffAccount,
  endStaffSession,
  listStaff,
  listStaffSessions,
  renewStaffPassword,
  resetStaffTwoStep,
  setStaffAccountEnabled,
  updateStaffAccount,
} from './staff/staff-accounts.ts'
import { acceptInvite, readInvite } from './staff/staff-invite.ts'
import { listStaffLogins } from './staff/staff-log.ts'
import {
  createStaffRole,
  deleteStaffRole,
  listStaffRoles,
  setTwoStepPolicy,
  updateStaffRole,
} from './staff/staff-roles.ts'
import { fetchWechatProfile } from './wechat/fetch-wechat-profile.job.ts'
import { wechatQrCode, wechatStatus, wechatUnbind } from './wechat/wechat-account.ts'
import { addWechatCallback } from './wechat/wechat-callback.ts'
import { addWechatLogin } from './wechat/wechat-login.ts'

function authRoutes(bind: Bind): void {
  bind(contract.skipManMachineVerify, skipManMachineVerify)
  bind(contract.login, login)
  bind(own.loginCode, loginCode)
  bind(own.getOwnTwoStep, getTwoStep)
  bind(own.beginOwnTwoStep, beginTwoStep)
  bind(own.confirmOwnTwoStep, confirmTwoStep)
  bind(own.renewOwnRecoveryCodes, renewRecoveryCodes)
  bind(own.endOwnTwoStep, endTwoStep)
  bind(contract.register, register)
  bind(contract.forgetPassword, forgetPassword)
  bind(contract.phoneCode, sendPhoneCode)
  bind(contract.mailCode, sendCodeByMail)
  bind(contract.logout, logout)
  bind(contract.setSession, setSession)
  bind(contract.getCaptcha, getCaptcha)
  bind(contract.verifyCaptcha, verifyCaptcha)
  bind(contract.changePassword, changePassword)
  bind(contract.changePhone, changePhone)
  bind(contract.changeEmail, changeEmail)
  bind(contract.listSessions, listSessions)
  bind(contract.revokeSession, endSession)
  bind(contract.wechatQrCode, wechatQrCode)
  bind(contract.wechatStatus, wechatStatus)
  bind(contract.wechatUnbind, wechatUnbind)
  bind(staff.opsLogin, opsLogin)
  bind(staff.opsLoginCode, opsLoginCode)
  bind(staff.opsBeginEnrolment, opsBeginEnrolment)
  bind(staff.opsConfirmEnrolment, opsConfirmEnrolment)
  bind(staff.getTwoStep, getTwoStep)
  bind(staff.beginTwoStep, beginTwoStep)
  bind(staff.confirmTwoStep, confirmTwoStep)
  bind(staff.renewRecoveryCodes, renewRecoveryCodes)
  bind(staff.endTwoStep, endTwoStep)
  bind(staff.readInvite, readInvite)
  bind(staff.acceptInvite, acceptInvite)
  bind(staff.listStaffLogins, listStaffLogins)
  bind(staff.opsLogout, logout)
  bind(staff.opsChangePassword, changePassword)
}

function staffDeskRoutes(bind: Bind): void {
  bind(desk.listStaff, listStaff)
  bind(desk.createStaffAccount, createStaffAccount)
  bind(desk.updateStaffAccount, updateStaffAccount)
  bind(desk.setStaffAccountEnabled, setStaffAccountEnabled)
  bind(desk.renewStaffPassword, renewStaffPassword)
  bind(desk.resetStaffTwoStep, resetStaffTwoStep)
  bind(desk.listStaffSessions, listStaffSessions)
  bind(desk.endStaffSession, endStaffSession)
  bind(desk.listStaffRoles, listStaffRoles)
  bind(desk.createStaffRole, createStaffRole)
  bind(desk.updateStaffRole, updateStaffRole)
  bind(desk.deleteStaffRole, deleteStaffRole)
  bind(desk.setTwoStepPolicy, setTwoStepPolicy)
}

export const authModule: Module = {
  name: 'auth',
  tables: [
    'captcha_challenge',
    'captcha_pass',
    'login_failure',
    'login_lock',
    'sms_code',
    'staff_invite',
    'staff_login',
    'staff_second_factor',
    'staff_recovery_code',
    'wechat_binding',
    'wechat_nonce',
    'wechat_ticket',
    'site_config',
  ],
  reads: ['app_user', 'role', 'seller', 'session', 'user_role'],
  personal: {
    tables: [
      deleted('staff_second_factor', { owner: 'user', hidden: ['sealed_secret'] }),
      deleted('staff_recovery_code', { owner: 'user', hidden: ['code_hash'] }),
      deleted('wechat_binding', { owner: 'user' }),
      deleted('wechat_ticket', { owner: 'user' }),
      deleted('sms_code', { owner: 'contact', column: 'phone', hidden: ['code_hash'] }),
    ],
  },
  routes: (bind) => {
    authRoutes(bind)
    staffDeskRoutes(bind)
  },
  raw: (http) => {
    addWechatCallback(http)
    addWechatLogin(http)
  },
  jobs: [sendSms, sendMailCode, sendPasswordLink, fetchWechatProfile, cleanUpAuth],
}
