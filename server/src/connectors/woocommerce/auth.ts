import { z } from 'zod'
import type { AuthAnswer, AuthorisedShop, AuthStart, MarketApp, MarketConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import { LooseText, readShape } from '../core/read-shape.ts'
import { plainLine } from './html-text.ts'
import { getSite, isSandboxShop, type WooKeys, wooCallWith } from './woo-call.ts'

/** The seller approves on their own site; it then posts fresh keys to us. `user_id` carries our state. */
export function startAuth(app: MarketApp, { state, shop_domain }: AuthStart): string {
  if (!isSandboxShop(app, shop_domain) && !app.webhook_url.startsWith('https:')) {
    throw new MarketError(
      'rejected',
      '本站的公开地址不是 HTTPS，WooCommerce 不会把密钥发过来，请改为粘贴密钥。 WooCommerce sends keys to HTTPS addresses only, and this installation has none: paste the keys instead.',
      { code: 'public_url_plain' },
    )
  }
  const url = new URL(`${getSite({ app }, { shop_domain })}/wc-auth/v1/authorize`)
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

const READ_ONLY =
  '这组密钥只能读取，请在 WooCommerce 里改为“读/写”。 These keys may only read; give them read and write.'

const Index = z.object({ name: LooseText })
const Currency = z.object({ code: LooseText })

/** A batch of nothing changes nothing, but only keys that may write are let that far. */
async function requireWriting(conn: MarketConn, site: string, keys: WooKeys): Promise<void> {
  try {
    await wooCallWith(conn, site, keys, { method: 'POST', path: '/wp-json/wc/v3/products/batch', body: { create: [] } })
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'missing_right') throw error
    throw new MarketError('rejected', READ_ONLY, { code: 'scope_missing' })
  }
}

export async function completeAuth(conn: MarketConn, { fields, shop_domain }: AuthAnswer): Promise<AuthorisedShop[]> {
  const { consumer_key = '', consumer_secret = '', key_permissions = 'read_write' } = fields
  const keys = { consumer_key: consumer_key.trim(), consumer_secret: consumer_secret.trim() }
  if (key_permissions !== 'read_write') {
    throw new MarketError('rejected', READ_ONLY, { code: 'scope_missing' })
  }
  const path = '/wp-json/wc/v3/data/currencies/current'
  const { answer, site } = await wooCallWith(conn, getSite(conn, { shop_domain }), keys, { path })
  const { code } = readShape(Currency, answer.json())
  await requireWriting(conn, site, keys)
  const index = await conn.http.send({ method: 'GET', url: `${site}/wp-json/` })
  const { name } = index.status === 200 ? readShape(Index, index.json()) : { name: '' }
  const domain = isSandboxShop(conn.app, shop_domain) ? shop_domain : site.replace(/^https?:\/\//, '')
  return [
    {
      external_shop_id: domain,
      shop_domain: domain,
      region: '',
      name: plainLine(name) || domain,
      currency: code,
      credentials: { extra: keys },
    },
  ]
}
