import { createHmac } from 'node:crypto'
import type { SandboxTools } from '../../shared/service.ts'
import type { StoredList } from '../../shared/stored-list.ts'

/** A message as it was sent by `template/send`. */
export interface TemplateMessage {
  readonly msgid: number
  readonly touser: string
  readonly url: string
  readonly values: readonly string[]
  readonly received_at: string
}

export interface Ticket {
  readonly ticket: string
  readonly scene: string
  readonly callback_url: string
  readonly callback_token: string
  readonly url: string
  readonly expires_at: string
}

export interface Wechat extends SandboxTools {
  readonly key: string
  readonly tickets: StoredList<Ticket>
  readonly followers: StoredList<string>
  readonly messages: StoredList<TemplateMessage>
}

export const APP_ID = 'wx_inkroute_demo'
/** An account that staff can enter as if WeChat were real. Its callbacks go to the address the sandbox was started with. */
export const wechatAccount = {
  app_id: 'wxsandbox0000account',
  app_secret: 'sandbox-wechat-secret',
  callback_token: 'sandboxWechatToken',
  template_id: 'sandbox-template-of-notices',
  web_app_id: 'wxsandbox000website',
  web_app_secret: 'sandbox-website-secret',
}
export const CALLBACK_PATH = '/req/frontend/wechat/officialAccount/callback'
export const MAX_TICKETS = 500
export const INVALID_TOKEN = { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' }

export const TOKEN_SECONDS = 7200

const tokenAt = (key: string, period: number): string =>
  createHmac('sha256', key).update(`access-token:${period}`).digest('base64url')

const periodNow = (): number => Math.floor(Date.now() / 1000 / TOKEN_SECONDS)

/** The same within two hours and across restarts, as `stable_token` promises. */
export const accessToken = (key: string): string => tokenAt(key, periodNow())

/** A token stays valid for one period after its successor was issued. */
export const isAccessToken = (key: string, token: string | undefined): boolean =>
  token === tokenAt(key, periodNow()) || token === tokenAt(key, periodNow() - 1)

export function readJson(text: string | undefined): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '') as Record<string, unknown>) ?? {}
  } catch {
    return {}
  }
}
