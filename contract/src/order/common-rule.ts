import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { decimalToFen } from '../money.ts'
import { Empty, Money } from '../wire.ts'

/** Sources of automatic orders; manual orders are paid manually. */
export const autoPaySources = ['store', 'import', 'fba'] as const
export const DEFAULT_AUTO_PAY_MAX = '500.00'

/** All checks of a text run, also after its form was refused: what is no amount fails none of the bounds. */
const holds = (test: (fen: number) => boolean) => (amount: string) =>
  !Money.safeParse(amount).success || test(decimalToFen(amount))

const Amount = Money.refine(
  holds((fen) => fen >= 0),
  '金额不能为负|It cannot be negative',
).refine(
  holds((fen) => fen <= 100_000_000),
  '金额最多 1,000,000.00|At most 1,000,000.00',
)

const Rule = z.object({
  auto_pay_sources: z.array(z.enum(autoPaySources)).max(autoPaySources.length),
  /** Dearer orders wait for a person. */
  auto_pay_max: Amount.refine(
    holds((fen) => fen > 0),
    '请填写大于 0 的金额|Enter more than 0',
  ),
  /** Null reminds below the platform's own limit. */
  low_balance: Amount.nullable(),
})
export type CommonRule = z.infer<typeof Rule>

export const getCommonRule = endpoint({
  method: 'GET',
  path: '/distribution/commonRule',
  access: 'seller',
  permission: 'setting.common-rule',
  summary: 'How orders that come by themselves are dealt with',
  input: Empty,
  reply: Rule,
})

export const setCommonRule = endpoint({
  method: 'PUT',
  path: '/distribution/commonRule',
  access: 'seller',
  permission: 'setting.common-rule:edit',
  summary: 'Change the rules; orders that are there already stay as they are',
  input: Rule,
  reply: Rule,
})
