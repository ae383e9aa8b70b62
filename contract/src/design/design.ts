import { z } from 'zod'
import { DOCUMENT_BODY, endpoint } from '../endpoint.ts'
import { SellingPrice } from '../goods/price.ts'
import { Instant, WireId } from '../wire.ts'

/** Widths of the pictures made of a saved design, as the specification names them. */
export const mockupWidths = { small: 469, large: 1000 } as const

/** Colour id of the bare print, next to the mockups in product colours. */
export const FLAT_COLOR_ID = 0

/**
 * A design document of whatever version the caller's program wrote. The engine's `readDocument` says whether this
 * program can read it; what it says becomes `design_newer` or `design_broken`.
 */
export const StoredDocument = z.record(z.string(), z.unknown())

export const DesignName = z.string().trim().max(120, '名称最多 120 个字|A name can have at most 120 characters')

/** State of background work: waiting, running, done, or failed with a reason. */
export const makingStates = ['queued', 'running', 'done', 'failed'] as const
export type MakingState = (typeof makingStates)[number]

/** How far pictures or files of a design are. */
export const Making = z.object({
  state: z.enum(makingStates),
  done: z.int(),
  total: z.int(),
  /** Why it failed, in the caller's language. */
  reason: z.string().nullable(),
})
export type Making = z.infer<typeof Making>

export const MockupPicture = z.object({
  view_id: z.int(),
  /** `FLAT_COLOR_ID`: the bare print on a transparent background. */
  color_id: z.int(),
  /** 469 and 1000 px wide; null until made. */
  small_url: z.string().nullable(),
  large_url: z.string().nullable(),
})
export type MockupPicture = z.infer<typeof MockupPicture>

/** Bound by goods, which keeps what is for sale; the design itself is stored through the door of this capability. */
export const saveProduct = endpoint({
  method: 'POST',
  path: '/distribution/product',
  access: 'seller',
  permission: 'design.single',
  summary: 'Save a design as goods: one SKU for each chosen item, pictures follow in the background',
  body_max: DOCUMENT_BODY,
  input: z.object({
    basic_product_id: WireId,
    document: StoredDocument,
    name: DesignName.optional(),
    title_en: DesignName.optional(),
    /** Of every SKU that is made; '' or left out sets none. */
    price: SellingPrice.optional(),
    color_ids: z.array(WireId).min(1, '请至少选择一个颜色|Choose at least one colour').max(200),
    size_ids: z.array(WireId).min(1, '请至少选择一个尺码|Choose at least one size').max(200),
    /** What would spoil the print was seen and is wanted as it is; otherwise it is asked before paying. */
    accepts_print_errors: z.boolean().optional(),
    /** Items of these colours and sizes that become SKUs; without it all of them do. */
    item_ids: z.array(WireId).min(1).max(2000).optional(),
    /** Goods to redesign: they get a new design version instead of new goods being created. */
    goods_id: WireId.optional(),
    /** The seller has seen that unpaid orders take the new design. */
    is_order_checked: z.boolean().default(false),
    /** The draft this design grew from; it is done with when the save succeeds. */
    draft_id: z.uuid().optional(),
  }),
  reply: z.object({
    id: z.int(),
    goods_id: z.int(),
    design_id: z.int(),
    design_version: z.int(),
    name: z.string(),
    sku_count: z.int(),
    mockups: Making,
  }),
})

export const reDesignCheckOrder = endpoint({
  method: 'GET',
  path: '/distribution/product/reDesignCheckOrder',
  access: 'seller',
  permission: 'design.single',
  summary: 'Which orders hold goods that are about to be designed anew',
  input: z.object({ id: WireId }),
  reply: z.object({
    /** Unpaid orders take the new design, so the seller is asked first. */
    need_confirm: z.boolean(),
    unpaid_orders: z.int(),
    /** These keep the version they were paid for. */
    paid_orders: z.int(),
  }),
})

export const getDesigned = endpoint({
  method: 'GET',
  path: '/distribution/product/getDesigned',
  access: 'seller',
  permission: 'design.single',
  summary: 'A saved design to open again, by the number of its goods or its own',
  input: z
    .object({ id: WireId.optional(), design_id: WireId.optional(), version: WireId.optional() })
    .refine((input) => input.id !== undefined || input.design_id !== undefined, {
      message: '请指明商品或设计|Choose the goods or the design',
    }),
  reply: z.object({
    goods_id: z.int().nullable(),
    design_id: z.int(),
    version: z.int(),
    current_version: z.int(),
    name: z.string(),
    basic_product_id: z.int(),
    /** Whether the product is on sale. Designs of delisted products can be viewed but not saved. */
    is_offered: z.boolean(),
    color_ids: z.array(z.int()),
    size_ids: z.array(z.int()),
    document: StoredDocument,
    saved_at: Instant,
  }),
})

export const listDesignMasks = endpoint({
  method: 'GET',
  path: '/api/systemConfig/designMask',
  access: 'public',
  summary: 'Shapes a picture can be cut to, as paths in a box of 100 × 100',
  input: z.object({}),
  reply: z.object({ data: z.array(z.object({ key: z.string(), name: z.string(), path: z.string() })) }),
})
