import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageText } from '@inkroute/contract/site/page/blocks'
import { projectRoot } from '../../../../config.ts'

interface Named {
  readonly zh: string
  readonly en: string
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(projectRoot, 'assets', path), 'utf8'))

const manifest = readJson('products/manifest.json') as { products: { code: string; name: string; name_zh: string }[] }
const gallery = readJson('gallery/gallery.json') as { slug: string; name_zh: string; name_en: string }[]

const goods = new Map<string, Named>(manifest.products.map((row) => [row.code, { zh: row.name_zh, en: row.name }]))
const prints = new Map<string, Named>(gallery.map((row) => [row.slug, { zh: row.name_zh, en: row.name_en }]))

function nameIn(names: ReadonlyMap<string, Named>, key: string): PageText {
  const found = names.get(key)
  if (!found) throw new Error(`no picture of ${key}`)
  return found
}

/** Names for the alternative texts of pictures: a page that shows what is not there fails at once. */
export const productNames = (code: string): PageText => nameIn(goods, code)
export const artworkNames = (slug: string): PageText => nameIn(prints, slug)
