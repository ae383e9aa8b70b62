import type { ProductBadge } from '@inkroute/contract/catalog/codes'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import { colourFamily, sizeIn } from '../core/options.rules.ts'
import type { Bilingual } from './shared-file.ts'
import type { SharedNames } from './shared-names.ts'
import { materialKeys, occasionWords } from './words.ts'

/** The part of a card that is the same for everyone; level, favourites and sales are added when it is sent. */
export type StoredCard = Omit<ProductCard, 'dtc_enable' | 'dtc_group_level_names' | 'is_collected' | 'sales'>

/** Placed artwork is a designer’s work; what covers the whole surface is print on demand. */
const typeOfStyle = { placement: '1', full: '2', wrap: '2' } as Record<string, string | undefined>

/** The quickest way out of the house: made and handed over to the carrier. */
function deliveryHours(file: ProductDocument, names: SharedNames) {
  const offers = file.supply.flatMap(({ production_hours, warehouses }) =>
    warehouses.map((code) => {
      const { handling_hours } = names.warehouse(code)
      return { min: production_hours.min + handling_hours, max: production_hours.max + handling_hours }
    }),
  )
  return offers.reduce((best, offer) => (offer.max < best.max ? offer : best), offers[0] ?? file.production_hours)
}

/** The cheapest item in the cheapest technique. */
const lowestPriceFen = (file: ProductDocument): number =>
  Math.min(...file.items.map((item) => item.base_price_fen)) +
  Math.min(...file.techniques.map((technique) => technique.surcharge_fen))

const getOrigins = (file: ProductDocument, names: SharedNames) => [
  ...new Set(file.supply.flatMap(({ warehouses }) => warehouses.map((code) => names.warehouse(code).country))),
]

function getBadges(file: ProductDocument): ProductBadge[] {
  const badges: [ProductBadge, boolean][] = [
    ['new', file.zones.includes('new')],
    ['overseas', file.zones.includes('US-EU')],
    ['on_time', file.zones.includes('time')],
    ['premium', file.grade === 1],
    ['set', file.is_mul === 1],
  ]
  return badges.filter(([, is_true]) => is_true).map(([badge]) => badge)
}

function cardIn(language: Language, file: ProductDocument, id: number, names: SharedNames): StoredCard {
  const path = names.pathOf(file.category)
  const own = path[path.length - 1] as (typeof path)[number]
  const brand = names.brandOf(file)
  const cover = file.views.find((view) => view.picture)?.picture
  return {
    id,
    code: file.code,
    name: file.name[language],
    subtitle: file.subtitle[language],
    category: { id: own.id, key: own.key, name: own.name[language], http_url: own.http_url },
    brand: { key: brand.key, name: brand.name[language] },
    price_from: fenToDecimal(lowestPriceFen(file)),
    colors: file.colours.map(({ id: color_id, key, hex, name }) => ({ id: color_id, key, hex, name: name[language] })),
    views: file.views.map(({ view_id, key, name, picture }) => ({ view_id, key, name: name[language], picture })),
    default_color_key: file.colours[0]?.key ?? '',
    default_view_key: cover?.view ?? null,
    artwork: file.artwork,
    has_picture: cover !== undefined && cover !== null,
    has_model: file.model !== null,
    sizes: file.sizes.map((size) => sizeIn(language, size.name)),
    techniques: file.techniques.map(({ key }) => ({ key, name: names.term('technique', key)[language] })),
    material: file.material[language],
    ships_from: getOrigins(file, names),
    delivery_hours: deliveryHours(file, names),
    grade: file.grade,
    zones: file.zones,
    badges: getBadges(file),
    weight_g: Math.min(...file.items.map((item) => item.weight_g)),
    is_mul: file.is_mul,
    is_brand: file.is_brand,
  }
}

function getFacets(file: ProductDocument, names: SharedNames): string[] {
  const path = names.pathOf(file.category)
  const type = typeOfStyle[file.design_style]
  return [
    ...path.map((category) => `category:${category.http_url}`),
    ...file.zones.map((zone) => `zone:${zone}`),
    ...getOrigins(file, names).map((country) => `ships_from:${country}`),
    ...file.techniques.map(({ key }) => `technique:${key}`),
    ...new Set(file.colours.map(({ hex }) => `colour:${colourFamily(hex)}`)),
    `grade:${file.grade}`,
    ...(file.gender === 'none' ? [] : [`gender:${file.gender}`]),
    `season:${file.season}`,
    `size_attribute:${file.size_type}`,
    ...materialKeys(file.material.en).map((key) => `material:${key}`),
    `brand:${names.brandOf(file).key}`,
    ...(type ? [`type:${type}`] : []),
  ]
}

const both = (...texts: Bilingual[]) => texts.flatMap(({ zh, en }) => [zh, en]).join(' ')

function toTexts(file: ProductDocument, names: SharedNames) {
  const path = names.pathOf(file.category)
  const keywords = path.map((category) => category.keywords).join(' ')
  return {
    text_name: `${both(file.name)} ${file.code}`,
    text_kind: `${both(...path.map((category) => category.name))} ${keywords}`,
    text_more: `${both(
      file.subtitle,
      file.material,
      ...file.techniques.map(({ key }) => names.term('technique', key)),
      ...file.colours.map((colour) => colour.name),
      names.term('season', file.season),
      ...(file.gender === 'none' ? [] : [names.term('gender', file.gender)]),
      ...file.zones.map((zone) => names.term('zone', zone)),
    )} ${path.map(({ key }) => occasionWords(key)).join(' ')}`,
  }
}

export function searchRow(file: ProductDocument, id: number, names: SharedNames, published_at: string) {
  return {
    product_id: id,
    ...toTexts(file, names),
    facets: getFacets(file, names),
    skus: file.items.map((item) => item.sku),
    price_from_fen: lowestPriceFen(file),
    delivery_max_hours: deliveryHours(file, names).max,
    grade: file.grade,
    published_at,
    dtc_level: file.dtc_level,
    card_zh: cardIn('zh', file, id, names),
    card_en: cardIn('en', file, id, names),
  }
}
export type SearchRow = ReturnType<typeof searchRow>
