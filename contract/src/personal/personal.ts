import { FieldId } from '@inkroute/engine/layers/layer-mark'
import { Answers, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { sampleKinds } from '@inkroute/engine/personal/sample-answers'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, IdInput, Instant, PageInput, WireId } from '../wire.ts'
import { BuyerAsk } from './buyer.ts'
import { ANSWERS_BODY, approvals, lineProblemKinds, personalStates } from './codes.ts'

const MAX_APPROVALS = 200
/** A fortnight: longer than any shop keeps a buyer waiting. */
const MAX_WAIT_HOURS = 336

const LineProblem = z.object({ field_id: z.string().nullable(), kind: z.enum(lineProblemKinds), text: z.string() })

const Forbidden = z.array(z.string().trim().min(1).max(60)).max(500)

export const PersonalForm = z.object({
  is_on: z.boolean(),
  fields: PersonalFields,
  /** Whether good answers go on at once or wait for the seller. */
  approval: z.enum(approvals),
  /** With `look`: after so many hours good answers go on without it; 0 waits for as long as it takes. */
  wait_hours: z.int().min(0).max(MAX_WAIT_HOURS).default(0),
  /** Words that are not printed. */
  forbidden: Forbidden,
  /** Whether buyers may change their answers by the link until production begins. */
  buyer_may_change: z.boolean().default(false),
  /** Photos that buyers sent are erased this many days after the approval. */
  photo_days: z.int().min(7).max(730).default(90),
})
export type PersonalForm = z.infer<typeof PersonalForm>

export const getPersonalForm = endpoint({
  method: 'GET',
  path: '/distribution/goods/{id}/personalForm',
  access: 'seller',
  permission: 'goods.library',
  summary: 'What a buyer can personalise about goods, with the design it refers to',
  input: IdInput,
  reply: z.object({
    title: z.string(),
    basic_product_id: z.int(),
    document: z.record(z.string(), z.unknown()),
    /** 0 before it is saved for the first time. */
    revision: z.int(),
    form: PersonalForm.nullable(),
  }),
})

export const savePersonalForm = endpoint({
  method: 'PUT',
  path: '/distribution/goods/{id}/personalForm',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Set what a buyer can personalise; unpaid orders of buyers wait for their answers from now on',
  input: IdInput.extend({
    ...PersonalForm.shape,
    fields: PersonalFields.min(1, '请至少设置一项定制内容|Set up at least one field'),
    /** The one the change is based on. */
    revision: z.int().min(0),
  }),
  reply: z.object({ revision: z.int(), held_orders: z.int() }),
})

export const checkPersonalForm = endpoint({
  method: 'POST',
  path: '/distribution/goods/{id}/personalForm/check',
  access: 'seller',
  permission: 'goods.library',
  summary: 'Fill a form with the longest, shortest and strangest answers it allows, painted and checked',
  input: IdInput.extend({ fields: PersonalFields.min(1) }),
  reply: z.object({
    samples: z.array(
      z.object({
        kind: z.enum(sampleKinds),
        answers: Answers,
        problems: z.array(LineProblem),
        /** The print alone, as a data address. */
        picture: z.string().nullable(),
      }),
    ),
  }),
})

export const FieldStatistics = z.object({
  field_id: z.string(),
  /** Lines with an answer to it. */
  answered: z.int(),
  /** Lines it holds at the moment. */
  held: z.int(),
  /** The most frequent ones; none of photos. */
  values: z.array(z.object({ value: z.string(), count: z.int() })),
})
export type FieldStatistics = z.infer<typeof FieldStatistics>

export const getPersonalStatistics = endpoint({
  method: 'GET',
  path: '/distribution/goods/{id}/personalForm/statistics',
  access: 'seller',
  permission: 'goods.library',
  summary: 'How buyers answered the fields of goods, and what holds their orders',
  input: IdInput,
  reply: z.object({
    lines: z.int(),
    counts: z.record(z.enum(personalStates), z.int()),
    fields: z.array(FieldStatistics),
  }),
})

/** An answer as the platform told it, and where it goes. */
const ToldAnswer = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  picture_url: z.string().nullable(),
  /** Null: not printed, or not known yet. */
  field_id: z.string().nullable(),
  is_known: z.boolean(),
})

export const PersonalLine = z.object({
  id: z.int(),
  /** The line of the order as the platform told it. */
  line_id: z.int(),
  state: z.enum(personalStates),
  order: z.object({ id: z.int(), order_no: z.string() }).nullable(),
  external_no: z.string(),
  store: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** 0 for orders that come from no store. */
  store_id: z.int(),
  goods_id: z.int(),
  title: z.string(),
  sku_code: z.string(),
  variant: z.string(),
  quantity: z.int(),
  /** What the seller asks for a piece, in yuan, without the extras of its answers; null where no price is set. */
  sale_price: z.string().nullable(),
  /** What the buyer paid for a piece, as the platform told it. */
  paid: z.object({ amount: z.string(), currency: z.string() }).nullable(),
  fields: PersonalFields,
  answers: Answers,
  told: z.array(ToldAnswer),
  problems: z.array(LineProblem),
  pictures: z.array(z.object({ small_url: z.string(), large_url: z.string() })),
  /** Pictures are still being made. */
  is_painting: z.boolean(),
  hash: z.string().nullable(),
  /** When it is approved by itself, unless the seller does something before. */
  goes_on_at: Instant.nullable(),
  approved_at: Instant.nullable(),
  created_at: Instant,
  /** Null where the buyer was not asked. */
  buyer: BuyerAsk.nullable(),
})
export type PersonalLine = z.infer<typeof PersonalLine>

export const listPersonalLines = endpoint({
  method: 'GET',
  path: '/distribution/personal/lines',
  access: 'seller',
  permission: 'order.personal',
  summary: 'Lines of orders with personalised goods, with their pictures and what holds them',
  input: PageInput.extend({
    state: z.enum(personalStates).optional(),
    goods_id: WireId.optional(),
    order_id: WireId.optional(),
  }),
  reply: getPage(PersonalLine).extend({ counts: z.record(z.enum(personalStates), z.int()) }),
})

export const approvePersonalLines = endpoint({
  method: 'POST',
  path: '/distribution/personal/approve',
  access: 'seller',
  permission: 'order.personal:edit',
  summary: 'Approve the designs of personalised lines as they are shown; their orders go on',
  input: z.object({
    lines: z
      .array(z.object({ id: WireId, hash: z.string().max(64) }))
      .min(1)
      .max(MAX_APPROVALS),
  }),
  /** Those that changed since they were shown, or whose order is past it, are left out. */
  reply: z.object({ approved: z.array(z.int()) }),
})

export const correctPersonalLine = endpoint({
  method: 'PUT',
  path: '/distribution/personal/lines/{id}/answers',
  access: 'seller',
  permission: 'order.personal:edit',
  summary: 'Correct the answers of a personalised line; its design is made again and waits for approval',
  body_max: ANSWERS_BODY,
  input: IdInput.extend({ answers: Answers }),
  reply: PersonalLine,
})

export const savePersonalMapping = endpoint({
  method: 'PUT',
  path: '/distribution/personal/mapping',
  access: 'seller',
  permission: 'order.personal:edit',
  summary: 'Say which field the answers of a store belong to; held lines are tried again',
  input: z.object({
    goods_id: WireId,
    /** 0 for orders that come from no store. */
    store_id: z.coerce.number().int().min(0),
    /** By the key of the answer; null for one that is not printed. */
    mapping: z.record(z.string().min(1).max(100), FieldId.nullable()),
  }),
  reply: z.object({ queued: z.int() }),
})
