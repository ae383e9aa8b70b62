import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import bwip from 'bwip-js/node'
import type { FastifyInstance } from 'fastify'
import type { SandboxService } from '../../shared/service.ts'
import { serviceKey } from '../../shared/signed-requests.ts'
import { StoredList } from '../../shared/stored-list.ts'
import { sendScanEvent } from './callback.ts'
import { findPerson } from './fake-people.ts'
import { addTemplateMessages } from './template-messages.ts'
import { addWechatLogin } from './website-login.ts'
import {
  APP_ID,
  accessToken,
  CALLBACK_PATH,
  INVALID_TOKEN,
  isAccessToken,
  MAX_TICKETS,
  readJson,
  type Ticket,
  TOKEN_SECONDS,
  type Wechat,
  wechatAccount,
} from './wechat-account.ts'
import { accountPage, messagePage, scanPage } from './wechat-pages.ts'

const liveTicket = ({ tickets }: Wechat, ticket: string | undefined): Ticket | undefined =>
  tickets.items.find((known) => known.ticket === ticket && new Date(known.expires_at) > new Date())

function addToken(app: FastifyInstance, { key, signed }: Wechat): void {
  app.post<{ Body: string }>('/wechat/cgi-bin/stable_token', async (request) => {
    const { grant_type, appid, secret } = readJson(request.body)
    const is_own = appid === APP_ID && secret === key
    const is_entered = appid === wechatAccount.app_id && secret === wechatAccount.app_secret
    if (grant_type === 'client_credential' && (is_own || is_entered)) {
      return { access_token: accessToken(key), expires_in: TOKEN_SECONDS }
    }
    signed.record('wechat', '/wechat/cgi-bin/stable_token', 'wrong appid or secret')
    return { errcode: 40125, errmsg: 'invalid appsecret, view more at https://mp.weixin.qq.com' }
  })

  app.get<{ Querystring: Record<string, string> }>('/wechat/cgi-bin/user/info', async (request) => {
    if (!isAccessToken(key, request.query.access_token)) return INVALID_TOKEN
    const person = findPerson(request.query.openid ?? '')
    if (!person) return { errcode: 40003, errmsg: 'invalid openid' }
    const { openid, nickname, unionid } = person
    return { subscribe: 1, openid, nickname, language: 'zh_CN', subscribe_time: 1_700_000_000, unionid }
  })
}

function addQrCodes(app: FastifyInstance, wechat: Wechat): void {
  const { config, key, signed, tickets } = wechat
  type Query = { Querystring: Record<string, string>; Body: string }

  // The real service has the callback address in its settings. In the demo it comes with the request, hence the signature.
  app.post<Query>('/wechat/cgi-bin/qrcode/create', async (request, reply) => {
    const { expire_seconds, action_info, callback_url: own_url } = readJson(request.body)
    const refusal = own_url === undefined ? null : signed.check(request, 'wechat', request.body ?? '')
    if (refusal) return reply.code(403).send({ errcode: 40001, errmsg: refusal })
    if (!isAccessToken(key, request.query.access_token)) return INVALID_TOKEN
    const callback_url = own_url ?? config.callback_origin + CALLBACK_PATH
    const callback_token = own_url ? serviceKey(config.secret, 'wechat-callback') : wechatAccount.callback_token
    const scene = (action_info as { scene?: { scene_str?: string } } | undefined)?.scene?.scene_str
    if (!scene || typeof callback_url !== 'string') return { errcode: 40053, errmsg: 'invalid action info' }
    const seconds = Math.min(Number(expire_seconds) || 60, 2_592_000)
    const ticket = `gQ${randomBytes(24).toString('base64url')}`
    const url = `http://${request.headers.host}/wechat/scan?ticket=${ticket}`
    const expires_at = new Date(Date.now() + seconds * 1000).toISOString()
    tickets.add({ ticket, scene, callback_url, callback_token, url, expires_at })
    return { ticket, expire_seconds: seconds, url }
  })

  app.get<Query>('/wechat/cgi-bin/showqrcode', async (request, reply) => {
    const found = liveTicket(wechat, request.query.ticket)
    if (!found) return reply.code(404).send({ errcode: 40058, errmsg: 'invalid ticket' })
    return reply.type('image/svg+xml').send(bwip.toSVG({ bcid: 'qrcode', text: found.url, scale: 4, padding: 4 }))
  })
}

function addScanning(app: FastifyInstance, wechat: Wechat): void {
  const { tickets, followers, messages } = wechat
  const gone = messagePage(
    '二维码已失效 · This code has expired',
    '请回到印途重新打开二维码。 Open a new code in InkRoute.',
  )

  app.get<{ Querystring: { ticket?: string } }>('/wechat/scan', async (request, reply) => {
    const found = liveTicket(wechat, request.query.ticket)
    return reply.type('text/html').send(found ? scanPage(found.ticket) : gone)
  })

  app.post<{ Body: string }>('/wechat/scan', async (request, reply) => {
    const form = new URLSearchParams(request.body ?? '')
    const found = liveTicket(wechat, form.get('ticket') ?? '')
    const person = findPerson(form.get('openid') ?? '')
    reply.type('text/html')
    if (!found || !person) return reply.code(400).send(gone)
    const is_new = !followers.items.includes(person.openid)
    const event = { openid: person.openid, scene: found.scene, ticket: found.ticket, is_new }
    if (!(await sendScanEvent(found.callback_url, found.callback_token, event))) {
      const text = '请确认印途正在运行，然后再扫一次。 Make sure InkRoute is running, then scan again.'
      return reply.code(502).send(messagePage('没有通知到印途 · InkRoute did not answer', text))
    }
    if (is_new) followers.add(person.openid)
    tickets.remove((known) => known.ticket === found.ticket)
    const text = `${person.nickname} 已关注印途公众号，请回到印途查看绑定结果。 Done; go back to InkRoute.`
    return reply.send(messagePage('已关注 · Following', text))
  })

  app.get('/wechat', async (_request, reply) => {
    const waiting = tickets.items.filter((known) => new Date(known.expires_at) > new Date())
    return reply.type('text/html').send(accountPage([...waiting].reverse(), followers.items, messages.items))
  })
}

export const wechatService: SandboxService = {
  name: 'wechat',
  title: '微信公众号 · WeChat official account',
  description: '扫码关注、扫码登录与模板消息。 Following, login by QR code, template messages.',
  page: '/wechat',
  add(app, tools) {
    const wechat: Wechat = {
      ...tools,
      key: serviceKey(tools.config.secret, 'wechat'),
      tickets: new StoredList(join(tools.config.data_dir, 'wechat-tickets.json'), MAX_TICKETS),
      followers: new StoredList(join(tools.config.data_dir, 'wechat-followers.json'), MAX_TICKETS),
      messages: new StoredList(join(tools.config.data_dir, 'wechat-messages.json'), MAX_TICKETS),
    }
    addToken(app, wechat)
    addWechatLogin(app, wechat)
    addTemplateMessages(app, wechat)
    addQrCodes(app, wechat)
    addScanning(app, wechat)
  },
}
