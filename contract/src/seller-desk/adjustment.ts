import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Amount } from '../wallet/recharge.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId } from '../wire.ts'

export const adjustmentStates = ['pending', 'posted', 'rejected', 'cancelled'] as const

/** Why money is given or taken; each has its own account in the ledger. */
export const adjustmentCategories = [
  { key: 'compensation', zh: '赔付与补偿', en: 'Compensation' },
  { key: 'freight', zh: '运费差额', en: 'Freight difference' },
  { key: 'correction', zh: '转账更正', en: 'Transfer correction' },
  { key: 'fee', zh: '服务费', en: 'Service fee' },
  { key: 'other', zh: '其他', en: 'Other' },
] as const
export type AdjustmentCategory = (typeof adjustmentCategories)[number]['key']
const categoryKeys = adjustmentCategories.map(({ key }) => key)

const Text = z
  .string()
  .trim()
  .min(2, '请写给卖家看的说明|Enter the text for the seller')
  .max(80, '说明最多 80 个字|At most 80 characters')

export const createAdjustment = endpoint({
  method: 'POST',
  path: '/ops/seller/{id}/adjustment',
  moves_money: 'keyed',
  access: 'staff',
  permission: 'ops.money',
  summary: 'Credit or debit a seller; what exceeds one’s own limit within 24 hours waits for a second person',
  input: IdInput.extend({
    direction: z.enum(['credit', 'debit']),
    amount: Amount,
    category: z.enum(categoryKeys),
    reason: z
      .string()
      .trim()
      .min(4, '请写明原因，至少 4 个字|Give a reason of at least 4 characters')
      .max(300, '原因最多 300 个字|A reason has at most 300 characters'),
    text_zh: Text,
    text_en: Text,
    reference: z.string().trim().max(60, '单号最多 60 个字符|A reference has at most 60 characters').default(''),
  }),
  reply: z.object({ id: z.int(), state: z.enum(adjustmentStates) }),
})

export const Adjustment = z.object({
  id: z.int(),
  seller_id: z.int(),
  seller_name: z.string(),
  /** Negative debits the seller. */
  amount: Money,
  category: z.enum(categoryKeys),
  reason: z.string(),
  text_zh: z.string(),
  text_en: z.string(),
  reference: z.string(),
  needs_second: z.boolean(),
  state: z.enum(adjustmentStates),
  requested_by: z.string(),
  requested_at: Instant,
  decided_by: z.string(),
  decided_at: Instant.nullable(),
  note: z.string(),
  /** Whether the caller asked for it and so cannot decide it. */
  is_own: z.boolean(),
  balance: Money,
})
export type Adjustment = z.infer<typeof Adjustment>

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/ops/adjustment',
  access: 'staff',
  permission: 'ops.money',
  or_permission: 'ops.seller',
  summary: 'Money adjustments, those that wait for a decision first',
  input: PageInput.extend({
    state: z.enum(adjustmentStates).optional(),
    seller_id: WireId.optional(),
    /** Number, reference or a word of the reason. */
    keyword: z.string().trim().max(60).optional(),
  }),
  reply: getPage(Adjustment).extend({ pending: z.int() }),
})

export const decideAdjustment = endpoint({
  method: 'POST',
  path: '/ops/adjustment/{id}/decide',
  moves_money: 'once',
  access: 'staff',
  permission: 'ops.money',
  summary: 'Approve or reject an adjustment someone else asked for',
  input: IdInput.extend({
    is_approved: z.boolean(),
    note: z
      .string()
      .trim()
      .min(2, '请写一句批注|Add a short note')
      .max(300, '批注最多 300 个字|A note has at most 300 characters'),
  }),
  reply: z.object({ state: z.enum(adjustmentStates) }),
})

export const cancelAdjustment = endpoint({
  method: 'POST',
  path: '/ops/adjustment/{id}/cancel',
  access: 'staff',
  permission: 'ops.money',
  summary: 'Withdraw one’s own request before it is decided',
  input: IdInput,
  reply: Empty,
})

export const getOwnLimit = endpoint({
  method: 'GET',
  path: '/ops/adjustment/ownLimit',
  access: 'staff',
  permission: 'ops.money',
  summary: 'How much the caller may move alone in 24 hours, and how much of it is left',
  input: Empty,
  reply: z.object({ limit: Money, left: Money }),
})

export const MoneyLimit = z.object({
  subject: z.enum(['role', 'user']),
  subject_id: z.int(),
  name: z.string(),
  /** Null: a person follows their roles, a role grants nothing. */
  limit: Money.nullable(),
  /** Whether the role, or a role of the person, carries `ops.money`. */
  may_adjust: z.boolean(),
  /** Whether it applies to the caller, who cannot set it. */
  is_own: z.boolean(),
})
export type MoneyLimit = z.infer<typeof MoneyLimit>

export const listMoneyLimits = endpoint({
  method: 'GET',
  path: '/ops/moneyLimit',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'How much each role and each person may move alone',
  input: Empty,
  reply: z.object({ data: z.array(MoneyLimit) }),
})

export const setMoneyLimit = endpoint({
  method: 'PUT',
  path: '/ops/moneyLimit',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Set or remove the limit of a role or a person; nobody sets their own or that of a role they hold',
  input: z.object({
    subject: z.enum(['role', 'user']),
    subject_id: WireId,
    limit: z
      .string()
      .regex(/^\d{1,8}(\.\d{1,2})?$/, '金额写作 500.00，最多两位小数|Enter a limit such as 500.00')
      .nullable(),
  }),
  reply: Empty,
})
