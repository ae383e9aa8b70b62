import { type FirstStep, firstSteps } from '@inkroute/contract/dashboard/first-steps'

export interface StepFacts {
  readonly has_goods: boolean
  readonly has_paid: boolean
  readonly has_store: boolean
  readonly has_listing: boolean
  readonly has_buyer_order: boolean
  readonly many_paid: boolean
}

/** What a sub-account has to be allowed to do for the step to be theirs. */
const needed: Record<FirstStep, string> = {
  design: 'design.single',
  sample: 'order.cart',
  shop: 'order.store',
  publish: 'listing.release',
  order: 'order.admin',
}

const done: Record<FirstStep, (facts: StepFacts) => boolean> = {
  design: (facts) => facts.has_goods,
  sample: (facts) => facts.has_paid,
  shop: (facts) => facts.has_store,
  publish: (facts) => facts.has_listing,
  order: (facts) => facts.has_buyer_order,
}

export const stepsFor = (facts: StepFacts, held: ReadonlySet<string> | null) =>
  firstSteps.filter((key) => held === null || held.has(needed[key])).map((key) => ({ key, is_done: done[key](facts) }))

/** Somebody who sells without a shop, from files for example, never takes every step and needs no path either. */
export const isNew = (facts: StepFacts, steps: readonly { readonly is_done: boolean }[]): boolean =>
  !facts.many_paid && steps.some(({ is_done }) => !is_done)
