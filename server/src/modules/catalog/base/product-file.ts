import { CanvasBox, CutOut } from '@inkroute/contract/catalog/product'
import { z } from 'zod'

/** What a product file of the assets holds, as far as the shop needs it. */
const Bilingual = z.object({ zh: z.string(), en: z.string() })
export type Bilingual = z.infer<typeof Bilingual>
const Hours = z.object({ min: z.int(), max: z.int() })

export const ProductFile = z.object({
  code: z.string(),
  name: Bilingual,
  subtitle: Bilingual,
  selling_points: z.object({ zh: z.array(z.string()), en: z.array(z.string()) }),
  description: Bilingual,
  category: z.string(),
  season: z.string(),
  gender: z.string(),
  size_type: z.string(),
  techniques: z.array(z.object({ key: z.string(), surcharge_fen: z.int() })),
  material: Bilingual,
  grade: z.int(),
  zones: z.array(z.string()),
  dtc_level: z.int(),
  is_mul: z.int(),
  is_brand: z.int(),
  is_factory_muti: z.int(),
  is_merge_design: z.int(),
  design_mode: z.int(),
  design_desc: Bilingual,
  design_desc_show: z.int(),
  design_style: z.string(),
  dpi: z.int(),
  views: z.array(
    z.object({
      view_id: z.int(),
      key: z.string(),
      name: Bilingual,
      picture: z.object({ product: z.string(), view: z.string(), area: z.string() }).nullable(),
    }),
  ),
  print_areas: z.array(
    z.object({
      view_id: z.int(),
      left: z.number(),
      top: z.number(),
      width: z.number(),
      height: z.number(),
      lies_on: z.string(),
      focus: CanvasBox.nullable().default(null),
      cut_outs: z.array(CutOut).default([]),
    }),
  ),
  colours: z.array(
    z.object({ id: z.int(), key: z.string(), hex: z.string(), name: Bilingual, part_ids: z.array(z.int()) }),
  ),
  attributes: z.array(z.object({ id: z.int(), key: z.string(), name: Bilingual, unit: z.string() })),
  sizes: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      attributes: z.array(z.object({ attr_id: z.int(), attr_value: z.number() })),
    }),
  ),
  actual_sizes: z.array(z.object({ size_id: z.int(), view_id: z.int(), actual_width: z.number() })),
  items: z.array(
    z.object({
      id: z.int(),
      sku: z.string(),
      color_id: z.int(),
      size_id: z.int(),
      base_price_fen: z.int(),
      weight_g: z.int(),
      packed: z.object({ length_cm: z.number(), width_cm: z.number(), height_cm: z.number() }),
      stock: z.record(z.string(), z.int()),
    }),
  ),
  components: z.array(
    z.object({
      color_id: z.int(),
      size_id: z.int(),
      sub_code: z.string(),
      sub_color_id: z.int(),
      sub_size_id: z.int(),
      quantity: z.int(),
      component_designs: z.array(z.object({ view_id: z.int(), sub_view_id: z.int() })),
    }),
  ),
  price_tiers: z.array(z.object({ quantity: z.int(), discount_bp: z.int() })),
  extra_view_fen: z.int(),
  supply: z.array(
    z.object({ factory: z.string(), region: z.string(), warehouses: z.array(z.string()), production_hours: Hours }),
  ),
  production_hours: Hours,
  light_params: z.object({ ambient: z.number(), directional: z.number(), roughness: z.number() }),
  pictures: z.object({ hero: z.array(z.string()), detail: z.array(z.string()), scene: z.array(z.string()) }),
  model: z.string().nullable(),
})
export type ProductFile = z.infer<typeof ProductFile>

const Term = z.object({ key: z.string(), name: Bilingual })

/** What all products share: the tree, the terms, the places. */
export const SharedFile = z.object({
  categories: z.array(
    z.object({ key: z.string(), parent: z.string().nullable(), http_url: z.string(), name: Bilingual }),
  ),
  terms: z.record(z.string(), z.array(Term)),
  warehouses: z.array(
    z.object({
      code: z.string(),
      region: z.string(),
      country: z.string(),
      city: Bilingual,
      address: z.string(),
      postcode: z.string(),
      time_zone: z.string(),
      cut_off: z.string(),
      handling_hours: z.int(),
    }),
  ),
  factories: z.array(
    z.object({
      code: z.string(),
      name: Bilingual,
      region: z.string(),
      country: z.string(),
      city: Bilingual,
      techniques: z.array(z.string()),
      warehouses: z.array(z.string()),
      production_hours: Hours,
      daily_capacity_pieces: z.int(),
    }),
  ),
})
export type SharedFile = z.infer<typeof SharedFile>
