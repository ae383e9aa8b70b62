import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderStates } from '../order/codes.ts'
import { blankAsAbsent } from '../shipping/shipping.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId } from '../wire.ts'
import {
  MAX_WORK_PICTURES,
  returnKinds,
  type WorkForm,
  workForms,
  workKinds,
  workOutcomes,
  workStates,
  workWishes,
} from './codes.ts'

const Kind = z.enum([...new Set([...workKinds, ...returnKinds])])

export const WorkRow = z.object({
  id: z.int(),
  work_no: z.string(),
  form: z.enum(workForms),
  kind: Kind,
  state: z.enum(workStates),
  wish: z.enum(workWishes),
  outcome: z.enum(workOutcomes).nullable(),
  /** Taken back by the seller, not refused by staff. */
  is_withdrawn: z.boolean(),
  order_id: z.int(),
  order_no: z.string(),
  title: z.string(),
  picture_url: z.string().nullable(),
  pieces: z.int(),
  /** Excerpt of the last message. */
  last_words: z.string(),
  unread: z.int(),
  created_at: Instant,
  updated_at: Instant,
})
export type WorkRow = z.infer<typeof WorkRow>

const WorkPicture = z.object({ name: z.string(), preview_url: z.string(), url: z.string() })

export const WorkMessage = z.object({
  id: z.int(),
  author: z.enum(['seller', 'staff', 'system']),
  author_name: z.string(),
  body: z.string(),
  pictures: z.array(WorkPicture),
  created_at: Instant,
})
export type WorkMessage = z.infer<typeof WorkMessage>

const WorkLine = z.object({
  line_id: z.int(),
  title: z.string(),
  sku_code: z.string(),
  variant: z.string(),
  picture_url: z.string().nullable(),
  /** Pieces the complaint is about, of those that were ordered. */
  pieces: z.int(),
  quantity: z.int(),
  /** Paid for the whole line, and refunded so far. */
  paid: Money,
  refunded: Money,
  /** Refund for the pieces of the complaint. */
  refundable: Money,
})
export type WorkLine = z.infer<typeof WorkLine>

export const WorkDetail = WorkRow.extend({
  order_state: z.enum(orderStates),
  order_total: Money,
  order_refunded: Money,
  lines: z.array(WorkLine),
  messages: z.array(WorkMessage),
  decision: z
    .object({
      note: z.string(),
      refund: Money.nullable(),
      reprint_order: z.object({ id: z.int(), order_no: z.string() }).nullable(),
      coupon: z.object({ amount: Money, expires_at: Instant }).nullable(),
    })
    .nullable(),
  send_back: z
    .object({ address: z.string(), tracking_no: z.string().nullable(), received_at: Instant.nullable() })
    .nullable(),
  /** Actions available to the caller. */
  may: z.object({ reply: z.boolean(), withdraw: z.boolean(), send_back: z.boolean() }),
})
export type WorkDetail = z.infer<typeof WorkDetail>

const Words = z.string().trim().max(2000, '最多 2000 字|At most 2,000 characters')
const Filter = z.object({
  state: blankAsAbsent(z.enum(workStates)),
  kind: blankAsAbsent(Kind),
  /** Number of the work order or of its order. */
  keyword: blankAsAbsent(z.string().trim().max(60)),
})
const Counts = z.object({ total: z.int(), states: z.array(z.object({ state: z.enum(workStates), count: z.int() })) })
const Lines = z
  .array(z.object({ line_id: WireId, pieces: z.coerce.number().int().min(1).max(100_000) }))
  .min(1, '请选择商品|Choose the goods')
  .max(100)

const NewWork = z.object({
  order_id: WireId,
  kind: Kind,
  wish: z.enum(workWishes),
  body: Words.min(5, '请写明问题，至少 5 个字|Describe the problem in at least 5 characters'),
  lines: Lines,
  upload_ids: z.array(WireId).max(MAX_WORK_PICTURES).default([]),
})
export const TrackingNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{6,40}$/, '运单号为 6–40 位字母或数字|A tracking number has 6–40 letters or digits')

const readingCalls = (form: WorkForm, base: string, permission: string) => ({
  list: endpoint({
    method: 'GET',
    path: base,
    access: 'seller',
    permission,
    rate: 'search',
    summary: `Own requests of the form ${form}, what moved last first`,
    input: Filter.extend(PageInput.shape),
    reply: getPage(WorkRow),
  }),
  counts: endpoint({
    method: 'GET',
    path: `${base}/counts`,
    access: 'seller',
    permission,
    summary: `How many requests of the form ${form} stand in each state`,
    input: Empty,
    reply: Counts,
  }),
  get: endpoint({
    method: 'GET',
    path: `${base}/{id}`,
    access: 'seller',
    permission,
    summary: 'One request with everything that was said and decided; what is new counts as read',
    input: IdInput,
    reply: WorkDetail,
  }),
  orderLines: endpoint({
    method: 'GET',
    path: `${base}/order`,
    access: 'seller',
    permission,
    summary: 'What of an order a request can be about',
    input: z.object({ keyword: z.string().trim().min(1).max(60) }),
    reply: z.object({
      order_id: z.int(),
      order_no: z.string(),
      order_state: z.enum(orderStates),
      /** Why nothing can be asked for now. */
      refusal: z.string().nullable(),
      lines: z.array(WorkLine),
    }),
  }),
})

const writingCalls = (form: WorkForm, base: string, permission: string) => ({
  open: endpoint({
    method: 'POST',
    path: base,
    access: 'seller',
    permission,
    summary: `Open a request of the form ${form} about pieces of an order`,
    input: NewWork,
    reply: z.object({ id: z.int(), work_no: z.string() }),
  }),
  reply: endpoint({
    method: 'POST',
    path: `${base}/{id}/message`,
    access: 'seller',
    permission,
    summary: 'Say something, with pictures; an answer sends the request back to staff',
    input: IdInput.extend({ body: Words, upload_ids: z.array(WireId).max(MAX_WORK_PICTURES).default([]) }),
    reply: Empty,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${base}/{id}/withdraw`,
    access: 'seller',
    permission,
    summary: 'Take the request back',
    input: IdInput,
    reply: Empty,
  }),
  sendBack: endpoint({
    method: 'POST',
    path: `${base}/{id}/sendBack`,
    access: 'seller',
    permission,
    summary: 'Say with which parcel the goods come back',
    input: IdInput.extend({ tracking_no: TrackingNo }),
    reply: Empty,
  }),
})

/** The two screens of sellers have the same calls, each under its own permission. */
const sellerCalls = (form: WorkForm, base: string, permission: string) => ({
  form,
  permission,
  ...readingCalls(form, base, permission),
  ...writingCalls(form, base, permission),
})
export const workOrderCalls = sellerCalls('work', '/distribution/workOrder', 'order.work')
export const returnCalls = sellerCalls('return', '/distribution/returnApply', 'order.return')
export type SellerCalls = typeof workOrderCalls

/** Signals that a request changed; clients then fetch it. */
export const WORK_STREAM_PATH = '/distribution/afterSale/{id}/stream'
export const STAFF_WORK_STREAM_PATH = '/ops/afterSale/{id}/stream'
