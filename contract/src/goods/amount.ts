import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, Instant } from '../wire.ts'
import { PriceRule, priceEndings } from './price.ts'

export const MAX_AMOUNT_TEMPLATES = 50

const screen = { access: 'seller', permission: 'goods.amount' } as const
const edit = { access: 'seller', permission: 'goods.amount:edit' } as const

const State = z.object({
  name: z.string().trim().min(1, '请输入名称|Enter a name').max(40, '名称最多 40 个字|At most 40 characters'),
  rule: PriceRule,
  ending: z.enum(priceEndings).default('none'),
})

export const AmountTemplate = State.extend({ id: z.int(), ending: z.enum(priceEndings), updated_at: Instant })
export type AmountTemplate = z.infer<typeof AmountTemplate>

export const listAmountTemplates = endpoint({
  method: 'GET',
  path: '/distribution/amountTemplate',
  ...screen,
  summary: 'Ways to set selling prices, kept by name',
  input: Empty,
  reply: z.object({ templates: z.array(AmountTemplate) }),
})

export const createAmountTemplate = endpoint({
  method: 'POST',
  path: '/distribution/amountTemplate',
  ...edit,
  summary: `Keep a way to set prices; a seller has at most ${MAX_AMOUNT_TEMPLATES}`,
  input: State,
  reply: z.object({ id: z.int() }),
})

export const updateAmountTemplate = endpoint({
  method: 'PUT',
  path: '/distribution/amountTemplate/{id}',
  ...edit,
  summary: 'Change a template; prices that were set by it stay',
  input: State.extend(IdInput.shape),
  reply: Empty,
})

export const deleteAmountTemplate = endpoint({
  method: 'DELETE',
  path: '/distribution/amountTemplate/{id}',
  ...edit,
  summary: 'Remove a template; prices that were set by it stay',
  input: IdInput,
  reply: Empty,
})
