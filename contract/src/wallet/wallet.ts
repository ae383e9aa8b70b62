import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, Instant, Money, PageInput, WireInt } from '../wire.ts'

export const getGroupBalance = endpoint({
  method: 'GET',
  path: '/distribution/user/getGroupBalance',
  access: 'seller',
  summary: 'Level and available balance, for the user dropdown',
  input: Empty,
  reply: z.object({
    /** `level_name` is in the language of the call. */
    group: z.object({ level: z.int(), level_name: z.string() }),
    /** Absent for sub-accounts that neither pay nor look after money. */
    balance: Money.optional(),
  }),
})

export const getFunds = endpoint({
  method: 'GET',
  path: '/distribution/wallet/funds',
  access: 'seller',
  permission: 'account.mine',
  summary: 'What the seller has, what is held, and what came and went this month',
  input: Empty,
  reply: z.object({
    available: Money,
    frozen: Money,
    /** Of the present calendar month in Shanghai. */
    month_in: Money,
    month_out: Money,
    waiting_payments: z.int(),
    open_withdrawals: z.int(),
  }),
})

/** Reasons for money movements, shown, filtered and linked in the transaction history. */
export const movementCauses = [
  { key: 'recharge', zh: '充值', en: 'Recharge' },
  { key: 'payment', zh: '支付', en: 'Payment' },
  { key: 'refund', zh: '退款', en: 'Refund' },
  { key: 'payment_hold', zh: '支付冻结', en: 'Held for a payment' },
  { key: 'payment_release', zh: '支付解冻', en: 'Released from a payment' },
  { key: 'late_payment', zh: '付款转余额', en: 'Late payment to balance' },
  { key: 'withdraw', zh: '提现', en: 'Withdrawal' },
  { key: 'withdraw_return', zh: '提现退回', en: 'Withdrawal returned' },
  { key: 'dispute_hold', zh: '争议冻结', en: 'Held for a dispute' },
  { key: 'dispute_won', zh: '争议解冻', en: 'Released from a dispute' },
  { key: 'dispute_lost', zh: '争议扣款', en: 'Lost dispute' },
  { key: 'compensation', zh: '赔付', en: 'Compensation' },
  { key: 'adjustment', zh: '调整', en: 'Adjustment' },
] as const
export const movementCauseKeys = movementCauses.map(({ key }) => key)
export type MovementCause = (typeof movementCauses)[number]['key']

/** A cause that has no name yet is shown as it is. */
export const movementCauseNames = (key: string): { readonly zh: string; readonly en: string } =>
  movementCauses.find((cause) => cause.key === key) ?? { zh: key, en: key }

const Day = z.iso.date('日期写作 2026-11-15|Enter the date as 2026-11-15')

export const MovementFilter = z.object({
  cause: z.enum(movementCauseKeys).optional(),
  direction: z.enum(['in', 'out']).optional(),
  /** Calendar days of the caller's zone, both included. */
  date_from: Day.optional(),
  date_to: Day.optional(),
  /** Number or title. */
  keyword: z.string().trim().max(60).optional(),
})

export const Movement = z.object({
  id: z.int(),
  cause: z.string(),
  cause_id: z.string(),
  /** In the language of the call. */
  title: z.string(),
  amount: Money,
  /** The available balance after it. */
  balance_after: Money,
  created_at: Instant,
})
export type Movement = z.infer<typeof Movement>

export const listMovements = endpoint({
  method: 'GET',
  path: '/distribution/wallet/movements',
  access: 'seller',
  permission: 'account.trading',
  summary: 'Every movement of the available balance, newest first',
  input: PageInput.extend(MovementFilter.shape),
  reply: getPage(Movement).extend({ sum_in: Money, sum_out: Money }),
})

export const getFeeSummary = endpoint({
  method: 'GET',
  path: '/distribution/wallet/feeSummary',
  access: 'seller',
  permission: 'account.fees',
  summary: 'What the seller paid in each of the last months, by kind',
  input: z.object({ months: WireInt.min(1).max(24).default(6) }),
  reply: z.object({
    months: z.array(
      z.object({
        /** '2026-11', in Shanghai. */
        month: z.string(),
        goods: Money,
        freight: Money,
        service: Money,
        /** Coupon and compensation amounts, as positive numbers. */
        coupon: Money,
        compensation: Money,
        total: Money,
      }),
    ),
  }),
})

export const getUnpaidCount = endpoint({
  method: 'GET',
  path: '/distribution/pay/unpaidCnt',
  access: 'seller',
  summary: 'How many payments wait for the seller',
  input: Empty,
  reply: z.object({ count: z.int() }),
})
