import type { PublicAddress } from '../module/module.ts'

/** What search engines take from one file. */
export const MAX_ADDRESSES_PER_FILE = 20_000

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const inEnglish = (path: string) => `/en${path}`.replace(/\/$/, '')
const getDay = (time: string | Date) => new Date(time).toISOString().slice(0, 10)

function entry(origin: string, { path, updated_at }: PublicAddress): string {
  const [zh, en] = [path, inEnglish(path)].map((one) => escapeXml(encodeURI(origin + one))) as [string, string]
  const twins =
    `<xhtml:link rel="alternate" hreflang="zh-CN" href="${zh}"/>` +
    `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${zh}"/>`
  const changed = updated_at ? `<lastmod>${getDay(updated_at)}</lastmod>` : ''
  return [zh, en].map((address) => `<url><loc>${address}</loc>${changed}${twins}</url>`).join('\n')
}

export const sitemapXml = (origin: string, addresses: readonly PublicAddress[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.map((address) => entry(origin, address)).join('\n')}
</urlset>
`

export const sitemapIndexXml = (origin: string, files: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: files }, (_, place) => `<sitemap><loc>${escapeXml(origin)}/sitemap-${place + 1}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`

const closed = [
  'req',
  'files',
  'ops',
  'views',
  'main',
  'setting',
  'myOrder',
  'goods',
  'design',
  'gallery',
  'basic',
  'listing',
  'user',
]

export const robotsText = (origin: string): string =>
  ['User-agent: *', ...closed.map((folder) => `Disallow: /${folder}/`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
