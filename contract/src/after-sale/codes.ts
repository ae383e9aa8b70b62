/** Names of after-sale, free of schemas. */

/** A work order asks for something to be put right; a return sends goods back. */
export const workForms = ['work', 'return'] as const
export type WorkForm = (typeof workForms)[number]

export const workKinds = ['quality', 'lost', 'wrong', 'late', 'other'] as const
export const returnKinds = ['quality', 'wrong', 'undelivered', 'regret', 'other'] as const
export type WorkKind = (typeof workKinds)[number] | (typeof returnKinds)[number]
export const kindsOfForm: Record<WorkForm, readonly WorkKind[]> = { work: workKinds, return: returnKinds }

export const workStates = ['submitted', 'processing', 'waiting_seller', 'resolved', 'rejected'] as const
export type WorkState = (typeof workStates)[number]

/** State machine of work orders. Decisions are final. */
export const workTransitions = {
  submitted: ['processing', 'waiting_seller', 'resolved', 'rejected'],
  processing: ['waiting_seller', 'resolved', 'rejected'],
  waiting_seller: ['processing', 'resolved', 'rejected'],
  resolved: [],
  rejected: [],
} as const satisfies Record<WorkState, readonly WorkState[]>

export const canMoveWork = (from: WorkState, to: WorkState): boolean =>
  (workTransitions[from] as readonly WorkState[]).includes(to)
export const openWorkStates: readonly WorkState[] = ['submitted', 'processing', 'waiting_seller']

export const workOutcomes = ['refund', 'reprint', 'coupon'] as const
export type WorkOutcome = (typeof workOutcomes)[number]
/** Outcome the seller asks for; staff decide. */
export const workWishes = ['refund', 'reprint', 'coupon', 'advice'] as const
export type WorkWish = (typeof workWishes)[number]

/** Whose turn it is in a conversation with support. */
export const conversationStates = ['waiting_staff', 'waiting_seller', 'closed'] as const
export type ConversationState = (typeof conversationStates)[number]
export const MAX_OPEN_CONVERSATIONS = 10

export const MAX_WORK_PICTURES = 9
/** A coupon that makes good lasts so long. */
export const GIVEN_COUPON_DAYS = 90
export const MAX_GIVEN_COUPON_FEN = 50_000

interface Words {
  readonly zh: string
  readonly en: string
}

export const workKindNames: Record<WorkKind, Words> = {
  quality: { zh: '质量问题', en: 'Quality' },
  lost: { zh: '包裹丢失', en: 'Lost parcel' },
  wrong: { zh: '发错货', en: 'Wrong item' },
  late: { zh: '发货延误', en: 'Late' },
  undelivered: { zh: '无法投递', en: 'Undeliverable' },
  regret: { zh: '买家不想要', en: 'No longer wanted' },
  other: { zh: '其他', en: 'Other' },
}

export const workStateNames: Record<WorkState, Words> = {
  submitted: { zh: '已提交', en: 'Submitted' },
  processing: { zh: '处理中', en: 'In progress' },
  waiting_seller: { zh: '等您回复', en: 'Waiting for you' },
  resolved: { zh: '已解决', en: 'Resolved' },
  rejected: { zh: '已关闭', en: 'Closed' },
}

/** The same states as staff read them. */
export const staffStateNames: Record<WorkState, Words> = {
  ...workStateNames,
  submitted: { zh: '待受理', en: 'New' },
  waiting_seller: { zh: '等卖家', en: 'Waiting for the seller' },
}

export const workOutcomeNames: Record<WorkWish, Words> = {
  refund: { zh: '退款', en: 'Refund' },
  reprint: { zh: '重新制作', en: 'Reprint' },
  coupon: { zh: '补偿优惠券', en: 'Coupon' },
  advice: { zh: '先咨询', en: 'Advice first' },
}
