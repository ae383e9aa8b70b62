/** Seller centres and the tracking site our pages link to. Exact hosts: a look-alike does not match. */
const outsideHosts: ReadonlySet<string> = new Set([
  'sellercentral.amazon.com',
  'sellercentral.amazon.co.uk',
  'sellercentral.amazon.de',
  'www.etsy.com',
  'admin.shopify.com',
  'seller.shopee.cn',
  'seller.temu.com',
  'seller-us.tiktok.com',
  'seller.tiktokglobalshop.com',
  'merchant.wish.com',
  'gsp.aliexpress.com',
  'www.shoplazza.com',
  'woocommerce.com',
  'www.17track.net',
])

export type TransferTarget =
  | { readonly is: 'own'; readonly to: string }
  | { readonly is: 'outside'; readonly to: string; readonly host: string }

const MAX_LENGTH = 2000

/** The URL the jump page may continue to; null for anything neither ours nor on the list. */
export function transferTarget(raw: string | null): TransferTarget | null {
  const text = raw?.trim() ?? ''
  if (text === '' || text.length > MAX_LENGTH || /[\p{C}\s\\]/u.test(text)) return null
  if (/^\/(?!\/)/.test(text)) {
    const leads_back = /^\/(en\/)?transfer(?=[/?#]|$)/i.test(text)
    return leads_back ? null : { is: 'own', to: text }
  }
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  return outsideHosts.has(url.hostname) ? { is: 'outside', to: url.href, host: url.hostname } : null
}
