import { z } from 'zod'
import { zoneKinds } from '../../engine/src/print/cut-out.ts'
import { wrapSides } from '../../engine/src/print/print-area.ts'
import { categories } from './categories.ts'
import {
  design_styles,
  genders,
  seasons,
  size_types,
  techniques as techniqueNames,
  type techniques,
  zones,
} from './terms.ts'
import { factories, warehouses } from './warehouses.ts'

/** Side of the design canvas in pixels. */
export const canvas_px = 550

const getKeys = <T extends object>(record: T) =>
  z.enum(Object.keys(record) as [keyof T & string, ...(keyof T & string)[]])
const oneOf = (codes: readonly string[], what: string) =>
  z.string().refine((code) => codes.includes(code), { message: `unknown ${what}` })

const Bilingual = z.strictObject({ zh: z.string().min(1), en: z.string().min(1) })
const Hex = z.string().regex(/^#[0-9a-f]{6}$/)
const Id = z.int().positive()
const Flag = z.union([z.literal(0), z.literal(1)])
const Fen = z.int().nonnegative()
const Code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const Technique = getKeys<typeof techniques>(techniqueNames)
const WarehouseCode = oneOf(
  warehouses.map((w) => w.code),
  'warehouse',
)

const Colour = z.strictObject({
  id: Id,
  key: z.string(),
  hex: Hex,
  name: Bilingual,
  /** Parts of the picture that take this colour; empty: everything that has no colour of its own. */
  part_ids: z.array(z.int().positive()),
})

const Size = z.strictObject({
  id: Id,
  name: z.string().min(1),
  /** `attr_value` in the unit of the attribute. */
  attributes: z.array(z.strictObject({ attr_id: Id, attr_value: z.number().positive() })),
})

const Attribute = z.strictObject({
  id: Id,
  key: z.string(),
  name: Bilingual,
  unit: z.enum(['cm', 'ml']),
})

const View = z.strictObject({
  view_id: Id,
  /** `print_<key>` is the material of the model that shows it. */
  key: z.string(),
  name: Bilingual,
  /** The folder under assets/products and the view in it that shows the print best; null without pictures. */
  picture: z.strictObject({ product: Code, view: z.string(), area: z.string() }).nullable(),
})

const Box = z.strictObject({
  left: z.number().nonnegative(),
  top: z.number().nonnegative(),
  width: z.number().positive(),
  height: z.number().positive(),
})

const PrintArea = z.strictObject({
  view_id: Id,
  left: z.number().nonnegative(),
  top: z.number().nonnegative(),
  width: z.number().positive(),
  height: z.number().positive(),
  /** `picture`: drawn over the view's picture; `flat`: the unrolled sheet, alone on the canvas. */
  lies_on: z.enum(['picture', 'flat']),
  /** What the view's picture shows of it, where that is not all. */
  focus: Box.optional(),
  /** Holes in the product, and seams, folds and the like that are printed. */
  cut_outs: z
    .array(
      Box.extend({
        kind: z.enum(zoneKinds).optional(),
        radius: z.number().nonnegative(),
        points: z
          .array(z.tuple([z.number(), z.number()]))
          .min(3)
          .max(60)
          .optional(),
        name: Bilingual,
      }),
    )
    .min(1)
    .optional(),
  /** Where artwork is seen from each side of what runs round a body. */
  places: z
    .array(Box.extend({ side: z.enum(wrapSides) }))
    .min(1)
    .optional(),
})

const Item = z.strictObject({
  id: Id,
  sku: z.string().regex(/^[A-Z0-9-]+$/),
  color_id: Id,
  size_id: Id,
  base_price_fen: Fen.min(1),
  /** What it costs the shop. */
  cost_fen: Fen.min(1),
  weight_g: z.int().positive(),
  packed: z.strictObject({
    length_cm: z.number().positive(),
    width_cm: z.number().positive(),
    height_cm: z.number().positive(),
  }),
  /** Blanks on the shelf by warehouse. */
  stock: z.record(WarehouseCode, z.int().nonnegative()),
})

const Component = z.strictObject({
  /** The set's colour and size, and the part's that belong to it. */
  color_id: Id,
  size_id: Id,
  sub_code: Code,
  sub_color_id: Id,
  sub_size_id: Id,
  quantity: z.int().positive(),
  /** Views of the set that are printed on this part, and the part's own view. */
  component_designs: z.array(z.strictObject({ view_id: Id, sub_view_id: Id })),
})

const Supply = z.strictObject({
  factory: oneOf(
    factories.map((f) => f.code),
    'factory',
  ),
  region: z.enum(['CN', 'US', 'EU']),
  warehouses: z.array(WarehouseCode).min(1),
  production_hours: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
})

export const ProductSchema = z.strictObject({
  code: Code,
  name: Bilingual,
  subtitle: Bilingual,
  selling_points: z.strictObject({ zh: z.array(z.string().min(4)).min(3), en: z.array(z.string().min(4)).min(3) }),
  description: Bilingual,
  category: oneOf(
    categories.filter((c) => c.parent).map((c) => c.key),
    'category',
  ),
  season: getKeys(seasons),
  gender: getKeys(genders),
  size_type: getKeys(size_types),
  techniques: z.array(z.strictObject({ key: Technique, surcharge_fen: Fen })).min(1),
  material: Bilingual,
  care: Bilingual,
  /** 1 premium, 2 standard, 3 economy. */
  grade: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  zones: z.array(getKeys(zones)),
  /** Lowest membership level that may design it; 0 is everyone. */
  dtc_level: z.int().min(0).max(4),
  is_mul: Flag,
  is_brand: Flag,
  is_factory_muti: Flag,
  /** 1: all views go to the printer as one sheet. */
  is_merge_design: Flag,
  /** 1 each view designed freely, 2 one artwork runs over all views, 3 pictures dropped into a fixed layout. */
  design_mode: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  design_desc: Bilingual,
  /** 1 show before designing, 2 do not prompt. */
  design_desc_show: z.union([z.literal(1), z.literal(2)]),
  design_style: getKeys(design_styles),
  dpi: z.int().min(72).max(600),
  views: z.array(View),
  print_areas: z.array(PrintArea),
  colours: z.array(Colour).min(1),
  attributes: z.array(Attribute).min(1),
  sizes: z.array(Size).min(1),
  actual_sizes: z.array(z.strictObject({ size_id: Id, view_id: Id, actual_width: z.number().positive() })),
  items: z.array(Item).min(1),
  components: z.array(Component),
  price_tiers: z.array(z.strictObject({ quantity: z.int().positive(), discount_bp: z.int().min(0).max(5000) })),
  extra_view_fen: Fen,
  supply: z.array(Supply).min(1),
  production_hours: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
  light_params: z.strictObject({ ambient: z.number(), directional: z.number(), roughness: z.number().min(0).max(1) }),
  /** Paths below assets/products. */
  pictures: z.strictObject({
    hero: z.array(z.string()),
    detail: z.array(z.string()),
    scene: z.array(z.string()),
    scene2: z.array(z.string()).optional(),
  }),
  model: z.string().nullable(),
  /** Slug of the gallery artwork it wears in the shop. */
  artwork: z.string().min(1),
  hs_codes: z.array(z.string().regex(/^\d{6}$/)).min(1),
  origin_country: z.string().length(2),
  size_chart: z.string().nullable(),
})

export type Product = z.infer<typeof ProductSchema>
