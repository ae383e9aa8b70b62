import type { Module } from '../../infra/module.ts'
import { authRoutes } from './auth.routes.ts'
import { cleanUpAuth } from './clean-up.job.ts'
import { sendSms } from './sms/send-sms.job.ts'
import { fetchWechatProfile } from './wechat/fetch-wechat-profile.job.ts'
import { addWechatCallback } from './wechat/wechat-callback.ts'

export const authModule: Module = {
  name: 'auth',
  routes: authRoutes,
  raw: addWechatCallback,
  jobs: [sendSms, fetchWechatProfile, cleanUpAuth],
}
