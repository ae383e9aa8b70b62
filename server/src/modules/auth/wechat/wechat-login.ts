import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import type { RawHttp } from '../../../infra/module/module.ts'
import { markLoggedIn, recordActivity } from '../../account/account.ts'
import { fetchPerson, hasWechatLogin, loginPage, type WechatPerson } from '../../service/service.ts'
import { findFreeze } from '../core/auth.queries.ts'
import { JUMP_LIFETIME_MS, newToken, openSession } from '../core/session.ts'
import { findUserByWechat, keepWebOpenid } from './wechat.queries.ts'

export const WECHAT_LOGIN_PATH = '/req/frontend/wechat/login'
const CALLBACK_PATH = `${WECHAT_LOGIN_PATH}/callback`
const COOKIE = 'wechat_state'
const COOKIE_SECONDS = 600

const getCookie = (ctx: AppCtx, state: string, seconds: number): string =>
  `${COOKIE}=${state}; Path=${WECHAT_LOGIN_PATH}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${
    ctx.config.public_url.startsWith('https:') ? '; Secure' : ''
  }`

/** Only the browser that began may finish: otherwise a stranger's link could log a person in to the stranger's account. */
function isSameBrowser(request: FastifyRequest, state: string | undefined): boolean {
  const kept = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
  return Boolean(kept && state?.length === kept.length && timingSafeEqual(Buffer.from(kept), Buffer.from(state)))
}

/** A short-lived token for the browser's address, exchanged there for the session. Null when nobody is bound. */
async function logInAs(ctx: AppCtx, person: WechatPerson, ip: string, user_agent: string): Promise<string | null> {
  const user = await findUserByWechat(ctx.db, person, ctx.config.demo)
  if (!user || (await findFreeze(ctx.db, user.seller_id))) return null
  return inTransaction(ctx, async (tx) => {
    await keepWebOpenid(tx.db, user.user_id, person)
    await markLoggedIn(tx.db, user.user_id, tx.clock.now())
    await recordActivity({ ...tx, ip, user_agent }, user, 'login')
    const device = { user_id: user.user_id, ip, user_agent }
    const { id, expires_at } = await openSession(tx, device)
    const jump = { ...device, purpose: 'jump' as const, lifetime_ms: JUMP_LIFETIME_MS, parent: { id, expires_at } }
    return (await openSession(tx, jump)).token
  })
}

/** Login by QR code on the website: we send the browser to WeChat, and WeChat sends it back with a code. */
export function addWechatLogin({ app, ctx }: RawHttp): void {
  const away = (reply: FastifyReply, outcome: 'failed' | 'unbound' | 'off') =>
    reply.redirect(`/user/login?wechat=${outcome}`, 302)

  app.get(WECHAT_LOGIN_PATH, async (_request, reply) => {
    if (!hasWechatLogin(ctx)) return away(reply, 'off')
    const state = newToken()
    reply.header('set-cookie', getCookie(ctx, state, COOKIE_SECONDS)).header('cache-control', 'no-store')
    return reply.redirect(loginPage(ctx, ctx.config.public_url + CALLBACK_PATH, state), 302)
  })

  app.get<{ Querystring: { code?: string; state?: string } }>(CALLBACK_PATH, async (request, reply) => {
    const { code, state } = request.query
    reply.header('set-cookie', getCookie(ctx, '', 0)).header('cache-control', 'no-store')
    // Without a code the person has declined.
    if (!hasWechatLogin(ctx) || !code || !isSameBrowser(request, state)) return away(reply, 'failed')
    let person: WechatPerson
    try {
      person = await fetchPerson(ctx, code)
    } catch (error) {
      ctx.log.warn({ err: error }, 'wechat login')
      return away(reply, 'failed')
    }
    const token = await logInAs(ctx, person, request.ip, request.headers['user-agent'] ?? '')
    return token ? reply.redirect(`/views/main?jump_token=${token}`, 302) : away(reply, 'unbound')
  })
}
