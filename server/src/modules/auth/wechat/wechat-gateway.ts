import type { AppCtx } from '../../../infra/context.ts'
import { sandboxServiceKey } from '../../../infra/derived-key.ts'
import { sandboxUrl, signedPost } from '../../../infra/signed-post.ts'

const APP_ID = 'wx_inkroute_demo'
const TIMEOUT_MS = 5000

export const CALLBACK_PATH = '/req/frontend/wechat/officialAccount/callback'

/** The token WeChat signs its callbacks with. */
export const callbackToken = (ctx: AppCtx): string => sandboxServiceKey(ctx.config.app_secret, 'wechat-callback')

async function askWechat<T>(ctx: AppCtx, path: string, body?: object): Promise<T> {
  const response = await fetch(`${sandboxUrl(ctx)}/wechat${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  })
  const answer = (await response.json()) as T & { errcode?: number; errmsg?: string }
  if (answer.errcode) throw new Error(`WeChat answered ${answer.errcode} ${answer.errmsg}`)
  return answer
}

/** `stable_token` hands every node the same token, so nothing has to be shared or cached. */
async function accessToken(ctx: AppCtx): Promise<string> {
  const secret = sandboxServiceKey(ctx.config.app_secret, 'wechat')
  const body = { grant_type: 'client_credential', appid: APP_ID, secret }
  const { access_token } = await askWechat<{ access_token: string }>(ctx, '/cgi-bin/stable_token', body)
  return access_token
}

interface QrTicket {
  readonly ticket: string
  /** Content of the QR code. */
  readonly url: string
}

export async function createQrTicket(ctx: AppCtx, scene: string, expire_seconds: number): Promise<QrTicket> {
  const path = `/wechat/cgi-bin/qrcode/create?access_token=${encodeURIComponent(await accessToken(ctx))}`
  const answer = await signedPost<QrTicket & { errmsg?: string }>(ctx, {
    service: 'wechat',
    path,
    body: {
      expire_seconds,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: scene } },
      callback_url: ctx.callback_origin() + CALLBACK_PATH,
    },
  })
  if (!answer.ticket) throw new Error(`WeChat answered ${answer.errmsg}`)
  return answer
}

export async function fetchQrPicture(ctx: AppCtx, ticket: string): Promise<string> {
  const url = `${sandboxUrl(ctx)}/wechat/cgi-bin/showqrcode?ticket=${encodeURIComponent(ticket)}`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`WeChat answered ${response.status} for the picture of a code`)
  const type = response.headers.get('content-type') ?? 'image/svg+xml'
  return `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`
}

export async function fetchNickname(ctx: AppCtx, openid: string): Promise<string> {
  const query = new URLSearchParams({ access_token: await accessToken(ctx), openid, lang: 'zh_CN' })
  return (await askWechat<{ nickname: string }>(ctx, `/cgi-bin/user/info?${query}`)).nickname
}
