import {
  type ActionRefusal,
  changeableStates,
  type HoldReason,
  type OrderAction,
  type OrderState,
  orderActions,
} from '@inkroute/contract/order-codes'

export interface ActionFacts {
  readonly state: OrderState
  readonly hold_reason: HoldReason | null
}

const ended: readonly OrderState[] = ['cancelled', 'refunded', 'returned', 'completed']
const sent: readonly OrderState[] = ['shipped', 'partially_shipped', 'delivered', 'completed', 'returned']

/** Until production a seller changes a paid order alone; before payment there is nothing to change but to pay or drop it. */
function changing({ state }: ActionFacts): ActionRefusal | null {
  if (ended.includes(state)) return 'over'
  return state === 'awaiting_payment' || changeableStates.includes(state) ? null : 'in_making'
}

const refusals: Record<OrderAction, (facts: ActionFacts) => ActionRefusal | null> = {
  pay: ({ state }) => (state === 'awaiting_payment' ? null : ended.includes(state) ? 'over' : 'not_waiting'),
  change_address: changing,
  cancel: changing,
  hold: (facts) => {
    if (facts.state === 'awaiting_payment') return 'not_paid'
    return facts.state === 'on_hold' ? 'held' : changing(facts)
  },
  release: ({ state, hold_reason }) => {
    if (state !== 'on_hold') return 'not_held'
    return hold_reason === 'seller' ? null : 'by_platform'
  },
  confirm: ({ state }) => {
    if (ended.includes(state)) return 'over'
    return state === 'shipped' || state === 'delivered' ? null : 'not_shipped'
  },
  after_sale: ({ state }) => {
    if (state === 'awaiting_payment') return 'not_paid'
    return sent.includes(state) || state === 'in_production' || state === 'packed' ? null : 'not_shipped'
  },
}

export const refusalOf = (action: OrderAction, facts: ActionFacts): ActionRefusal | null => refusals[action](facts)

/** Every action with whether it is open now, and why not. */
export const actionsOf = (facts: ActionFacts): { action: OrderAction; refusal: ActionRefusal | null }[] =>
  orderActions.map((action) => ({ action, refusal: refusalOf(action, facts) }))
