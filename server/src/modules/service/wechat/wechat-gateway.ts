import type { AppCtx } from '../../../infra/context.ts'
import { fetchOutside } from '../../../infra/outside/fetch-outside.ts'
import { type CallOutcome, recordedCall, SANDBOX } from '../../../infra/services/recorded-call.ts'
import { signedPost } from '../../../infra/signed-post.ts'
import { type WechatRoute, wechatRoute } from './wechat-route.ts'

const TIMEOUT_MS = 5000

export const CALLBACK_PATH = '/req/frontend/wechat/officialAccount/callback'

/** What WeChat says instead of yes: HTTP 200 with a code. */
export class WechatRefusal extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

async function ask<T>(url: string, body?: object): Promise<T> {
  const response = await fetchOutside(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  })
  let answer: T & { errcode?: number; errmsg?: string }
  try {
    answer = (await response.json()) as typeof answer
  } catch {
    throw new Error(`HTTP ${response.status}: the answer is not JSON`)
  }
  if (answer.errcode) throw new WechatRefusal(answer.errcode, answer.errmsg ?? '')
  return answer
}

const withQuery = (url: string, query: Record<string, string>): string => `${url}?${new URLSearchParams(query)}`

/** Keeps what WeChat answered for the list of services; the answer itself goes to the caller. */
async function recorded<T>(ctx: AppCtx, route: WechatRoute, run: () => Promise<T>, say: (answer: T) => string) {
  let answer: T | undefined
  let failure: unknown
  await recordedCall(ctx, { service: 'wechat', provider: route.provider }, () =>
    run().then(
      (got) => {
        answer = got
        return say(got)
      },
      (error: unknown) => {
        failure = error
        throw error
      },
    ),
  )
  if (failure) throw failure
  return answer as T
}

/** `stable_token` hands every node the same token, so nothing has to be shared or cached. */
async function accessToken({ api, app_id, app_secret }: WechatRoute): Promise<string> {
  const body = { grant_type: 'client_credential', appid: app_id, secret: app_secret }
  const { access_token } = await ask<{ access_token: string }>(`${api}/cgi-bin/stable_token`, body)
  return access_token
}

interface QrTicket {
  readonly ticket: string
  /** Content of the QR code. */
  readonly url: string
}

/** WeChat keeps our callback address in its settings; the demo's sandbox is told it with each code. */
async function askQrTicket(ctx: AppCtx, route: WechatRoute, body: object): Promise<QrTicket> {
  const access_token = await accessToken(route)
  const path = withQuery('/cgi-bin/qrcode/create', { access_token })
  if (route.provider !== SANDBOX) return ask<QrTicket>(route.api + path, body)
  const callback_url = ctx.callback_origin() + CALLBACK_PATH
  const signed = { service: 'wechat' as const, path: `/wechat${path}`, body: { ...body, callback_url } }
  const answer = await signedPost<QrTicket & { errmsg?: string }>(ctx, signed)
  if (!answer.ticket) throw new Error(`WeChat answered ${answer.errmsg}`)
  return answer
}

export function createQrTicket(ctx: AppCtx, scene: string, expire_seconds: number): Promise<QrTicket> {
  const route = wechatRoute(ctx)
  const body = { expire_seconds, action_name: 'QR_STR_SCENE', action_info: { scene: { scene_str: scene } } }
  return recorded(
    ctx,
    route,
    () => askQrTicket(ctx, route, body),
    () => 'qrcode',
  )
}

export async function fetchQrPicture(ctx: AppCtx, ticket: string): Promise<string> {
  const url = withQuery(`${wechatRoute(ctx).mp}/cgi-bin/showqrcode`, { ticket })
  const response = await fetchOutside(url, { redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`WeChat answered ${response.status} for the picture of a code`)
  const type = response.headers.get('content-type') ?? 'image/jpeg'
  return `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`
}

interface Profile {
  /** Real official accounts no longer tell it. */
  readonly nickname?: string
  /** Only where the account belongs to an open platform account. */
  readonly unionid?: string
}

export async function fetchProfile(ctx: AppCtx, openid: string): Promise<Profile> {
  const { api, ...route } = wechatRoute(ctx)
  const access_token = await accessToken({ api, ...route })
  return ask<Profile>(withQuery(`${api}/cgi-bin/user/info`, { access_token, openid, lang: 'zh_CN' }))
}

/** The page of WeChat that shows the QR code to log in with. */
export function loginPage(ctx: AppCtx, redirect_uri: string, state: string): string {
  const { open, web_app_id } = wechatRoute(ctx)
  const query = { appid: web_app_id, redirect_uri, response_type: 'code', scope: 'snsapi_login', state }
  return `${withQuery(`${open}/connect/qrconnect`, query)}#wechat_redirect`
}

export interface WechatPerson {
  readonly openid: string
  readonly unionid: string | null
  readonly nickname: string
}

/** Exchanges the code WeChat sent the browser back with, which works once, for who scanned. */
export function fetchPerson(ctx: AppCtx, code: string): Promise<WechatPerson> {
  const route = wechatRoute(ctx)
  const { api, web_app_id: appid, web_app_secret: secret } = route
  const run = async () => {
    const query = { appid, secret, code, grant_type: 'authorization_code' }
    const token = await ask<{ access_token: string; openid: string; unionid?: string }>(
      withQuery(`${api}/sns/oauth2/access_token`, query),
    )
    const { access_token, openid } = token
    const profile = await ask<Profile>(withQuery(`${api}/sns/userinfo`, { access_token, openid, lang: 'zh_CN' }))
    return { openid, unionid: profile.unionid ?? token.unionid ?? null, nickname: profile.nickname ?? '' }
  }
  return recorded(ctx, route, run, () => 'login')
}

interface TemplateMessage {
  readonly openid: string
  readonly title: string
  readonly text: string
  readonly time: string
  readonly url: string
}

/** Fields called `thing` take twenty characters. */
const THING_MAX = 20
const short = (text: string): string => {
  const signs = [...text.replace(/\s+/g, ' ').trim()]
  return signs.length > THING_MAX ? `${signs.slice(0, THING_MAX - 1).join('')}…` : signs.join('')
}

export function sendTemplateMessage(ctx: AppCtx, { openid, title, text, time, url }: TemplateMessage): Promise<number> {
  const route = wechatRoute(ctx)
  const [title_field = '', text_field = '', time_field = ''] = route.template_fields
  const run = async () => {
    const access_token = await accessToken(route)
    const data = {
      [title_field]: { value: short(title) },
      [text_field]: { value: short(text) },
      [time_field]: { value: time },
    }
    const body = { touser: openid, template_id: route.template_id, url, data }
    const address = withQuery(`${route.api}/cgi-bin/message/template/send`, { access_token })
    return (await ask<{ msgid: number }>(address, body)).msgid
  }
  return recorded(ctx, route, run, String)
}

/** For the button that tries the settings: whether WeChat accepts app id and secret. */
export function tryWechat(ctx: AppCtx): Promise<CallOutcome> {
  const route = wechatRoute(ctx)
  return recordedCall(ctx, { service: 'wechat', provider: route.provider }, async () => {
    await accessToken(route)
    return 'access_token'
  })
}
