import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { page } from '../../shared/page.ts'
import type { Consent } from './model.ts'
import type { World } from './world.ts'

/** Sends a merchant's browser to the page where the app is approved or refused. */
export function askConsent(
  world: World,
  reply: FastifyReply,
  {
    redirect_uri,
    state,
    scopes = [],
    shop_id = null,
    extra = {},
  }: Partial<Consent> & { redirect_uri: string; state: string },
) {
  const consent: Consent = { consent_id: randomUUID(), redirect_uri, state, scopes, shop_id, extra }
  world.book.consents.set(consent.consent_id, consent)
  return reply.redirect(`/marketplaces/${world.market.id}/consent?id=${consent.consent_id}`)
}

/** The redirect address with the answer in its query. */
export function answerAddress(redirect_uri: string, answer: Record<string, string>): string {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries(answer)) if (value !== '') url.searchParams.set(name, value)
  return url.toString()
}

/** Apps register their redirect addresses; here these are our platform and this machine. */
export function isOwnAddress(world: World, redirect_uri: string): boolean {
  if (!URL.canParse(redirect_uri)) return false
  const { origin, hostname } = new URL(redirect_uri)
  const own = [new URL(world.callback_origin).origin, world.public_origin, 'localhost', '127.0.0.1']
  return own.includes(origin) || own.includes(hostname)
}

/** Single-page consoles keep the query after the #, which no server sees; the page moves it into the query string. */
export function addHashPage(scope: FastifyInstance, path: string): void {
  const text = page({
    title: '授权 · Authorise',
    body: '<p class="quiet">正在打开… Opening…</p>',
    script: "if (location.hash.startsWith('#/')) location.replace(location.pathname + location.hash.slice(2))",
  })
  scope.get(path, async (_request, reply) => reply.type('text/html').send(text))
}
