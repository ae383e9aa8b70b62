import { shopShots } from '@inkroute/contract/catalog/pictures'
import { colourFamily } from '../options.rules.ts'
import { artworkOf } from './artworks.ts'
import { customsCodes } from './customs-codes.ts'
import type { ProductFile } from './product-file.ts'
import { itemId } from './product-ids.ts'
import { materialKeys } from './words.ts'

/** Numbers a product's rows refer to. */
export interface Numbers {
  readonly product_id: (code: string) => number
  readonly factory_id: (code: string) => number
  readonly category: (key: string) => { readonly id: number; readonly brand_key: string }
}

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2026, 1, 2, 2)
const FIRST_NEW_DAY = Date.UTC(2026, 9, 9, 2)

/** New arrivals came out this autumn, the others in the months before: a day of their own each, always the same. */
function publishedAt(file: ProductFile, id: number): string {
  const is_new = file.zones.includes('new')
  const day = is_new ? (id * 7) % 30 : (id * 37) % 230
  return new Date((is_new ? FIRST_NEW_DAY : FIRST_DAY) + day * DAY_MS).toISOString()
}

function productRow(file: ProductFile, id: number, numbers: Numbers, content_hash: string) {
  const { id: category_id, brand_key } = numbers.category(file.category)
  const { views, pictures, light_params, production_hours } = file
  return {
    id,
    code: file.code,
    category_id,
    brand_key,
    content_hash,
    published_at: publishedAt(file, id),
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
    design_desc_zh: file.design_desc.zh,
    design_desc_en: file.design_desc.en,
    dpi: file.dpi,
    hs_codes: customsCodes(file),
    extra_view_fen: file.extra_view_fen,
    production_min_hours: production_hours.min,
    production_max_hours: production_hours.max,
    light_ambient: light_params.ambient,
    light_directional: light_params.directional,
    light_roughness: light_params.roughness,
    shots: shopShots.filter((shot) => pictures[shot].length > 0),
    has_model: file.model !== null,
    artwork: artworkOf(file.code, views[0]?.picture?.product, file.design_style),
  }
}

/** Each colour once on the first view, then the first colour on the other views. */
function showImages(file: ProductFile, product_id: number, artwork: string) {
  const [first, ...others] = file.views.filter((view) => view.picture)
  if (!first) return []
  const colour_id = file.colours[0]?.id ?? 1
  const shown = [
    ...file.colours.map((colour) => ({ color_id: colour.id, view_id: first.view_id })),
    ...others.map((view) => ({ color_id: colour_id, view_id: view.view_id })),
  ]
  return shown.map((entry, sort) => ({ product_id, sort, ...entry, artwork }))
}

const shapeRows = (file: ProductFile, product_id: number) => ({
  product_color: file.colours.map(({ name, ...colour }) => ({
    product_id,
    ...colour,
    name_zh: name.zh,
    name_en: name.en,
    family: colourFamily(colour.hex),
  })),
  product_size: file.sizes.map(({ id, name }) => ({ product_id, id, name })),
  product_attribute: file.attributes.map(({ name, ...attribute }) => ({
    product_id,
    ...attribute,
    name_zh: name.zh,
    name_en: name.en,
  })),
  product_size_value: file.sizes.flatMap((size) =>
    size.attributes.map((value) => ({ product_id, size_id: size.id, ...value })),
  ),
  product_view: file.views.map(({ view_id, key, name, picture }) => ({
    product_id,
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

const supplyRows = (file: ProductFile, product_id: number, numbers: Numbers) => ({
  product_item: file.items.map(({ id, packed, stock: _, ...item }) => ({
    ...item,
    id: itemId(product_id, id),
    product_id,
    ...packed,
  })),
  product_stock: file.items.flatMap((item) =>
    Object.entries(item.stock).map(([warehouse_code, pieces]) => ({
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
export function productRows(file: ProductFile, numbers: Numbers, content_hash: string) {
  const product_id = numbers.product_id(file.code)
  const product = productRow(file, product_id, numbers, content_hash)
  return {
    product: [product],
    ...shapeRows(file, product_id),
    ...supplyRows(file, product_id, numbers),
    product_show_image: showImages(file, product_id, product.artwork),
  }
}
export type ProductRows = ReturnType<typeof productRows>
