import { verify } from 'node:crypto'
import { z } from 'zod'
import type { HookEvent, HookRequest, MarketApp, MarketConn, Notices } from '../core/connector.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { sha256Hex } from '../core/signing.ts'
import { appToken } from './auth.ts'
import { ebayCallWith } from './ebay-call.ts'

const KEY_MS = 3_600_000
/** eBay asks not to fetch the key for every notice. */
const keys = new Map<string, { readonly key: string; readonly until_ms: number }>()

const Signature = z.object({ kid: z.string().regex(/^[\w-]{1,80}$/), signature: z.string().min(1) })
const PublicKey = z.object({ key: z.string().min(1) })
const Notice = z.object({
  metadata: z.object({ topic: z.string() }),
  notification: z.object({
    notificationId: z.string().min(1),
    data: z.object({ userId: LooseText, username: LooseText }).nullish(),
  }),
})

const getToken = ({ extra }: MarketApp): string => extra.verification_token ?? ''

/** Keys come in one line; PEM wants the frame on lines of its own. */
const getPem = (key: string): string =>
  key.replace(/(-----BEGIN PUBLIC KEY-----)\s*/, '$1\n').replace(/\s*(-----END PUBLIC KEY-----)/, '\n$1')

async function publicKey(conn: MarketConn, kid: string): Promise<string> {
  const known = keys.get(kid)
  if (known && known.until_ms > conn.now().getTime()) return known.key
  const path = `/commerce/notification/v1/public_key/${kid}`
  const answer = await ebayCallWith(conn, { access_token: await appToken(conn) }, 'EBAY_US', { path })
  const { key } = readShape(PublicKey, answer.json())
  keys.clear()
  keys.set(kid, { key: getPem(key), until_ms: conn.now().getTime() + KEY_MS })
  return getPem(key)
}

/** The header is base64 of JSON: the id of the key and a signature over the body. */
async function isGenuine(conn: MarketConn, { headers, raw_body }: HookRequest): Promise<boolean> {
  let told: unknown
  try {
    told = JSON.parse(Buffer.from(headers['x-ebay-signature'] ?? '', 'base64').toString('utf8'))
  } catch {
    return false
  }
  const said = Signature.safeParse(told).data
  if (!said) return false
  const key = await publicKey(conn, said.kid)
  try {
    return verify('sha1', raw_body, key, Buffer.from(said.signature, 'base64'))
  } catch {
    return false
  }
}

const NOBODY = { email: '', phone: '', order_ids: [], order_numbers: [] } as const

/**
 * Closed accounts. Of buyers we keep neither name nor number at eBay; a seller who closes their account has their shop
 * erased.
 */
function eventsIn({ raw_body }: HookRequest): HookEvent[] {
  const { metadata, notification } = readShape(Notice, JSON.parse(raw_body.toString('utf8')))
  const user_id = notification.data?.userId ?? ''
  if (metadata.topic !== 'MARKETPLACE_ACCOUNT_DELETION' || user_id === '') return []
  return [
    {
      dedupe_key: notification.notificationId,
      kind: 'privacy',
      external_shop_id: user_id,
      external_order_id: '',
      wish: { kind: 'shop_erase', ...NOBODY },
    },
  ]
}

export const notices: Notices = {
  challenge(app, query, endpoint) {
    const code = query.challenge_code ?? ''
    if (code === '' || getToken(app) === '') return null
    return JSON.stringify({ challengeResponse: sha256Hex(`${code}${getToken(app)}${endpoint}`) })
  },
  read: async (conn, request) => ((await isGenuine(conn, request)) ? eventsIn(request) : null),
}
