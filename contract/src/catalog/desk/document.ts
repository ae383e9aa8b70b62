import { z } from 'zod'
import { MAX_PURCHASE_QUANTITY } from '../codes.ts'
import { CanvasBox, CutOut, PrintPlace } from '../product.ts'
import { MAX_COLOURS, MAX_PRICE_FEN, MAX_RELATED, MAX_SIZES, MAX_VARIANTS, MAX_VIEWS } from './codes.ts'

/**
 * A whole product as staff edit it, as the asset files hold it and as it is published. A draft may be incomplete:
 * empty texts and zeros are allowed here, and `checkDocument` names what is missing before it is published.
 */
const words = (zh: number, en: number) =>
  z.object({
    zh: z.string().trim().max(zh, `中文最多 ${zh} 个字|At most ${zh} characters in Chinese`),
    en: z.string().trim().max(en, `英文最多 ${en} 个字符|At most ${en} characters in English`),
  })
const noWords = { zh: '', en: '' }
const LocalId = z.int().min(1).max(9999)
const Key = z
  .string()
  .trim()
  .max(60)
  .regex(/^[\w.-]*$/, '只能使用字母、数字、点、- 和 _|Use letters, digits, dots, - and _')
const Flag = z.int().min(0).max(1)
const Fen = z.int().min(0, '金额不能为负数|Must be 0 or more').max(MAX_PRICE_FEN, '金额太大|The amount is too large')
const Bp = z.int().min(0, '折扣不能为负数|Must be 0 or more').max(9000, '折扣最多 90%|At most 90%')
const Cm = z.number().min(0, '不能为负数|Must be 0 or more').max(1000, '最多 1000 厘米|At most 1,000 cm')
const Hours = z.object({ min: z.int().min(0).max(2000), max: z.int().min(0).max(2000) })

/** The permanent name of a product, used in addresses of pages and pictures. */
export const ProductCode = z
  .string()
  .trim()
  .min(1, '请填写产品编码|Enter a product code')
  .max(60, '产品编码最多 60 个字符|At most 60 characters')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    '产品编码只能使用小写字母、数字和连字符，例如 soft-tee|Use lower-case letters, digits and hyphens, such as soft-tee',
  )

const View = z.object({
  view_id: LocalId,
  key: Key,
  name: words(40, 100),
  /** The picture set, its view and the print in it; null without pictures. */
  picture: z
    .object({ product: z.string().max(60), view: Key, area: Key })
    .nullable()
    .default(null),
})

/** A print area in pixels of the design canvas; `actual_sizes` gives its width in cm. */
const PrintArea = z.object({
  view_id: LocalId,
  left: z.number().min(0),
  top: z.number().min(0),
  width: z.number().min(0),
  height: z.number().min(0),
  lies_on: z.enum(['picture', 'flat']),
  focus: CanvasBox.nullable().default(null),
  cut_outs: z.array(CutOut).max(20).default([]),
  /** Where artwork is seen from each side of what runs round a body. */
  places: z.array(PrintPlace).max(8).default([]),
  /** Printed beyond the edge and cut off. */
  bleed_cm: Cm.default(0),
  /** Nothing important nearer to the edge than this. */
  safe_cm: Cm.default(0),
})

const Colour = z.object({
  id: LocalId,
  key: Key,
  hex: z.string().regex(/^#[0-9a-f]{6}$/i, '颜色请使用 #rrggbb|Enter the colour as #rrggbb'),
  name: words(40, 100),
  /** Parts of the picture that take the colour; empty for all parts without a fixed colour. */
  part_ids: z.array(z.int()).max(50).default([]),
})

const Attribute = z.object({ id: LocalId, key: Key, name: words(30, 80), unit: z.enum(['cm', 'ml']) })

const Size = z.object({
  id: LocalId,
  name: z.string().trim().max(40, '尺码名称最多 40 个字符|At most 40 characters'),
  attributes: z
    .array(z.object({ attr_id: LocalId, attr_value: z.number().min(0).max(100_000) }))
    .max(30)
    .default([]),
})

export const ProductVariant = z.object({
  /** Within the product; never reused, so that stock and orders keep their variant. */
  id: LocalId,
  sku: z
    .string()
    .trim()
    .max(60, 'SKU 最多 60 个字符|At most 60 characters')
    .regex(/^[\w.-]*$/, 'SKU 只能使用字母、数字、点、- 和 _|Use letters, digits, dots, - and _'),
  /** GTIN-8, 12, 13 or 14; empty without one. */
  barcode: z.string().trim().max(14, '条码最多 14 位|At most 14 digits').default(''),
  color_id: LocalId,
  size_id: LocalId,
  base_price_fen: Fen,
  /** Null when it is not known: no comparison with the price is made. */
  cost_fen: Fen.nullable().default(null),
  weight_g: z.int().min(0).max(1_000_000, '重量最多 1000 千克|At most 1,000 kg'),
  packed: z.object({ length_cm: Cm, width_cm: Cm, height_cm: Cm }),
  /** Opening stock by warehouse, used only when the variant is first published. */
  stock: z.record(z.string(), z.int().min(0)).default({}),
})
export type ProductVariant = z.infer<typeof ProductVariant>

const Component = z.object({
  color_id: LocalId,
  size_id: LocalId,
  sub_code: z.string().max(60),
  sub_color_id: LocalId,
  sub_size_id: LocalId,
  quantity: z.int().min(1).max(100),
  component_designs: z.array(z.object({ view_id: LocalId, sub_view_id: LocalId })).max(MAX_VIEWS),
})

const Supply = z.object({
  factory: z.string().trim().max(40),
  region: z.string().trim().max(10).default(''),
  warehouses: z.array(z.string().trim().max(40)).max(50),
  production_hours: Hours,
})

const texts = {
  name: words(80, 200),
  subtitle: words(160, 400).default(noWords),
  selling_points: z
    .object({ zh: z.array(z.string().trim().max(200)).max(12), en: z.array(z.string().trim().max(500)).max(12) })
    .default({ zh: [], en: [] }),
  description: words(5000, 12_500).default(noWords),
  material: words(200, 500).default(noWords),
  care: words(1000, 2500).default(noWords),
  design_desc: words(500, 1250).default(noWords),
}

/** What customs and product safety law ask for. */
const declared = {
  hs_codes: z.array(z.string().trim().max(10, '海关编码最多 10 位|At most 10 digits')).max(10).default([]),
  /** ISO code, or empty. */
  origin_country: z
    .string()
    .trim()
    .toUpperCase()
    .max(2, '请使用两位国家代码|Use a two-letter country code')
    .default(''),
  /** The person in the European Union responsible for product safety. */
  responsible_person: z
    .object({
      name: z.string().trim().max(120),
      address: z.string().trim().max(300),
      email: z.string().trim().max(120),
    })
    .default({ name: '', address: '', email: '' }),
}

const selling = {
  price_tiers: z
    .array(z.object({ quantity: z.int().min(1).max(MAX_PURCHASE_QUANTITY), discount_bp: Bp }))
    .max(12)
    .default([{ quantity: 1, discount_bp: 0 }]),
  /** Discounts of this product by seller level; a level that is not listed has its usual discount. */
  level_discounts: z
    .array(z.object({ level: z.int().min(0).max(20), discount_bp: Bp }))
    .max(20)
    .default([]),
  extra_view_fen: Fen.default(0),
  /** Fewest pieces in one order. */
  min_quantity: z
    .int()
    .min(1, '起订量至少为 1|The minimum must be at least 1')
    .max(MAX_PURCHASE_QUANTITY, '起订量太大|The minimum is too large')
    .default(1),
  zones: z.array(Key).max(20).default([]),
  /** Codes of products shown beside it. */
  related: z
    .array(z.string().trim().max(60))
    .max(MAX_RELATED, '最多 12 款相关产品|At most 12 related products')
    .default([]),
  dtc_level: z.int().min(0).max(20).default(0),
  grade: z.int().min(1).max(3).default(2),
}

const designing = {
  is_mul: Flag.default(0),
  is_brand: Flag.default(0),
  is_factory_muti: Flag.default(0),
  is_merge_design: Flag.default(0),
  design_mode: z.int().min(1).max(3).default(1),
  design_desc_show: z.int().min(1).max(2).default(2),
  design_style: Key.default('placement'),
  dpi: z
    .int()
    .min(72, '分辨率至少 72 dpi|At least 72 dpi')
    .max(1200, '分辨率最多 1200 dpi|At most 1,200 dpi')
    .default(300),
  views: z.array(View).max(MAX_VIEWS).default([]),
  print_areas: z.array(PrintArea).max(MAX_VIEWS).default([]),
  actual_sizes: z
    .array(z.object({ size_id: LocalId, view_id: LocalId, actual_width: Cm }))
    .max(MAX_SIZES * MAX_VIEWS)
    .default([]),
}

const showing = {
  light_params: z
    .object({ ambient: z.number(), directional: z.number(), roughness: z.number() })
    .default({ ambient: 0.62, directional: 0.72, roughness: 0.92 }),
  /** Paths of ready pictures below the asset folder. */
  pictures: z
    .object({
      hero: z.array(z.string()),
      detail: z.array(z.string()),
      scene: z.array(z.string()),
      scene2: z.array(z.string()).optional(),
    })
    .default({ hero: [], detail: [], scene: [] }),
  model: z.string().max(300).nullable().default(null),
  /** Slug of the gallery artwork that the product wears in the shop; empty shows it blank. */
  artwork: z.string().trim().max(80).default(''),
}

export const ProductDocument = z.object({
  code: ProductCode,
  ...texts,
  category: Key.default(''),
  /** Key of a brand; empty takes the one of the category. */
  brand: Key.default(''),
  season: Key.default('all'),
  gender: Key.default('none'),
  size_type: Key.default(''),
  techniques: z
    .array(z.object({ key: Key, surcharge_fen: Fen }))
    .max(20)
    .default([]),
  ...declared,
  ...selling,
  ...designing,
  colours: z.array(Colour).max(MAX_COLOURS, '最多 100 个颜色|At most 100 colours').default([]),
  attributes: z.array(Attribute).max(30).default([]),
  sizes: z.array(Size).max(MAX_SIZES, '最多 100 个尺码|At most 100 sizes').default([]),
  items: z.array(ProductVariant).max(MAX_VARIANTS, '最多 2000 个规格|At most 2,000 variants').default([]),
  components: z.array(Component).max(MAX_VARIANTS).default([]),
  supply: z.array(Supply).max(30).default([]),
  production_hours: Hours.default({ min: 24, max: 72 }),
  ...showing,
})
export type ProductDocument = z.infer<typeof ProductDocument>
export type ProductDocumentInput = z.input<typeof ProductDocument>
