import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { shopShots } from '@inkroute/contract/catalog/pictures'
import { colourFamily } from '../core/options.rules.ts'
import { itemId } from './product-ids.ts'
import { materialKeys } from './words.ts'

/** Numbers a product's rows refer to. */
export interface Numbers {
  readonly product_id: (code: string) => number
  readonly factory_id: (code: string) => number
  readonly category_id: (key: string) => number
  readonly brand_key: (document: ProductDocument) => string
}

/** Where a product comes from and when it was first on sale. */
export interface Origin {
  readonly content_hash: string
  /** Published by staff. */
  readonly is_own: boolean
  readonly published_at?: string
}

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2026, 1, 2, 2)
const FIRST_NEW_DAY = Date.UTC(2026, 9, 9, 2)

/** New arrivals came out this autumn, the others in the months before: a day of their own each, always the same. */
function publishedAt(file: ProductDocument, id: number): string {
  const is_new = file.zones.includes('new')
  const day = is_new ? (id * 7) % 30 : (id * 37) % 230
  return new Date((is_new ? FIRST_NEW_DAY : FIRST_DAY) + day * DAY_MS).toISOString()
}

const names = (file: ProductDocument) => ({
  name_zh: file.name.zh,
  name_en: file.name.en,
  subtitle_zh: file.subtitle.zh,
  subtitle_en: file.subtitle.en,
  description_zh: file.description.zh,
  description_en: file.description.en,
  selling_points_zh: file.selling_points.zh,
  selling_points_en: file.selling_points.en,
  material_zh: file.material.zh,
  material_en: file.material.en,
  care_zh: file.care.zh,
  care_en: file.care.en,
  design_desc_zh: file.design_desc.zh,
  design_desc_en: file.design_desc.en,
})

function productRow(file: ProductDocument, id: number, numbers: Numbers, origin: Origin) {
  const { pictures, light_params, production_hours } = file
  return {
    id,
    code: file.code,
    category_id: numbers.category_id(file.category),
    brand_key: numbers.brand_key(file),
    content_hash: origin.content_hash,
    is_own: origin.is_own,
    published_at: origin.published_at ?? publishedAt(file, id),
    ...names(file),
    material_keys: materialKeys(file.material.en),
    season: file.season,
    gender: file.gender,
    size_type: file.size_type,
    grade: file.grade,
    zones: file.zones,
    dtc_level: file.dtc_level,
    is_mul: file.is_mul,
    is_brand: file.is_brand,
    is_factory_muti: file.is_factory_muti,
    is_merge_design: file.is_merge_design,
    design_mode: file.design_mode,
    design_style: file.design_style,
    design_desc_show: file.design_desc_show,
    dpi: file.dpi,
    hs_codes: file.hs_codes,
    origin_country: file.origin_country,
    responsible_person: file.responsible_person,
    min_quantity: file.min_quantity,
    related: file.related,
    level_discounts: file.level_discounts,
    extra_view_fen: file.extra_view_fen,
    production_min_hours: production_hours.min,
    production_max_hours: production_hours.max,
    light_ambient: light_params.ambient,
    light_directional: light_params.directional,
    light_roughness: light_params.roughness,
    shots: shopShots.filter((shot) => pictures[shot]?.length),
    has_model: file.model !== null,
    artwork: file.artwork,
  }
}

/** Each colour once on the first view, then the first colour on the other views. */
function showImages(file: ProductDocument, product_id: number, artwork: string) {
  const [first, ...others] = file.views.filter((view) => view.picture)
  if (!first) return []
  const colour_id = file.colours[0]?.id ?? 1
  const shown = [
    ...file.colours.map((colour) => ({ color_id: colour.id, view_id: first.view_id })),
    ...others.map((view) => ({ color_id: colour_id, view_id: view.view_id })),
  ]
  return shown.map((entry, sort) => ({ product_id, sort, ...entry, artwork }))
}

const shapeRows = (file: ProductDocument, product_id: number) => ({
  product_color: file.colours.map(({ name, ...colour }, sort) => ({
    product_id,
    sort,
    ...colour,
    name_zh: name.zh,
    name_en: name.en,
    family: colourFamily(colour.hex),
  })),
  product_size: file.sizes.map(({ id, name }, sort) => ({ product_id, id, name, sort })),
  product_attribute: file.attributes.map(({ name, ...attribute }) => ({
    product_id,
    ...attribute,
    name_zh: name.zh,
    name_en: name.en,
  })),
  product_size_value: file.sizes.flatMap((size) =>
    size.attributes.map((value) => ({ product_id, size_id: size.id, ...value })),
  ),
  product_view: file.views.map(({ view_id, key, name, picture }, sort) => ({
    product_id,
    sort,
    view_id,
    key,
    name_zh: name.zh,
    name_en: name.en,
    picture_product: picture?.product ?? null,
    picture_view: picture?.view ?? null,
    picture_area: picture?.area ?? null,
  })),
  product_print_area: file.print_areas.map((area) => ({ product_id, ...area })),
  product_actual_size: file.actual_sizes.map((size) => ({ product_id, ...size })),
})

/** A shelf in every warehouse that sends the product, empty unless opening stock is given. */
function getShelves(file: ProductDocument, item: ProductDocument['items'][number]): [string, number][] {
  const codes = new Set([...file.supply.flatMap(({ warehouses }) => warehouses), ...Object.keys(item.stock)])
  return [...codes].map((code) => [code, item.stock[code] ?? 0])
}

const supplyRows = (file: ProductDocument, product_id: number, numbers: Numbers) => ({
  product_item: file.items.map(({ id, packed, stock: _, ...item }) => ({
    ...item,
    id: itemId(product_id, id),
    product_id,
    is_offered: true,
    ...packed,
  })),
  product_stock: file.items.flatMap((item) =>
    getShelves(file, item).map(([warehouse_code, pieces]) => ({
      product_id,
      item_id: itemId(product_id, item.id),
      warehouse_code,
      pieces,
    })),
  ),
  product_technique: file.techniques.map((technique, sort) => ({ product_id, ...technique, sort })),
  product_price_tier: file.price_tiers.map((tier) => ({ product_id, ...tier })),
  product_supply: file.supply.map(({ factory, warehouses, production_hours }, sort) => ({
    product_id,
    factory_id: numbers.factory_id(factory),
    warehouses,
    sort,
    production_min_hours: production_hours.min,
    production_max_hours: production_hours.max,
  })),
  product_component: file.components.map(({ sub_code, ...component }, sort) => ({
    product_id,
    sort,
    ...component,
    sub_basic_product_id: numbers.product_id(sub_code),
  })),
})

/** Every row a product file stands for, by table, parents first. */
export function productRows(file: ProductDocument, numbers: Numbers, origin: Origin) {
  const product_id = numbers.product_id(file.code)
  const product = productRow(file, product_id, numbers, origin)
  return {
    product: [product],
    ...shapeRows(file, product_id),
    ...supplyRows(file, product_id, numbers),
    product_show_image: showImages(file, product_id, product.artwork),
  }
}
export type ProductRows = ReturnType<typeof productRows>
