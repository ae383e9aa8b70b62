import type { Input } from '@inkroute/contract/endpoint'
import type { Licence } from '@inkroute/contract/material/item'
import type * as contract from '@inkroute/contract/material/material'
import { fenToDecimal } from '@inkroute/contract/money'
import type { PublicCtx } from '../../../infra/context.ts'
import { type ArtworkFilter, countArtworks, selectArtworks, selectShownCollections } from './gallery.queries.ts'
import { boughtItems } from './purchase.queries.ts'

const MAX_WORDS = 6

interface Tally {
  readonly key: string
  readonly name: string
  readonly count: number
}

/** Rows of the same key are one choice. */
function summed(rows: readonly Tally[]): Tally[] {
  const byKey = new Map<string, Tally>()
  for (const row of rows) {
    byKey.set(row.key, { ...row, count: row.count + (byKey.get(row.key)?.count ?? 0) })
  }
  return [...byKey.values()]
}

export async function listArtworks(ctx: PublicCtx, input: Input<typeof contract.listArtworks>) {
  const words = (input.keyword ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const { page, page_size, category, style } = input
  const tileable = input.tileable === undefined ? undefined : input.tileable === '1'
  const filter: ArtworkFilter = {
    words,
    category,
    style,
    tileable,
    color: input.color,
    slug: input.slug,
    collection_id: input.collection_id,
  }
  const is_en = ctx.language === 'en'
  const order = input.sort === 'featured' ? 'featured' : is_en ? 'name_en' : 'name'
  const [rows, counts, collections] = await Promise.all([
    selectArtworks(ctx.db, filter, order, page_size, (page - 1) * page_size),
    countArtworks(ctx.db, filter),
    selectShownCollections(ctx.db),
  ])
  const priced = rows.filter(({ price_fen }) => price_fen > 0).map(({ slug }) => slug)
  const seller_id = ctx.identity?.seller_id
  const bought = seller_id ? await boughtItems(ctx.db, seller_id, 'artwork', priced) : new Set<string>()
  return {
    data: rows.map((row) => ({
      slug: row.slug,
      name: is_en ? row.name_en : row.name_zh,
      category: row.category,
      style: row.style,
      tags: is_en ? row.tags_en : row.tags_zh,
      width_px: row.width_px,
      height_px: row.height_px,
      tileable: row.tileable,
      has_alpha: row.has_alpha,
      colors: row.colors,
      is_vector: row.picture_key === null || row.vector_key !== null,
      author: row.author,
      licence: row.licence as Licence,
      price: fenToDecimal(row.price_fen),
      is_bought: bought.has(row.slug),
    })),
    total: Number(rows[0]?.total ?? 0),
    page,
    page_size,
    collections: collections.map((one) => ({
      key: String(one.id),
      name: is_en ? one.name_en : one.name_zh,
      count: Number(one.count),
    })),
    categories: summed(
      counts.map((row) => ({
        key: row.category,
        name: is_en ? row.category_en : row.category_zh,
        count: Number(row.count),
      })),
    ),
    styles: summed(
      counts.map((row) => ({ key: row.style, name: is_en ? row.style_en : row.style_zh, count: Number(row.count) })),
    ),
  }
}
