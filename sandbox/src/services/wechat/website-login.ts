import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { findWebPerson } from './fake-people.ts'
import { type Wechat, wechatAccount } from './wechat-account.ts'
import { loginPage, messagePage } from './wechat-pages.ts'

const OWN_APP_ID = 'wx_inkroute_web'
const CODE_MS = 10 * 60_000
const TOKEN_SECONDS = 7200

interface Pending {
  readonly web_openid: string
  readonly appid: string
  readonly ends_at: number
}

/** Codes work once; tokens of a person for two hours. In memory, as a login takes seconds. */
const codes = new Map<string, Pending>()
const tokens = new Map<string, string>()

type Query = { Querystring: Record<string, string | undefined> }

function addLoginPages(app: FastifyInstance): void {
  const isKnown = (appid: string | undefined) => appid === OWN_APP_ID || appid === wechatAccount.web_app_id

  // https://open.weixin.qq.com/connect/qrconnect
  app.get<Query>('/wechat/connect/qrconnect', async (request, reply) => {
    const { appid, redirect_uri, response_type, scope, state = '' } = request.query
    reply.type('text/html')
    if (!isKnown(appid)) return reply.send(messagePage('微信登录 · WeChat login', 'AppID 参数错误'))
    if (!redirect_uri || !URL.canParse(redirect_uri) || response_type !== 'code') {
      return reply.send(messagePage('微信登录 · WeChat login', 'redirect_uri 参数错误'))
    }
    if (scope !== 'snsapi_login')
      return reply.send(messagePage('微信登录 · WeChat login', 'Scope 参数错误或没有 Scope 权限'))
    return reply.send(loginPage({ appid: appid ?? '', redirect_uri, state }))
  })

  app.post<{ Body: string }>('/wechat/connect/confirm', async (request, reply) => {
    const form = new URLSearchParams(request.body ?? '')
    const [appid = '', redirect_uri = '', state = '', web_openid = ''] = [
      'appid',
      'redirect_uri',
      'state',
      'openid',
    ].map((name) => form.get(name) ?? '')
    if (!isKnown(appid) || !findWebPerson(web_openid) || !URL.canParse(redirect_uri)) return reply.code(400).send('')
    const code = randomBytes(16).toString('hex')
    codes.set(code, { web_openid, appid, ends_at: Date.now() + CODE_MS })
    const target = new URL(redirect_uri)
    target.searchParams.set('code', code)
    target.searchParams.set('state', state)
    return reply.redirect(target.href, 302)
  })
}

/** Login by QR code on a website: https://api.weixin.qq.com/sns/oauth2/access_token and /sns/userinfo. */
export function addWechatLogin(app: FastifyInstance, { key }: Wechat): void {
  addLoginPages(app)
  const getSecret = (appid: string) => (appid === OWN_APP_ID ? key : wechatAccount.web_app_secret)

  app.get<Query>('/wechat/sns/oauth2/access_token', async (request) => {
    const { appid = '', secret, code = '', grant_type } = request.query
    const found = codes.get(code)
    codes.delete(code)
    if (appid !== OWN_APP_ID && appid !== wechatAccount.web_app_id) return { errcode: 40013, errmsg: 'invalid appid' }
    if (secret !== getSecret(appid)) return { errcode: 40125, errmsg: 'invalid appsecret' }
    if (!found || found.appid !== appid || found.ends_at < Date.now() || grant_type !== 'authorization_code') {
      return { errcode: 40029, errmsg: 'invalid code' }
    }
    const access_token = randomBytes(32).toString('base64url')
    tokens.set(access_token, found.web_openid)
    return {
      access_token,
      expires_in: TOKEN_SECONDS,
      refresh_token: randomBytes(32).toString('base64url'),
      openid: found.web_openid,
      scope: 'snsapi_login',
      unionid: findWebPerson(found.web_openid)?.unionid,
    }
  })

  app.get<Query>('/wechat/sns/userinfo', async (request) => {
    const { access_token = '', openid = '' } = request.query
    const person = findWebPerson(openid)
    if (!person || tokens.get(access_token) !== openid) return { errcode: 40001, errmsg: 'invalid credential' }
    return {
      openid,
      nickname: person.nickname,
      sex: 0,
      language: '',
      city: '',
      province: '',
      country: '',
      headimgurl: 'https://thirdwx.qlogo.cn/mmopen/vi_32/0/132',
      privilege: [],
      unionid: person.unionid,
    }
  })
}
