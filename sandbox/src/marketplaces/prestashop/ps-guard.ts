import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteUse } from '../core/access.ts'
import { getHeader, sameText, sendJson, toQuery } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import { shopOfDomain } from '../core/shops.ts'
import type { World } from '../core/world.ts'

/** Errors come in the format that was asked for, XML unless told otherwise. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, code: number, message: string) {
  if (toQuery(request).output_format === 'JSON') return sendJson(reply, { errors: [{ code, message }] }, status)
  const error = `<error><code><![CDATA[${code}]]></code><message><![CDATA[${message}]]></message></error>`
  return reply.code(status).type('text/xml;charset=utf-8').send(`<prestashop><errors>${error}</errors></prestashop>`)
}

/** The key is the user name; there is no password. Null when the call was refused, and answered. */
export function shopFor(world: World, request: FastifyRequest, reply: FastifyReply): Shop | null {
  const { domain = '' } = request.params as { domain?: string }
  const shop = shopOfDomain(world, domain)
  if (!shop) {
    world.violate(request, 'no such site')
    refuse(request, reply, 404, 999, 'This shop id does not exist')
    return null
  }
  const [, encoded = ''] = /^Basic (\S+)$/.exec(getHeader(request, 'authorization')) ?? []
  const [key = '', password = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  if (key === '' || password !== '') {
    world.violate(request, 'the key has to be the user name, without a password')
    refuse(request, reply, 401, 16, 'Please enter the authentication key as the login. No password required')
    return null
  }
  if (key.length !== 32) {
    refuse(request, reply, 401, 18, 'Invalid authentication key format')
    return null
  }
  if (world.book.grants.get(shop.shop_id)?.revoked || !sameText(key, shop.keys.ws_key ?? '')) {
    refuse(request, reply, 401, 20, 'Authentification key is not active')
    return null
  }
  noteUse(world, shop)
  return shop
}

/** How a single row is answered, after a write too: what is "0", empty or null is left out. Lists show everything. */
export const singleRow = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && !['', '0', 'false'].includes(String(value))),
  )

export function invalid(world: World, request: FastifyRequest, reply: FastifyReply, code: number, reason: string) {
  world.violate(request, reason)
  return refuse(request, reply, 400, code, reason)
}
