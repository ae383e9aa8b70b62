import { zoneKinds } from '@inkroute/engine/print/cut-out'
import { wrapSides } from '@inkroute/engine/print/print-area'
import { z } from 'zod'
import { Instant, Money } from '../wire.ts'
import { colourFamilies, productBadges } from './codes.ts'

/** Shapes of a product. Every text is in the language of the call. */
export const Named = z.object({ key: z.string(), name: z.string() })
export type Named = z.infer<typeof Named>

const Flag = z.int().min(0).max(1)
const Hours = z.object({ min: z.int(), max: z.int() })

export const CategoryRef = z.object({ id: z.int(), key: z.string(), name: z.string(), http_url: z.string() })

/** Which picture set and which of its views shows the print; `product` is the code in picture addresses. */
export const ViewPicture = z.object({ product: z.string(), view: z.string(), area: z.string() })

export const CardView = z.object({
  view_id: z.int(),
  key: z.string(),
  name: z.string(),
  picture: ViewPicture.nullable(),
})
export type CardView = z.infer<typeof CardView>

export const CardColor = z.object({ id: z.int(), key: z.string(), hex: z.string(), name: z.string() })
export type CardColor = z.infer<typeof CardColor>

/** A picture of a product in any of its colours. */
const ProductLook = z.object({
  /** As in `ViewPicture`. */
  product: z.string(),
  view: z.string(),
  artwork: z.string(),
  /** Where the camera is, or what the artwork is called. */
  name: z.string(),
})

/** A product in lists, recommendations and comparisons. */
export const ProductCard = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  subtitle: z.string(),
  category: CategoryRef,
  brand: Named,
  /** Lowest unit price of one piece without member discount. */
  price_from: Money,
  colors: z.array(CardColor),
  views: z.array(CardView),
  /** Colour, view and gallery artwork of the picture on the card. */
  default_color_key: z.string(),
  default_view_key: z.string().nullable(),
  artwork: z.string(),
  /** False for goods without pictures (labels, bags): show their outline instead. */
  has_picture: z.boolean(),
  has_model: z.boolean(),
  sizes: z.array(z.string()),
  techniques: z.array(Named),
  material: z.string(),
  /** ISO codes of the countries it can leave from. */
  ships_from: z.array(z.string()),
  /** From payment to carrier. */
  delivery_hours: Hours,
  grade: z.int().min(1).max(3),
  zones: z.array(z.string()),
  badges: z.array(z.enum(productBadges)),
  /** Pieces sold in all. */
  sales: z.int(),
  weight_g: z.int(),
  /** 2: the caller's level is below the product's. */
  dtc_enable: z.int().min(1).max(2),
  dtc_group_level_names: z.array(z.string()),
  is_mul: Flag,
  is_brand: Flag,
  is_collected: Flag,
})
export type ProductCard = z.infer<typeof ProductCard>

const PackedSize = z.object({ length_cm: z.number(), width_cm: z.number(), height_cm: z.number() })

export const ProductItem = z.object({
  id: z.int(),
  sku: z.string(),
  color_id: z.int(),
  size_id: z.int(),
  /** One piece, one printed view, at the caller's level. */
  price: Money,
  weight_g: z.int(),
  packed: PackedSize,
  /** Blanks on all shelves. */
  stock: z.int(),
})
export type ProductItem = z.infer<typeof ProductItem>

/** A part of the 550 canvas. */
export const CanvasBox = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number().positive('宽度必须大于 0|Width must be more than 0'),
  height: z.number().positive('高度必须大于 0|Height must be more than 0'),
})

/** A hole, seam, fold or other place of the product. A radius of half the shorter side makes it round. */
export const CutOut = CanvasBox.extend({
  /** Omitted: a hole. */
  kind: z.enum(zoneKinds).optional(),
  radius: z.number().min(0),
  /** Corners of any other outline; the box is then its bounds. */
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(3)
    .max(60)
    .optional(),
  name: z.object({ zh: z.string(), en: z.string() }),
})
export type CutOut = z.infer<typeof CutOut>

/** Where artwork is seen from one side of a mug, a bottle or a hat. */
export const PrintPlace = CanvasBox.extend({ side: z.enum(wrapSides) })
export type PrintPlace = z.infer<typeof PrintPlace>

export const PrintArea = z.object({
  view_id: z.int(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  /** `picture`: drawn over the view's picture; `flat`: the unrolled sheet alone. */
  lies_on: z.enum(['picture', 'flat']),
  /** The part visible in the main picture, where new artwork is placed; null for all of it. */
  focus: CanvasBox.nullable(),
  /** Where nothing is printed, or what crosses is bent or hidden. */
  cut_outs: z.array(CutOut),
  /** Offered by the studio; empty for what is flat. */
  places: z.array(PrintPlace),
  /** Printed beyond the edge and cut off. */
  bleed_cm: z.number(),
  /** Nothing important nearer to the edge than this. */
  safe_cm: z.number(),
})

export const ShowImage = z.object({
  id: z.int(),
  color_id: z.int(),
  view_id: z.int().nullable(),
  image_src: z.string(),
  name: z.string(),
})
export type ShowImage = z.infer<typeof ShowImage>

const Component = z.object({
  color_id: z.int(),
  size_id: z.int(),
  sub_basic_product_id: z.int(),
  sub_code: z.string(),
  sub_name: z.string(),
  sub_color_id: z.int(),
  sub_size_id: z.int(),
  quantity: z.int(),
  component_designs: z.array(z.object({ view_id: z.int(), sub_view_id: z.int() })),
})

export const BasicProduct = z.object({
  id: z.int(),
  basic_product_id: z.int(),
  code: z.string(),
  name: z.string(),
  subtitle: z.string(),
  description: z.string(),
  selling_points: z.array(z.string()),
  /** From the top of the tree down to the product's own. */
  category_path: z.array(CategoryRef),
  brand: Named,
  colors: z.array(
    CardColor.extend({
      family: z.enum(colourFamilies.map((family) => family.key)),
      stock: z.int(),
      /** Parts of the picture maps and the model that take this colour; empty for all parts without a fixed colour. */
      part_ids: z.array(z.int()),
    }),
  ),
  color_ids: z.array(z.int()),
  /** `key` is the name in template addresses. */
  sizes: z.array(z.object({ id: z.int(), key: z.string(), name: z.string() })),
  /** Measures of the size chart and their values per size. */
  attributes: z.array(z.object({ id: z.int(), key: z.string(), name: z.string(), unit: z.enum(['cm', 'ml']) })),
  size_attributes: z.array(z.object({ size_id: z.int(), attr_id: z.int(), attr_value: z.number() })),
  items: z.array(ProductItem),
  views: z.array(CardView),
  print_areas: z.array(PrintArea),
  /** Width of the print in cm, by size and view. */
  actual_sizes: z.array(z.object({ size_id: z.int(), view_id: z.int(), actual_width: z.number() })),
  /** Blank picture per colour and view, to lay a design on. */
  bottom_templates: z.array(z.object({ color_id: z.int(), view_id: z.int(), image_src: z.string() })),
  show_images_design: z.array(ShowImage),
  /** The seller's own pictures; empty for visitors. */
  user_show_images_design: z.array(ShowImage),
  components: z.array(Component),
  is_mul: Flag,
  is_brand: Flag,
  is_factory_muti: Flag,
  is_merge_design: Flag,
  design_mode: z.int().min(1).max(3),
  design_desc: z.string(),
  design_desc_show: z.int().min(1).max(2),
  design_style: Named,
  dpi: z.int(),
  dtc_enable: z.int().min(1).max(2),
  dtc_group_level_names: z.array(z.string()),
  techniques: z.array(Named.extend({ surcharge: Money })),
  material: z.string(),
  /** How to wash and look after it; empty when nothing is said. */
  care: z.string(),
  /** ISO code; empty when it is not stated. */
  origin_country: z.string(),
  /** Responsible for product safety in the European Union; null when nobody is named. */
  responsible_person: z.object({ name: z.string(), address: z.string(), email: z.string() }).nullable(),
  /** Fewest pieces in one order. */
  min_quantity: z.int(),
  season: Named,
  gender: Named,
  size_type: Named,
  grade: z.int().min(1).max(3),
  zones: z.array(Named),
  badges: z.array(z.enum(productBadges)),
  price_from: Money,
  price_to: Money,
  /** Each printed view after the first. */
  extra_view_price: Money,
  price_tiers: z.array(z.object({ quantity: z.int(), discount_bp: z.int() })),
  production_hours: Hours,
  delivery_hours: Hours,
  ships_from: z.array(z.string()),
  light_params: z.object({ ambient: z.number(), directional: z.number(), roughness: z.number() }),
  default_color_key: z.string(),
  default_view_key: z.string().nullable(),
  artwork: z.string(),
  /** Shop pictures that exist: `/pictures/shop/<code>/<shot>-<width>.webp`. */
  shots: z.array(z.enum(['hero', 'detail', 'scene', 'scene2'])),
  /** More pictures than one of each printed view: from other sides, and with other artworks. */
  looks: z.object({ sides: z.array(ProductLook), artworks: z.array(ProductLook) }),
  has_picture: z.boolean(),
  has_model: z.boolean(),
  sales: z.int(),
  is_collected: Flag,
  published_at: Instant,
  updated_at: Instant,
})
export type BasicProduct = z.infer<typeof BasicProduct>
