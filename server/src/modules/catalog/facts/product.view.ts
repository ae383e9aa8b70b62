import type { ColourFamily } from '@inkroute/contract/catalog/codes'
import { productPicture, type ShopShot } from '@inkroute/contract/catalog/pictures'
import type { BasicProduct, CardView, ShowImage } from '@inkroute/contract/catalog/product'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import { sizeIn } from '../core/options.rules.ts'
import { type Buyer, getSurcharge, priceFor, single } from '../core/price.rules.ts'
import type { ProductFacts } from '../core/product.queries.ts'
import type { CatalogueNames, CategoryName } from '../search/catalogue-names.ts'

export const categoryIn = (language: Language, { id, key, http_url, name }: CategoryName) => ({
  id,
  key,
  http_url,
  name: name[language],
})

type Named = { readonly name_zh: string; readonly name_en: string }
export const nameIn = (language: Language, row: Named): string => row[`name_${language}`]

const TEMPLATE_PX = 1200
const SHOWN_PX = 1200

export const viewsIn = (language: Language, facts: ProductFacts): CardView[] =>
  facts.views.map(({ view_id, key, picture_product, picture_view, picture_area, ...names }) => ({
    view_id,
    key,
    name: nameIn(language, names),
    picture:
      picture_product && picture_view && picture_area
        ? { product: picture_product, view: picture_view, area: picture_area }
        : null,
  }))

const colourKey = (facts: ProductFacts, color_id: number) =>
  facts.colors.find((color) => color.id === color_id)?.key ?? ''

/** URL of a view in a colour, with artwork or blank. */
function findAddress(facts: ProductFacts, view_id: number | null, color_id: number, artwork?: string): string | null {
  const view = facts.views.find((entry) => entry.view_id === view_id)
  if (!view?.picture_product || !view.picture_view) return null
  const { picture_product: code, picture_view } = view
  const colour = colourKey(facts, color_id)
  return productPicture({ code, view: picture_view, colour, artwork }, artwork ? SHOWN_PX : TEMPLATE_PX)
}

export const showImagesIn = (language: Language, facts: ProductFacts): ShowImage[] =>
  facts.show_images.flatMap(({ sort, color_id, view_id, artwork }) => {
    const image_src = findAddress(facts, view_id, color_id, artwork)
    const color = facts.colors.find((entry) => entry.id === color_id)
    const view = facts.views.find((entry) => entry.view_id === view_id)
    const name = [view, color].flatMap((row) => (row ? nameIn(language, row) : [])).join(' · ')
    return image_src ? [{ id: sort + 1, color_id, view_id, image_src, name }] : []
  })

const getTemplates = (facts: ProductFacts): BasicProduct['bottom_templates'] =>
  facts.colors.flatMap((color) =>
    facts.views.flatMap(({ view_id }) => {
      const image_src = findAddress(facts, view_id, color.id)
      return image_src ? [{ color_id: color.id, view_id, image_src }] : []
    }),
  )

/** The parts that do not depend on the caller, computed once per product and revision. */
export function staticProduct(language: Language, facts: ProductFacts, names: CatalogueNames) {
  const term = (kind: string, key: string) => ({ key, name: names.term(kind, key)[language] })
  const category = names.categories.find((entry) => entry.id === facts.category_id)
  const prices = facts.items.map((item) => item.base_price_fen + getSurcharge(facts, undefined))
  return {
    ...getCodes(facts),
    name: nameIn(language, facts),
    subtitle: facts[`subtitle_${language}`],
    description: facts[`description_${language}`],
    selling_points: facts[`selling_points_${language}`],
    category_path: category ? names.pathOf(category).map((entry) => categoryIn(language, entry)) : [],
    brand: { key: facts.brand_key, name: names.brand(facts.brand_key)[language] },
    sizes: facts.sizes.map(({ id, name }) => ({ id, key: name, name: sizeIn(language, name) })),
    attributes: facts.attributes.map(({ id, key, unit, ...row }) => ({
      id,
      key,
      unit: unit as 'cm' | 'ml',
      name: nameIn(language, row),
    })),
    views: viewsIn(language, facts),
    bottom_templates: getTemplates(facts),
    show_images_design: showImagesIn(language, facts),
    components: facts.components.map(({ sub_name_zh, sub_name_en, ...component }) => ({
      ...component,
      sub_name: language === 'zh' ? sub_name_zh : sub_name_en,
    })),
    design_desc: facts[`design_desc_${language}`],
    design_style: term('design_style', facts.design_style),
    techniques: facts.techniques.map(({ key, surcharge_fen }) => ({
      ...term('technique', key),
      surcharge: fenToDecimal(surcharge_fen),
    })),
    material: facts[`material_${language}`],
    care: facts[`care_${language}`],
    season: term('season', facts.season),
    gender: term('gender', facts.gender),
    size_type: term('size_attribute', facts.size_type),
    zones: facts.zones.map((zone) => term('zone', zone)),
    price_from: fenToDecimal(Math.min(...prices)),
    price_to: fenToDecimal(Math.max(...prices)),
    extra_view_price: fenToDecimal(facts.extra_view_fen),
  }
}

/** The language-independent parts. */
const getCodes = (facts: ProductFacts) => ({
  id: facts.id,
  basic_product_id: facts.id,
  code: facts.code,
  color_ids: facts.colors.map((color) => color.id),
  size_attributes: facts.size_values,
  print_areas: facts.print_areas.map((area) => ({ ...area, lies_on: area.lies_on as 'picture' | 'flat' })),
  actual_sizes: facts.actual_sizes,
  is_mul: facts.is_mul,
  is_brand: facts.is_brand,
  is_factory_muti: facts.is_factory_muti,
  is_merge_design: facts.is_merge_design,
  design_mode: facts.design_mode,
  dpi: facts.dpi,
  grade: facts.grade,
  price_tiers: facts.tiers,
  production_hours: { min: facts.production_min_hours, max: facts.production_max_hours },
  light_params: {
    ambient: facts.light_ambient,
    directional: facts.light_directional,
    roughness: facts.light_roughness,
  },
  origin_country: facts.origin_country,
  responsible_person: facts.responsible_person.name === '' ? null : facts.responsible_person,
  min_quantity: facts.min_quantity,
  artwork: facts.artwork,
  shots: facts.shots as ShopShot[],
  has_model: facts.has_model,
  published_at: facts.published_at,
  updated_at: facts.updated_at,
})

export const itemsFor = (facts: ProductFacts, buyer: Buyer, stock: ReadonlyMap<number, number>) =>
  facts.items.map((item) => ({
    id: item.id,
    sku: item.sku,
    color_id: item.color_id,
    size_id: item.size_id,
    price: fenToDecimal(priceFor(facts, item, buyer, single).unit_fen),
    weight_g: item.weight_g,
    packed: { length_cm: item.length_cm, width_cm: item.width_cm, height_cm: item.height_cm },
    stock: stock.get(item.id) ?? 0,
  }))

export const colorsFor = (language: Language, facts: ProductFacts, stock: ReadonlyMap<number, number>) =>
  facts.colors.map((color) => ({
    id: color.id,
    key: color.key,
    hex: color.hex,
    name: nameIn(language, color),
    family: color.family as ColourFamily,
    part_ids: color.part_ids,
    stock: facts.items.reduce((sum, item) => sum + (item.color_id === color.id ? (stock.get(item.id) ?? 0) : 0), 0),
  }))
