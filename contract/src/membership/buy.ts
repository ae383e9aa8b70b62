import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PayMethod, paymentStates } from '../wallet/payment.ts'
import { Empty, getPage, Instant, Money, PageInput, WireId, WireInt } from '../wire.ts'
import { planPeriods } from './membership.ts'

/** Reply of a purchase. Nothing is left to pay if the rest of an old plan covers the new one. */
export const BuyReply = z.object({
  state: z.enum(paymentStates),
  amount: Money,
  payment_id: z.int().nullable(),
  /** Cashier URL; null if nothing is left to pay. */
  pay_url: z.string().nullable(),
})
export type BuyReply = z.infer<typeof BuyReply>

export const getMembership = endpoint({
  method: 'GET',
  path: '/distribution/membership',
  access: 'seller',
  summary: 'The level, and what gives it: the plan, the spend of the last days, the higher of the two',
  input: Empty,
  reply: z.object({
    level: z.int(),
    spend_level: z.int(),
    accumulated: Money,
    /** Days over which spend counts. */
    window_days: z.int(),
    plan: z
      .object({
        level: z.int(),
        starts_at: Instant,
        ends_at: Instant,
        /** Remaining value, credited on an upgrade. */
        rest: Money,
      })
      .nullable(),
  }),
})

/** `renew` prolongs the plan, `upgrade` takes the rest of a lower one into account, `lower` is refused. */
export const quoteKinds = ['new', 'renew', 'upgrade', 'lower'] as const

export const PlanQuote = z.object({
  plan_id: z.int(),
  level: z.int(),
  period: z.enum(planPeriods),
  months: z.int(),
  kind: z.enum(quoteKinds),
  price: Money,
  credit: Money,
  /** The amount that will be charged. */
  charge: Money,
  bonus_days: z.int(),
  ends_at: Instant,
})
export type PlanQuote = z.infer<typeof PlanQuote>

export const quotePlans = endpoint({
  method: 'GET',
  path: '/distribution/membership/quotes',
  access: 'seller',
  permission: 'account.plan',
  summary: 'What each plan costs this seller now',
  input: Empty,
  reply: z.object({ quotes: z.array(PlanQuote) }),
})

export const buyPlan = endpoint({
  method: 'POST',
  path: '/distribution/membership/plan',
  moves_money: 'keyed',
  access: 'seller',
  permission: 'account.plan:buy',
  summary: 'Buy, prolong or upgrade a plan',
  input: z.object({
    plan_id: WireId,
    /** The price the seller was shown; another one is refused. */
    charge: Money,
    method: PayMethod,
  }),
  reply: BuyReply,
})

export const DesignPack = z.object({
  id: z.int(),
  quantity: z.int(),
  valid_days: z.int(),
  price: Money,
  /** Price of one design, to the fen. */
  each: Money,
})
export type DesignPack = z.infer<typeof DesignPack>

export const listDesignPacks = endpoint({
  method: 'GET',
  path: '/distribution/designPack',
  access: 'seller',
  permission: 'account.design-service',
  summary: 'Design quantity packs for sale, and how many designs were saved in the last months',
  input: Empty,
  reply: z.object({
    packs: z.array(DesignPack),
    months: z.array(z.object({ month: z.string(), used: z.int() })),
  }),
})

export const buyDesignPack = endpoint({
  method: 'POST',
  path: '/distribution/designPack/{id}/buy',
  moves_money: 'keyed',
  access: 'seller',
  permission: 'account.design-service:buy',
  summary: 'Buy a design quantity pack',
  input: z.object({ id: WireId, price: Money, method: PayMethod }),
  reply: BuyReply,
})

export const listPurchases = endpoint({
  method: 'GET',
  path: '/distribution/membership/purchases',
  access: 'seller',
  permission: 'account.vip-level',
  summary: 'Plans and packs that were bought, newest first',
  input: PageInput.extend({ kind: z.enum(['plan', 'pack']).optional() }),
  reply: getPage(
    z.object({
      id: z.int(),
      kind: z.enum(['plan', 'pack']),
      level: z.int().nullable(),
      period: z.enum(planPeriods).nullable(),
      quantity: z.int().nullable(),
      price: Money,
      credit: Money,
      charge: Money,
      done_at: Instant,
      ends_at: Instant.nullable(),
    }),
  ),
})

export const listPrivilegePrices = endpoint({
  method: 'GET',
  path: '/distribution/membership/privilegePrice',
  access: 'seller',
  permission: 'account.privilege',
  summary: 'Prices agreed with this seller, beside the list price and the price of the level',
  input: PageInput.extend({ keyword: z.string().trim().max(60).optional() }),
  reply: getPage(
    z.object({
      product_id: z.int(),
      code: z.string(),
      name: z.string(),
      /** Lowest and highest of its items. */
      list_from: Money,
      list_to: Money,
      level_from: Money,
      level_to: Money,
      agreed_from: Money,
      agreed_to: Money,
      items: WireInt,
    }),
  ).extend({ level: z.int(), discount_bp: z.int() }),
})
