import * as contract from '@inkroute/contract/auth/auth'
import * as service from '@inkroute/contract/auth/service'
import * as staff from '@inkroute/contract/auth/staff'
import type { Bind } from '../../infra/http/bind.ts'
import { getCaptcha } from './captcha/get-captcha.ts'
import { verifyCaptcha } from './captcha/verify-captcha.ts'
import { changePassword } from './change-password.ts'
import { changePhone } from './change-phone.ts'
import { endSession } from './end-session.ts'
import { forgetPassword } from './forget-password.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { getServices, listServices } from './services.ts'
import { setSession } from './set-session.ts'
import { skipManMachineVerify } from './skip-man-machine-verify.ts'
import { sendPhoneCode } from './sms/send-phone-code.ts'
import { acceptInvite, readInvite } from './staff/staff-invite.ts'
import { listStaffLogins } from './staff/staff-log.ts'
import { opsBeginEnrolment, opsConfirmEnrolment, opsLogin, opsLoginCode } from './staff/staff-login.ts'
import { beginTwoStep, confirmTwoStep, endTwoStep, getTwoStep, renewRecoveryCodes } from './staff/two-step.ts'
import { wechatQrCode } from './wechat/wechat-qr-code.ts'
import { wechatStatus } from './wechat/wechat-status.ts'
import { wechatUnbind } from './wechat/wechat-unbind.ts'

export function authRoutes(bind: Bind): void {
  bind(contract.skipManMachineVerify, skipManMachineVerify)
  bind(contract.login, login)
  bind(contract.register, register)
  bind(contract.forgetPassword, forgetPassword)
  bind(contract.phoneCode, sendPhoneCode)
  bind(contract.logout, logout)
  bind(contract.setSession, setSession)
  bind(contract.getCaptcha, getCaptcha)
  bind(contract.verifyCaptcha, verifyCaptcha)
  bind(contract.changePassword, changePassword)
  bind(contract.changePhone, changePhone)
  bind(contract.listSessions, listSessions)
  bind(contract.revokeSession, endSession)
  bind(contract.wechatQrCode, wechatQrCode)
  bind(contract.wechatStatus, wechatStatus)
  bind(contract.wechatUnbind, wechatUnbind)
  bind(service.getServices, getServices)
  bind(service.listServices, listServices)
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
