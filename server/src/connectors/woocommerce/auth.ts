import { z } from 'zod'
import type { AuthAnswer, AuthorisedShop, AuthStart, MarketApp, MarketConn } from '../connector.ts'
import { MarketError } from '../market-error.ts'
import { LooseText, readShape } from '../read-shape.ts'
import { siteOf, wooCallWith } from './woo-call.ts'

/** The seller approves on their own site; it then posts fresh keys to us. `user_id` carries our state. */
export function startAuth(app: MarketApp, { state, shop_domain }: AuthStart): string {
  const url = new URL(`${siteOf({ app }, { shop_domain })}/wc-auth/v1/authorize`)
  url.search = new URLSearchParams({
    app_name: 'InkRoute',
    scope: 'read_write',
    user_id: state,
    return_url: `${app.redirect_uri}?platform=woocommerce&state=${encodeURIComponent(state)}`,
    callback_url: `${app.webhook_url}/keys`,
  }).toString()
  return url.toString()
}

const KeyPost = z.object({
  user_id: z.union([z.string(), z.number()]).transform(String),
  consumer_key: z.string().startsWith('ck_'),
  consumer_secret: z.string().startsWith('cs_'),
  key_permissions: z.string(),
})

/** The post is unsigned: the state identifies the seller, and the keys are tried before they are trusted. */
export function readKeyPost(raw_body: Buffer): { state: string; fields: Record<string, string> } | null {
  try {
    const { user_id, ...fields } = KeyPost.parse(JSON.parse(raw_body.toString('utf8')))
    return { state: user_id, fields }
  } catch {
    return null
  }
}

const Index = z.object({ name: LooseText })
const Currency = z.object({ code: LooseText })

export async function completeAuth(conn: MarketConn, { fields, shop_domain }: AuthAnswer): Promise<AuthorisedShop[]> {
  const { consumer_key = '', consumer_secret = '', key_permissions = 'read_write' } = fields
  const keys = { consumer_key: consumer_key.trim(), consumer_secret: consumer_secret.trim() }
  if (key_permissions !== 'read_write') {
    throw new MarketError('rejected', 'The keys may only read; give them read and write', { code: 'scope_missing' })
  }
  const site = siteOf(conn, { shop_domain })
  const answer = await wooCallWith(conn, site, keys, { path: '/wp-json/wc/v3/data/currencies/current' })
  const { code } = readShape(Currency, answer.json())
  const index = await conn.http.send({ method: 'GET', url: `${site}/wp-json/` })
  const { name } = index.status === 200 ? readShape(Index, index.json()) : { name: '' }
  return [
    {
      external_shop_id: shop_domain,
      shop_domain,
      region: '',
      name: name || shop_domain,
      currency: code,
      credentials: { extra: keys },
    },
  ]
}
