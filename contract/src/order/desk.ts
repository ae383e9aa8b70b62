import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { blankAsAbsent, FreightOption } from '../shipping/shipping.ts'
import { getPage, Instant, Money, PageInput, WireId, WireInt } from '../wire.ts'
import { changeOrder } from './change.ts'
import { holdReasons, orderSources, orderStates } from './codes.ts'
import { Amounts, KeptAddress, OrderAddress } from './order.ts'

/** What staff can do with an order. Each has a preview or a plain effect, and a reason that is recorded. */
export const deskActions = ['hold', 'release', 'change', 'reroute', 'reprint', 'refund', 'cancel'] as const
export type DeskAction = (typeof deskActions)[number]

/** Who bears the cost of a reprint; the seller never does. */
export const reprintBearers = ['platform', 'factory', 'carrier'] as const
export type ReprintBearer = (typeof reprintBearers)[number]

export const DeskOrderFilter = z.object({
  /** Any number: own, marketplace, payment, parcel, task, ticket, SKU; or name, phone or mail of the buyer. */
  keyword: blankAsAbsent(z.string().trim().max(80)),
  state: blankAsAbsent(z.enum(orderStates)),
  seller_id: blankAsAbsent(WireId),
  warehouse: blankAsAbsent(z.string().max(16)),
  store_id: blankAsAbsent(WireId),
  source: blankAsAbsent(z.enum(orderSources)),
  overdue: blankAsAbsent(z.enum(['1'])),
  date_from: blankAsAbsent(z.iso.date('日期格式为 2026-11-01|Enter the date as 2026-11-01')),
  date_to: blankAsAbsent(z.iso.date('日期格式为 2026-11-01|Enter the date as 2026-11-01')),
})
export type DeskOrderFilter = z.output<typeof DeskOrderFilter>

const Seller = z.object({ id: z.int(), name: z.string() })

/** Amounts and the buyer are null for staff without `ops.order:private`, such as a factory's. */
export const DeskOrderRow = z.object({
  id: z.int(),
  order_no: z.string(),
  external_no: z.string(),
  seller: Seller,
  store_name: z.string(),
  source: z.enum(orderSources),
  state: z.enum(orderStates),
  hold_reason: z.enum(holdReasons).nullable(),
  buyer_name: z.string().nullable(),
  country: z.string(),
  warehouse_code: z.string(),
  pieces: z.int(),
  total: Money.nullable(),
  refunded: Money.nullable(),
  created_at: Instant,
  paid_at: Instant.nullable(),
  due_at: Instant.nullable(),
  is_overdue: z.boolean(),
})
export type DeskOrderRow = z.infer<typeof DeskOrderRow>

export const listDeskOrders = endpoint({
  method: 'GET',
  path: '/ops/order',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.order',
  rate: 'search',
  summary: 'Orders of all sellers, newest first; found by any number',
  input: PageInput.extend(DeskOrderFilter.shape),
  reply: getPage(DeskOrderRow).extend({ is_total_capped: z.boolean() }),
})

export const getDeskFacets = endpoint({
  method: 'GET',
  path: '/ops/order/facets',
  access: 'staff',
  permission: 'ops.order',
  summary: 'Warehouses to filter by and to send orders to',
  input: z.object({}),
  reply: z.object({ warehouses: z.array(z.object({ code: z.string(), name: z.string() })) }),
})

export const findDeskOwners = endpoint({
  method: 'GET',
  path: '/ops/order/owners',
  access: 'staff',
  permission: 'ops.order',
  rate: 'search',
  summary: 'Sellers and shops to filter orders by: by part of a name, or the chosen ones by id',
  input: z.object({
    keyword: blankAsAbsent(z.string().trim().max(60)),
    seller_id: blankAsAbsent(WireId),
    store_id: blankAsAbsent(WireId),
  }),
  reply: z.object({
    sellers: z.array(Seller),
    stores: z.array(z.object({ id: z.int(), name: z.string(), seller: z.string() })),
  }),
})

export const storyKinds = [
  'order',
  'payment',
  'ledger',
  'file',
  'task',
  'check',
  'parcel',
  'tracking',
  'market',
  'ticket',
  'message',
  'stock',
  'staff',
] as const
export type StoryKind = (typeof storyKinds)[number]

const StoryItem = z.object({
  at: Instant,
  kind: z.enum(storyKinds),
  text: z.string(),
  /** Who did it; empty for the system. */
  by: z.string(),
  detail: z.string(),
  is_problem: z.boolean(),
})
export type StoryItem = z.infer<typeof StoryItem>

const DeskLine = z.object({
  id: z.int(),
  title: z.string(),
  sku_code: z.string(),
  variant: z.string(),
  quantity: z.int(),
  /** Goods and services, before freight and discount. */
  goods: Money.nullable(),
  /** Its part of all that was paid, which refunds give back. */
  share: Money.nullable(),
  refunded: Money.nullable(),
  refundable: Money.nullable(),
  picture_url: z.string().nullable(),
})

export const DeskOrder = DeskOrderRow.extend({
  amounts: Amounts.nullable(),
  hold_note: z.string(),
  address: KeptAddress.nullable(),
  remark: z.string(),
  channel_id: z.int(),
  channel_name: z.string(),
  weight_g: z.int(),
  reprint_of: z.string().nullable(),
  reprints: z.array(z.string()),
  lines: z.array(DeskLine),
  payments: z
    .array(
      z.object({
        payment_no: z.string(),
        state: z.string(),
        amount: Money,
        balance: Money,
        alipay: Money,
        refunded: Money,
        paid_at: Instant.nullable(),
      }),
    )
    .nullable(),
  ledger: z
    .array(
      z.object({
        id: z.int(),
        at: Instant,
        title: z.string(),
        cause: z.string(),
        entries: z.array(z.object({ account: z.string(), amount: Money })),
      }),
    )
    .nullable(),
  files: z.array(
    z.object({
      code: z.string(),
      state: z.string(),
      sheet_url: z.string().nullable(),
      prints: z.array(z.object({ name: z.string(), state: z.string(), url: z.string().nullable() })),
    }),
  ),
  tasks: z.array(
    z.object({
      code: z.string(),
      factory: z.string(),
      technique: z.string(),
      state: z.string(),
      reprints: z.int(),
      problem: z.string(),
      due_at: Instant,
      is_late: z.boolean(),
    }),
  ),
  parcels: z.array(
    z.object({
      tracking_no: z.string(),
      carrier: z.string(),
      state: z.string(),
      weight_g: z.int().nullable(),
      sent_at: Instant,
      arrived_at: Instant.nullable(),
    }),
  ),
  pushes: z.array(
    z.object({
      tracking_no: z.string(),
      state: z.string(),
      attempts: z.int(),
      error: z.string(),
      created_at: Instant,
      done_at: Instant.nullable(),
    }),
  ),
  tickets: z.array(
    z.object({ id: z.int(), work_no: z.string(), state: z.string(), kind: z.string(), created_at: Instant }),
  ),
  story: z.array(StoryItem),
  actions: z.array(z.object({ action: z.enum(deskActions), is_allowed: z.boolean(), reason: z.string().nullable() })),
})
export type DeskOrder = z.infer<typeof DeskOrder>

const OrderNo = z.object({ order_no: z.string().trim().min(1).max(40) })

export const getDeskOrder = endpoint({
  method: 'GET',
  path: '/ops/order/{order_no}',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.order',
  summary: 'One order with its whole story: money, files, tasks, scans, parcels, marketplace, tickets, staff',
  input: OrderNo,
  reply: DeskOrder,
})

const Reason = z
  .string('请填写原因|Enter a reason')
  .trim()
  .min(2, '请填写原因，至少 2 个字|Enter a reason of at least 2 characters')
  .max(200, '原因最多 200 个字|At most 200 characters')
const Preview = z.boolean().default(false)
const Act = OrderNo.extend({ reason: Reason })

export const holdDeskOrder = endpoint({
  method: 'POST',
  path: '/ops/order/{order_no}/hold',
  access: 'staff',
  permission: 'ops.order:edit',
  summary: 'Keep an order from production, or let it go on; the seller is told why',
  input: Act.extend({ is_held: z.boolean() }),
  reply: z.object({ state: z.enum(orderStates) }),
})

export const listDeskChannels = endpoint({
  method: 'GET',
  path: '/ops/order/{order_no}/channels',
  access: 'staff',
  permission: 'ops.order:edit',
  summary: 'Channels the order can go with from its warehouse, with what each costs',
  input: OrderNo,
  reply: z.object({ options: z.array(FreightOption) }),
})

const Shelf = z.object({ warehouse_code: z.string(), sku_code: z.string(), change: z.int() })

export const changeDeskOrder = endpoint({
  method: 'POST',
  path: '/ops/order/{order_no}/change',
  moves_money: 'once',
  access: 'staff',
  permission: 'ops.order:edit',
  summary: 'Change address, channel or warehouse before production; stock moves along, the price stays unless told',
  input: Act.extend({
    address: OrderAddress.optional(),
    channel_id: WireId.optional(),
    warehouse_code: z.string().max(16).optional(),
    /** The platform bears what the change costs; otherwise the seller is charged or refunded. */
    keeps_price: z.boolean().default(true),
    is_preview: Preview,
    expected_difference: Money.optional(),
  }),
  reply: changeOrder.reply.extend({
    warehouse_code: z.string(),
    /** What the freight would change by at the new conditions, no matter who bears it. */
    cost_difference: Money,
    stock: z.array(Shelf),
  }),
})

export const reprintDeskOrder = endpoint({
  method: 'POST',
  path: '/ops/order/{order_no}/reprint',
  moves_money: 'keyed',
  access: 'staff',
  permission: 'ops.order:edit',
  summary: 'Make pieces again as a free order that goes through production like any other',
  input: Act.extend({
    lines: z
      .array(z.object({ line_id: WireId, pieces: WireInt.min(1, '至少 1 件|At least 1 piece').max(10_000) }))
      .min(1, '请选择要重做的商品|Choose what to reprint')
      .max(100),
    borne_by: z.enum(reprintBearers).default('platform'),
    is_preview: Preview,
  }),
  /** Without a number in the preview. */
  reply: z.object({ order_no: z.string(), pieces: z.int(), cost: Money }),
})

export const refundDeskOrder = endpoint({
  method: 'POST',
  path: '/ops/order/{order_no}/refund',
  moves_money: 'keyed',
  access: 'staff',
  permission: 'ops.order:refund',
  summary: 'Refund the rest of an order, or amounts of its lines, to where the money came from',
  input: Act.extend({
    /** Without lines everything that is left. */
    lines: z
      .array(z.object({ line_id: WireId, amount: Money, pieces: WireInt.min(0).max(10_000).default(0) }))
      .min(1, '请选择要退款的商品|Choose what to refund')
      .max(100)
      .optional(),
    /** What had been refunded when the screen was opened; refused when it is no longer so. */
    seen_refunded: Money,
    is_preview: Preview,
  }),
  reply: z.object({
    amount: Money,
    lines: z.array(z.object({ line_id: z.int(), amount: Money })),
    state: z.enum(orderStates),
  }),
})

export const cancelDeskOrder = endpoint({
  method: 'POST',
  path: '/ops/order/{order_no}/cancel',
  moves_money: 'once',
  access: 'staff',
  permission: 'ops.order:edit',
  summary: 'Cancel before production; money, stock and coupon go back',
  input: Act.extend({ is_preview: Preview }),
  reply: z.object({ refunded: Money, stock: z.array(Shelf) }),
})

/** Groups of the search palette, in the order they are shown. */
export const findKinds = ['order', 'seller', 'parcel', 'ticket', 'product'] as const
export type FindKind = (typeof findKinds)[number]

export const findAnything = endpoint({
  method: 'GET',
  path: '/ops/find',
  access: 'staff',
  rate: 'search',
  summary: 'Orders, sellers, parcels, tickets and products by number or text, as far as the caller may see them',
  input: z.object({ keyword: z.string().trim().min(2, '至少输入 2 个字符|Type at least 2 characters').max(80) }),
  reply: z.object({
    found: z.array(z.object({ kind: z.enum(findKinds), id: z.string(), title: z.string(), note: z.string() })),
  }),
})
