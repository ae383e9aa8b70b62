import type { AppCtx } from '../../../infra/context.ts'
import { sandboxServiceKey } from '../../../infra/derived-key.ts'
import { SANDBOX } from '../../../infra/services/recorded-call.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import { sandboxUrl } from '../../../infra/signed-post.ts'

/** Our accounts at WeChat and the addresses they are reached at. */
export interface WechatRoute {
  readonly provider: string
  readonly api: string
  readonly mp: string
  readonly open: string
  readonly app_id: string
  readonly app_secret: string
  /** What WeChat signs its callbacks with. */
  readonly callback_token: string
  /** Empty: no messages. */
  readonly template_id: string
  /** Names of the template's fields for title, text and time. */
  readonly template_fields: readonly string[]
  /** Empty: no login by QR code. */
  readonly web_app_id: string
  readonly web_app_secret: string
}

const API = 'https://api.weixin.qq.com'
const MP = 'https://mp.weixin.qq.com'
const OPEN = 'https://open.weixin.qq.com'
const FIELDS = 'thing1,thing2,time3'

const sandboxRoute = (ctx: AppCtx): WechatRoute => {
  const address = `${sandboxUrl(ctx)}/wechat`
  const app_secret = sandboxServiceKey(ctx.config.app_secret, 'wechat')
  return {
    provider: SANDBOX,
    api: address,
    mp: address,
    open: address,
    app_id: 'wx_inkroute_demo',
    app_secret,
    callback_token: sandboxServiceKey(ctx.config.app_secret, 'wechat-callback'),
    template_id: 'sandbox-template-of-notices',
    template_fields: FIELDS.split(','),
    web_app_id: 'wx_inkroute_web',
    web_app_secret: app_secret,
  }
}

/** The accounts staff entered, or the sandbox of the demo. */
export function wechatRoute(ctx: AppCtx): WechatRoute {
  const choice = ctx.services.find('wechat')
  if (!choice) return sandboxRoute(ctx)
  const { values } = choice
  return {
    provider: choice.provider,
    api: values.endpoint || API,
    mp: values.mp_endpoint || MP,
    open: values.open_endpoint || OPEN,
    app_id: values.app_id ?? '',
    app_secret: values.app_secret ?? '',
    callback_token: values.callback_token ?? '',
    template_id: values.template_id ?? '',
    template_fields: (values.template_fields || FIELDS).split(','),
    web_app_id: values.web_app_id ?? '',
    web_app_secret: values.web_app_secret ?? '',
  }
}

export const hasWechatLogin = (ctx: AppCtx): boolean => isServiceOn(ctx, 'wechat') && wechatRoute(ctx).web_app_id !== ''

/** Undefined while WeChat is off: then nobody can have signed a callback. */
export const callbackToken = (ctx: AppCtx): string | undefined =>
  isServiceOn(ctx, 'wechat') ? wechatRoute(ctx).callback_token || undefined : undefined
