import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId } from '../wire.ts'
import { Amount } from './recharge.ts'

export const MIN_WITHDRAW_FEN = 10_000
export const MAX_OPEN_WITHDRAWALS = 5

export const withdrawStates = ['submitted', 'paid', 'rejected', 'cancelled'] as const
export const withdrawMethods = ['alipay', 'bank'] as const

export const Withdrawal = z.object({
  id: z.int(),
  amount: Money,
  method: z.enum(withdrawMethods),
  account_name: z.string(),
  /** Masked for sellers, complete for finance. */
  account_no: z.string(),
  bank_name: z.string(),
  state: z.enum(withdrawStates),
  trade_no: z.string(),
  reason: z.string(),
  created_at: Instant,
  finished_at: Instant.nullable(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const createWithdrawal = endpoint({
  method: 'POST',
  path: '/distribution/withdraw',
  moves_money: 'keyed',
  access: 'seller',
  permission: 'account.withdraw:apply',
  summary: 'Ask for money; it is held until finance pays or refuses',
  input: z
    .object({
      amount: Amount,
      method: z.enum(withdrawMethods),
      account_name: z.string().trim().min(2, '请填写收款人姓名|Enter the account holder').max(60),
      account_no: z
        .string()
        .trim()
        .min(5, '请填写收款账号|Enter the account')
        .max(60)
        .regex(/^[\w@.+-]+( [\w-]+)*$/, '账号只能包含字母、数字和 @ . - _|Use letters, digits and @ . - _'),
      bank_name: z.string().trim().max(80).default(''),
      /** The caller's login password. */
      password: z.string().min(1, '请填写登录密码|Enter your password').max(64),
    })
    .refine((input) => input.method !== 'bank' || input.bank_name.length >= 2, {
      path: ['bank_name'],
      message: '请填写开户银行|Enter the bank',
    }),
  reply: z.object({ id: z.int() }),
})

export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/distribution/withdraw/{id}/cancel',
  moves_money: 'once',
  access: 'seller',
  permission: 'account.withdraw:apply',
  summary: 'Take back a request that is not paid yet',
  input: IdInput,
  reply: Empty,
})

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/distribution/withdraw',
  access: 'seller',
  permission: 'account.withdraw',
  summary: 'The seller’s withdrawals, newest first',
  input: PageInput.extend({ state: z.enum(withdrawStates).optional() }),
  reply: getPage(Withdrawal).extend({ available: Money, frozen: Money }),
})

/** Whether the recipient matches the verified name; `unverified` if there is none. */
export const nameChecks = ['same', 'different', 'unverified'] as const

const StaffWithdrawal = Withdrawal.extend({
  seller_id: z.int(),
  seller_name: z.string(),
  handler: z.string(),
  verified_name: z.string(),
  name_check: z.enum(nameChecks),
})
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>

export const listStaffWithdrawals = endpoint({
  method: 'GET',
  path: '/ops/withdraw',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Withdrawals of all sellers, those to pay first',
  input: PageInput.extend({ state: z.enum(withdrawStates).optional(), keyword: z.string().trim().max(60).optional() }),
  reply: getPage(StaffWithdrawal).extend({ to_pay: z.int() }),
})

export const reviewWithdrawal = endpoint({
  method: 'POST',
  path: '/ops/withdraw/{id}/review',
  moves_money: 'once',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Mark a withdrawal as paid, or refuse it and free the money',
  input: z
    .object({
      id: WireId,
      seller_id: WireId,
      is_paid: z.boolean(),
      trade_no: z.string().trim().max(60).default(''),
      reason: z.string().trim().max(200).default(''),
    })
    .refine((input) => !input.is_paid || input.trade_no.length >= 4, {
      path: ['trade_no'],
      message: '请填写打款流水号|Enter the transfer reference',
    })
    .refine((input) => input.is_paid || input.reason.length >= 2, {
      path: ['reason'],
      message: '请告诉卖家原因|Give a reason for the seller',
    }),
  reply: Empty,
})
