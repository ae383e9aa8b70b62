import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId } from '../wire.ts'
import { Charged, PayChannel, payChannels } from './payment.ts'

/** In fen. Below it the fee of a transfer is more than the sum is worth; above it a bank transfer is the way. */
export const rechargeLimits = { min_fen: 100, max_cashier_fen: 5_000_000, max_bank_fen: 100_000_000 } as const
export const MAX_VOUCHERS = 3

export const Amount = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, '请填写金额，例如 500 或 500.00|Enter an amount such as 500 or 500.00')

export const rechargeStates = ['waiting', 'reviewing', 'paid', 'rejected', 'closed'] as const
export const rechargeChannels = [...payChannels, 'bank'] as const

const Voucher = z.object({ upload_id: z.int(), name: z.string(), preview_url: z.string(), url: z.string() })

export const Recharge = z.object({
  id: z.int(),
  recharge_no: z.string(),
  channel: z.enum(rechargeChannels),
  amount: Money,
  charge: Charged.nullable(),
  state: z.enum(rechargeStates),
  trade_no: z.string().nullable(),
  payer: z.string(),
  transferred_on: z.string().nullable(),
  note: z.string(),
  vouchers: z.array(Voucher),
  reason: z.string(),
  created_at: Instant,
  finished_at: Instant.nullable(),
})
export type Recharge = z.infer<typeof Recharge>

export const startRecharge = endpoint({
  method: 'POST',
  path: '/distribution/recharge/{channel}',
  moves_money: 'keyed',
  access: 'seller',
  permission: 'account.recharge',
  summary: 'Begin a recharge at a cashier; the browser goes on to it',
  input: z.object({ channel: PayChannel, amount: Amount }),
  reply: z.object({ id: z.int(), recharge_no: z.string(), pay_url: z.string() }),
})

export const sendBankRecharge = endpoint({
  method: 'POST',
  path: '/distribution/recharge/bank',
  moves_money: 'keyed',
  access: 'seller',
  permission: 'account.recharge',
  summary: 'Tell us of a bank transfer, with its voucher',
  input: z.object({
    amount: Amount,
    payer: z.string().trim().min(2, '请填写付款户名|Enter the name of the paying account').max(80),
    transferred_on: z.iso.date('请选择转账日期|Choose the transfer date'),
    note: z.string().trim().max(200).default(''),
    /** Uploads of purpose `attachment`. */
    upload_ids: z.array(WireId).min(1, '请上传转账凭证|Add the transfer receipt').max(MAX_VOUCHERS),
  }),
  reply: z.object({ id: z.int(), recharge_no: z.string() }),
})

export const listRecharges = endpoint({
  method: 'GET',
  path: '/distribution/recharge',
  access: 'seller',
  permission: 'account.recharge',
  summary: 'The seller’s recharges, newest first',
  input: PageInput.extend({ state: z.enum(rechargeStates).optional() }),
  reply: getPage(Recharge),
})

export const checkRecharge = endpoint({
  method: 'POST',
  path: '/distribution/recharge/{id}/check',
  moves_money: 'once',
  access: 'seller',
  permission: 'account.recharge',
  summary: 'Ask the cashier about a waiting recharge',
  input: IdInput,
  reply: Recharge,
})

export const getRechargeReceipt = endpoint({
  method: 'POST',
  path: '/distribution/recharge/{id}/receipt',
  access: 'seller',
  permission: 'account.recharge',
  summary: 'The receipt of a recharge as a PDF',
  input: IdInput,
  reply: z.object({ url: z.string(), file_name: z.string() }),
})

/** Where bank transfers go. */
export const getBankAccount = endpoint({
  method: 'GET',
  path: '/distribution/recharge/bankAccount',
  access: 'seller',
  permission: 'account.recharge',
  summary: 'The account bank transfers go to, and the remark that finds the seller',
  input: Empty,
  reply: z.object({ holder: z.string(), bank: z.string(), number: z.string(), remark: z.string() }),
})

const StaffRecharge = Recharge.extend({ seller_id: z.int(), seller_name: z.string(), handler: z.string() })
export type StaffRecharge = z.infer<typeof StaffRecharge>

export const listStaffRecharges = endpoint({
  method: 'GET',
  path: '/ops/recharge',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Recharges of all sellers, those to review first',
  input: PageInput.extend({ state: z.enum(rechargeStates).optional(), keyword: z.string().trim().max(60).optional() }),
  reply: getPage(StaffRecharge).extend({ to_review: z.int() }),
})

export const reviewRecharge = endpoint({
  method: 'POST',
  path: '/ops/recharge/{id}/review',
  moves_money: 'once',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Book a bank transfer or refuse it',
  input: z
    .object({
      id: WireId,
      seller_id: WireId,
      is_approved: z.boolean(),
      /** Bank reference of the transfer; each is booked once. */
      bank_no: z.string().trim().max(60).default(''),
      reason: z.string().trim().max(200).default(''),
    })
    .refine((input) => !input.is_approved || input.bank_no.length >= 4, {
      path: ['bank_no'],
      message: '请填写银行流水号|Enter the bank reference',
    })
    .refine((input) => input.is_approved || input.reason.length >= 2, {
      path: ['reason'],
      message: '请告诉卖家原因|Give a reason for the seller',
    }),
  reply: Empty,
})
