import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageText, templates } from '@inkroute/contract/site/page/blocks'
import { PageContent } from '@inkroute/contract/site/page/page'
import { type Holiday, spareDays } from '@inkroute/contract/site/season-dates'
import { projectRoot } from '../../../config/config.ts'
import { namesIn, once, readJson } from '../../../infra/content/content-files.ts'

const readAsset = (path: string): unknown => JSON.parse(readFileSync(join(projectRoot, 'assets', path), 'utf8'))

/** Names of products and artworks, for the alternative texts of pictures. */
const names = once(() => {
  const { products } = readAsset('products/manifest.json') as {
    products: { code: string; name: string; name_zh: string }[]
  }
  const artworks = readAsset('gallery/gallery.json') as { slug: string; name_zh: string; name_en: string }[]
  return {
    products: new Map(products.map((row) => [row.code, { zh: row.name_zh, en: row.name }])),
    artworks: new Map(artworks.map((row) => [row.slug, { zh: row.name_zh, en: row.name_en }])),
  }
})

/** What a picture shows, in words. Undefined where the product or artwork does not exist; the schema then asks for it. */
function findAlt({ of, product = '', artwork = '', shot }: Record<string, string>): PageText | undefined {
  const goods = names().products.get(product)
  if (!goods) return undefined
  if (of === 'mockup') {
    const print = names().artworks.get(artwork)
    return print && { zh: `印有“${print.zh}”的${goods.zh}`, en: `${goods.en} printed with “${print.en}”` }
  }
  if (shot === 'detail') return { zh: `${goods.zh}的细节`, en: `${goods.en}, close up` }
  if (shot === 'scene' || shot === 'scene2') return { zh: `使用中的${goods.zh}`, en: `${goods.en} in use` }
  return goods
}

/** Adds what a file may leave out because it is known elsewhere: texts of pictures and the days kept in hand. */
function completed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(completed)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, entry]) => [key, completed(entry)] as const)
  const known: Record<string, unknown> = {}
  if ('of' in value) known.alt = findAlt(value as Record<string, string>)
  if ('kind' in value && value.kind === 'deadlines' && 'holiday' in value)
    known.spare_days = spareDays[value.holiday as Holiday]
  return { ...known, ...Object.fromEntries(entries) }
}

/** Every content page that ships with the release, group by group. The folder of a page names its template. */
export const contentPages = once((): readonly PageContent[] =>
  templates.flatMap((template) =>
    namesIn(`pages/${template}`, '.json').map((name) =>
      readJson(`pages/${template}/${name}.json`, PageContent.strict(), (file) => ({
        template,
        ...(completed(file) as object),
      })),
    ),
  ),
)
