import type { Language } from '@inkroute/contract/errors/errors'
import type { BannerContent, FloorContent, HotWordContent, SpecialContent } from '@inkroute/contract/site/editor'
import type { AdSpecialRow, Banner, MenuCategory } from '@inkroute/contract/site/home'
import type { LiveItem } from '../../../infra/content/read-content.ts'
import type { CategoryCount } from './home.queries.ts'

/** What staff wrote, in the language of the visitor. */
export const bannerIn = (language: Language, { id, payload }: LiveItem<BannerContent>): Banner => ({
  id,
  title: payload.title[language],
  subtitle: payload.subtitle[language],
  button: payload.button[language],
  jump_url: payload.jump_url,
  image: payload.image,
  image_alt: payload.image_alt[language],
  tone: payload.tone,
  turning_product: payload.turning_product,
  artworks: payload.artworks,
})

export const specialIn = (language: Language, { id, payload }: LiveItem<SpecialContent>): AdSpecialRow => ({
  id,
  name: payload.name[language],
  summary: payload.summary[language],
  promotion_type: payload.promotion_type,
  is_hot: payload.is_hot,
  jump_url: payload.jump_url ?? `/adSpecial/${id}`,
  image: payload.image,
  product_count: payload.product_codes.length,
})

export const wordIn = (language: Language, { id, payload }: LiveItem<HotWordContent>) => ({
  id,
  word: payload.word[language],
  is_hot: payload.is_hot,
  jump_url: payload.jump_url,
})

export const floorIn = (language: Language, { id, payload }: LiveItem<FloorContent>) => ({
  id,
  name: payload.name[language],
  subtitle: payload.subtitle[language],
  image: payload.image,
  jump_url: payload.jump_url,
  links: payload.links.map((link) => ({ name: link.name[language], jump_url: link.jump_url })),
})

/** The menu leads nowhere empty: categories without products are left out. */
export function getMenu(language: Language, rows: readonly CategoryCount[]): MenuCategory[] {
  const entry = (row: CategoryCount) => ({ id: row.id, name: row[`name_${language}`], http_url: row.http_url })
  const below = (parent: CategoryCount) => rows.filter((row) => row.parent_id === parent.id && row.products > 0)
  return rows
    .filter((row) => row.parent_id === null && (row.products > 0 || below(row).length > 0))
    .map((row) => ({ ...entry(row), sub_categorys: below(row).map(entry) }))
}
