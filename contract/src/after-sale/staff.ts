import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { blankAsAbsent } from '../shipping/shipping.ts'
import { Empty, getPage, IdInput, Money, PageInput, WireId } from '../wire.ts'
import { WorkDetail, WorkRow } from './after-sale.ts'
import {
  MAX_GIVEN_COUPON_FEN,
  MAX_WORK_PICTURES,
  returnKinds,
  workForms,
  workKinds,
  workOutcomes,
  workStates,
} from './codes.ts'

const Words = z.string().trim().max(2000, '最多 2000 字|At most 2,000 characters')
const Needed = Words.min(1, '请填写说明|Please write a short note')
const Kind = z.enum([...new Set([...workKinds, ...returnKinds])])
const permission = 'ops.support'

const StaffWorkRow = WorkRow.extend({ seller: z.string(), seller_id: z.int(), handler: z.string().nullable() })
export type StaffWorkRow = z.infer<typeof StaffWorkRow>
const StaffWorkDetail = WorkDetail.extend({ seller: z.string(), seller_id: z.int(), handler: z.string().nullable() })
export type StaffWorkDetail = z.infer<typeof StaffWorkDetail>

export const listStaffWork = endpoint({
  method: 'GET',
  path: '/ops/afterSale',
  access: 'staff',
  permission,
  rate: 'search',
  summary: 'Requests of all sellers; what waits longest for an answer first',
  input: z
    .object({
      form: blankAsAbsent(z.enum(workForms)),
      state: blankAsAbsent(z.enum(workStates)),
      kind: blankAsAbsent(Kind),
      keyword: blankAsAbsent(z.string().trim().max(60)),
    })
    .extend(PageInput.shape),
  reply: getPage(StaffWorkRow),
})

export const countStaffWork = endpoint({
  method: 'GET',
  path: '/ops/afterSale/counts',
  access: 'staff',
  permission,
  summary: 'How many requests of all sellers stand in each state',
  input: z.object({ form: blankAsAbsent(z.enum(workForms)) }),
  reply: z.object({ total: z.int(), states: z.array(z.object({ state: z.enum(workStates), count: z.int() })) }),
})

export const getStaffWork = endpoint({
  method: 'GET',
  path: '/ops/afterSale/{id}',
  access: 'staff',
  permission,
  summary: 'One request as staff see it; what is new counts as read',
  input: IdInput,
  reply: StaffWorkDetail,
})

export const openStaffWork = endpoint({
  method: 'POST',
  path: '/ops/afterSale',
  access: 'staff',
  permission,
  summary: 'Open a request for a seller, about all pieces of an order',
  input: z.object({
    order_no: z.string().trim().toUpperCase().min(1, '请输入订单号|Enter the order number').max(40),
    form: z.enum(workForms).default('work'),
    kind: Kind,
    body: Needed,
  }),
  reply: z.object({ id: z.int(), work_no: z.string() }),
})

export const replyStaffWork = endpoint({
  method: 'POST',
  path: '/ops/afterSale/{id}/message',
  access: 'staff',
  permission,
  summary: 'Answer; with `asks_seller` the request waits for the seller from now on',
  input: IdInput.extend({
    body: Words,
    picture_ids: z.array(WireId).max(MAX_WORK_PICTURES).default([]),
    asks_seller: z.boolean().default(false),
  }),
  reply: Empty,
})

export const takeStaffWork = endpoint({
  method: 'POST',
  path: '/ops/afterSale/{id}/take',
  access: 'staff',
  permission,
  summary: 'Take a request into one’s hands',
  input: IdInput,
  reply: Empty,
})

export const acceptReturn = endpoint({
  method: 'POST',
  path: '/ops/afterSale/{id}/acceptReturn',
  access: 'staff',
  permission,
  summary: 'Agree to a return and say where the goods go',
  input: IdInput.extend({ address: z.string().trim().min(5, '请填写退货地址|Enter the address').max(300) }),
  reply: Empty,
})

export const receiveReturn = endpoint({
  method: 'POST',
  path: '/ops/afterSale/{id}/receiveReturn',
  access: 'staff',
  permission,
  summary: 'The goods have come back',
  input: IdInput,
  reply: Empty,
})

export const resolveStaffWork = endpoint({
  method: 'POST',
  path: '/ops/afterSale/{id}/resolve',
  moves_money: 'once',
  access: 'staff',
  permission,
  summary: 'Decide: money back, the pieces made again at no charge, or a coupon',
  input: IdInput.extend({
    outcome: z.enum(workOutcomes),
    note: Words.default(''),
    /** For a refund: amount per line; defaults to the price of the pieces in the request. */
    refunds: z
      .array(z.object({ line_id: WireId, amount: Money.refine((amount) => Number(amount) > 0) }))
      .max(100)
      .optional(),
    /** For a coupon. */
    coupon_amount: Money.refine(
      (amount) => Number(amount) > 0 && Number(amount) * 100 <= MAX_GIVEN_COUPON_FEN,
      '券面额为 0.01–500.00|Enter a coupon value of 0.01–500.00',
    ).optional(),
  }),
  reply: Empty,
})

export const rejectStaffWork = endpoint({
  method: 'POST',
  path: '/ops/afterSale/{id}/reject',
  access: 'staff',
  permission,
  summary: 'Close a request without giving anything, and say why',
  input: IdInput.extend({ note: Needed }),
  reply: Empty,
})
