import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageContent, PageContent as Schema } from '@inkroute/contract/site/page/page'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../../config/config.ts'
import { contentPages } from './page-files.ts'

const at = (...parts: string[]) => join(projectRoot, ...parts)
const read = (...parts: string[]) => readFileSync(at(...parts), 'utf8')

interface ProductFile {
  readonly code: string
  readonly category: string
  readonly zones: string[]
  readonly colours: { readonly key: string }[]
}
const productFiles = [
  ...readdirSync(at('assets/products'))
    .map((name) => at('assets/products', name, 'product.json'))
    .filter((path) => existsSync(path)),
  ...readdirSync(at('assets/catalogue/data')).map((name) => at('assets/catalogue/data', name)),
]
const products = new Map(
  productFiles.map((path) => JSON.parse(readFileSync(path, 'utf8')) as ProductFile).map((row) => [row.code, row]),
)
const artworks = new Set(
  (JSON.parse(read('assets/gallery/gallery.json')) as { slug: string }[]).map(({ slug }) => slug),
)
const routes = [...read('web/src/routes.ts').matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path)

/** Every object and array of a page, with its path. */
function* walk(value: unknown, where = ''): Generator<[where: string, value: object]> {
  if (value === null || typeof value !== 'object') return
  yield [where, value]
  for (const [key, entry] of Object.entries(value)) yield* walk(entry, `${where}.${key}`)
}
interface PlacedText {
  readonly where: string
  readonly zh: string
  readonly en: string
}
const toTexts = (page: PageContent): PlacedText[] =>
  [...walk(page.blocks, page.path)].flatMap(([where, value]) =>
    'zh' in value && 'en' in value ? [{ where, ...(value as { zh: string; en: string }) }] : [],
  )
const allTexts = contentPages().flatMap(toTexts)

describe.each(contentPages().map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('is a page the editor would accept', () => {
    const parsed = Schema.safeParse(page)
    expect(parsed.error?.issues ?? []).toEqual([])
  })

  test('opens with one headline and tells something of substance', () => {
    expect(page.blocks.filter(({ kind }) => kind === 'hero')).toHaveLength(1)
    expect(page.blocks[0]?.kind).toBe('hero')
    const words = toTexts(page)
    expect(words.reduce((sum, { zh }) => sum + zh.length, 0)).toBeGreaterThan(320)
    expect(words.reduce((sum, { en }) => sum + en.length, 0)).toBeGreaterThan(900)
    expect(page.seo.description.zh.length).toBeGreaterThan(30)
    expect(page.seo.description.en.length).toBeGreaterThan(70)
  })

  test('shows only products, colours, views and artworks that exist', () => {
    for (const [where, value] of walk(page.blocks, path)) {
      if ('shot' in value && 'product' in value) {
        expect(existsSync(at(`assets/products/${value.product}/${value.shot}-1200.webp`)), where).toBe(true)
      }
      if ('view' in value && 'product' in value && 'colour' in value) {
        const { product, view, colour } = value as Record<'product' | 'view' | 'colour', string>
        expect(existsSync(at(`assets/products/${product}/${view}.json`)), `${where} ${product} ${view}`).toBe(true)
        expect(
          products.get(product)?.colours.map(({ key }) => key),
          `${where} ${product}`,
        ).toContain(colour)
      }
      if ('artwork' in value) expect(artworks, where).toContain(value.artwork)
      if ('slugs' in value) for (const slug of value.slugs as string[]) expect(artworks, where).toContain(slug)
      if ('codes' in value) for (const code of value.codes as string[]) expect([...products.keys()]).toContain(code)
    }
  })

  test('leads only to addresses that exist', () => {
    const targets = [...walk(page.blocks, path)].flatMap(([, value]) => ('to' in value ? [value.to as string] : []))
    const written = toTexts(page).flatMap(({ zh, en }) =>
      [...`${zh}${en}`.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = '']) => to),
    )
    const patterns = routes.map((route) => new RegExp(`^${route.replace(/:\w+\??/g, '[^/]+')}$`))
    for (const to of [...targets, ...written]) {
      const bare = to.split(/[?#]/)[0] ?? ''
      expect(
        patterns.some((pattern) => pattern.test(bare)),
        to,
      ).toBe(true)
      const [, anchor] = to.split('#')
      if (anchor && bare === path) expect(page.blocks.map(({ kind }) => kind.replace('_', '-'))).toContain(anchor)
    }
  })

  test('has as many cells in every row as its tables have columns', () => {
    for (const block of page.blocks) {
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
    }
  })
})

test('addresses and titles are given once', () => {
  const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length)
  unique(contentPages().map(({ path }) => path))
  for (const language of ['zh', 'en'] as const) {
    unique(contentPages().map(({ seo }) => seo.title[language]))
    unique(contentPages().map(({ seo }) => seo.description[language]))
  }
})

test('no paragraph is told twice', () => {
  const LONG = { zh: 26, en: 70 }
  for (const language of ['zh', 'en'] as const) {
    const seen = new Map<string, string>()
    for (const text of allTexts) {
      const words = text[language]
      // A fact may be named as often as it is needed.
      if (words.replace(/\{\{[^}]*\}\}/g, '').length < LONG[language]) continue
      expect(seen.get(words), `${text.where}: ${words}`).toBeUndefined()
      seen.set(words, text.where)
    }
  }
})

test('Chinese is written in Chinese and English in English', () => {
  for (const { where, zh, en } of allTexts) {
    expect(en, where).not.toMatch(/[\p{Script=Han}，。：；！？“”]{2,}/u)
    if (zh !== en) expect(zh, where).toMatch(/\p{Script=Han}|\d/u)
  }
})
