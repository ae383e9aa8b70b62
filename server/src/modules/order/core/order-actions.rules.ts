import {
  type ActionRefusal,
  changeableStates,
  type DraftProblem,
  type HoldReason,
  type OrderAction,
  type OrderState,
  orderActions,
} from '@inkroute/contract/order/codes'

export interface ActionFacts {
  readonly state: OrderState
  readonly hold_reason: HoldReason | null
  /** Of a draft: the first that keeps it from being paid. */
  readonly problems?: readonly DraftProblem[]
  readonly pieces?: number
  /** A free reprint: a change would put a price on it. */
  readonly is_reprint?: boolean
  /** Partly refunded: its lines no longer cost what they say. */
  readonly is_partly_refunded?: boolean
}

const draftRefusals: Record<DraftProblem, ActionRefusal> = {
  personalised: 'personalised',
  unmatched: 'unmatched',
  pickup: 'bad_address',
  no_address: 'bad_address',
  address: 'bad_address',
  blocked: 'blocked_address',
  withdrawn: 'goods_withdrawn',
  minimum: 'below_minimum',
  goods: 'goods_missing',
  channel: 'no_channel',
}
const isUnpaid = (state: OrderState) => state === 'draft' || state === 'awaiting_payment'

const ended: readonly OrderState[] = ['cancelled', 'refunded', 'returned', 'completed']
const sent: readonly OrderState[] = ['shipped', 'partially_shipped', 'delivered', 'completed', 'returned']

/** Until production a seller changes a paid order alone; before payment there is nothing to change but to pay or drop it. */
function changing({ state }: ActionFacts): ActionRefusal | null {
  if (ended.includes(state)) return 'over'
  return isUnpaid(state) || changeableStates.includes(state) ? null : 'in_making'
}

/** Changes are repriced, which needs a price that is still valid. */
function repricing(facts: ActionFacts): ActionRefusal | null {
  const refusal = changing(facts)
  if (refusal) return refusal
  if (facts.is_reprint) return 'free_of_charge'
  return facts.is_partly_refunded ? 'partly_refunded' : null
}

/** Drafts have neither price nor lines of ours yet. */
const changingContent = (facts: ActionFacts): ActionRefusal | null =>
  facts.state === 'draft' ? 'still_draft' : repricing(facts)

const refusals: Record<OrderAction, (facts: ActionFacts) => ActionRefusal | null> = {
  pay: ({ state, problems, hold_reason }) => {
    if (hold_reason === 'personalised') return 'personalised'
    if (state === 'draft') return draftRefusals[problems?.[0] ?? 'goods']
    if (state === 'awaiting_payment') return null
    return ended.includes(state) ? 'over' : 'not_waiting'
  },
  match: ({ problems }) => (problems?.includes('unmatched') ? null : 'all_matched'),
  change: changingContent,
  merge: changingContent,
  split: (facts) => changingContent(facts) ?? (facts.pieces === 1 ? 'one_piece' : null),
  change_address: repricing,
  cancel: changing,
  hold: (facts) => {
    if (isUnpaid(facts.state)) return 'not_paid'
    return facts.state === 'on_hold' ? 'held' : changing(facts)
  },
  release: ({ state, hold_reason }) => {
    if (state !== 'on_hold') return 'not_held'
    if (hold_reason === 'personalised') return 'personalised'
    return hold_reason === 'seller' || hold_reason === 'rule' ? null : 'by_platform'
  },
  confirm: ({ state }) => {
    if (ended.includes(state)) return 'over'
    return state === 'shipped' || state === 'delivered' ? null : 'not_shipped'
  },
  after_sale: ({ state }) => {
    if (isUnpaid(state)) return 'not_paid'
    return sent.includes(state) || state === 'in_production' || state === 'packed' ? null : 'not_shipped'
  },
}

export const findRefusal = (action: OrderAction, facts: ActionFacts): ActionRefusal | null => refusals[action](facts)

/** Every action with whether it is open now, and why not. */
export const getActions = (facts: ActionFacts): { action: OrderAction; refusal: ActionRefusal | null }[] =>
  orderActions.map((action) => ({ action, refusal: findRefusal(action, facts) }))
