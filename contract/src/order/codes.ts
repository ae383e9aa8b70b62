/** Names of what orders can be, free of schemas. */
export const orderStates = [
  'draft',
  'awaiting_payment',
  'paid',
  'in_review',
  'in_production',
  'packed',
  'partially_shipped',
  'shipped',
  'delivered',
  'completed',
  'on_hold',
  'cancelled',
  'refunded',
  'returned',
] as const
export type OrderState = (typeof orderStates)[number]

/** The machine: where an order can go from where it is. Nothing else moves an order. */
export const orderTransitions = {
  draft: ['awaiting_payment', 'cancelled'],
  awaiting_payment: ['paid', 'on_hold', 'cancelled'],
  paid: ['in_review', 'in_production', 'on_hold', 'cancelled'],
  in_review: ['in_production', 'on_hold', 'cancelled'],
  on_hold: ['awaiting_payment', 'paid', 'in_review', 'cancelled'],
  in_production: ['packed', 'refunded'],
  packed: ['partially_shipped', 'shipped', 'refunded'],
  partially_shipped: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: ['completed', 'returned'],
  completed: ['returned'],
  cancelled: [],
  refunded: [],
  returned: ['refunded'],
} as const satisfies Record<OrderState, readonly OrderState[]>

export const canMove = (from: OrderState, to: OrderState): boolean =>
  (orderTransitions[from] as readonly OrderState[]).includes(to)

/** Paid or held, and nothing has been made yet: the seller may still change everything alone. */
export const changeableStates: readonly OrderState[] = ['paid', 'in_review', 'on_hold']

/** Paid for or about to be, and not with the buyer yet. */
export const openOrderStates: readonly OrderState[] = [
  'awaiting_payment',
  'paid',
  'in_review',
  'on_hold',
  'in_production',
  'packed',
  'partially_shipped',
  'shipped',
]

/** What keeps an order from elsewhere a draft. */
export const draftProblems = [
  'personalised',
  'unmatched',
  'pickup',
  'no_address',
  'address',
  'blocked',
  'withdrawn',
  'minimum',
  'goods',
  'channel',
] as const
export type DraftProblem = (typeof draftProblems)[number]
/** Put right by entering where the order goes. */
export const addressProblems: readonly DraftProblem[] = ['pickup', 'no_address', 'address']

export const orderActions = [
  'pay',
  'match',
  'change',
  'change_address',
  'split',
  'merge',
  'hold',
  'release',
  'cancel',
  'confirm',
  'after_sale',
] as const
export type OrderAction = (typeof orderActions)[number]

export const orderSources = ['cart', 'import', 'store', 'fba', 'api', 'reprint'] as const
export type OrderSource = (typeof orderSources)[number]

export const holdReasons = [
  'seller',
  'rule',
  'personalised',
  'address',
  'preflight',
  'picture',
  'stock',
  'staff',
] as const
export type HoldReason = (typeof holdReasons)[number]

interface OrderTrouble {
  readonly zh: string
  readonly en: string
  readonly hold_reasons: readonly HoldReason[]
  /** What keeps a draft from being paid. */
  readonly problems: readonly DraftProblem[]
}

/** Why orders are blocked, as counted by the dashboard and shown in the list. */
export const orderTroubles = {
  address: {
    zh: '地址有问题',
    en: 'Bad address',
    hold_reasons: ['address'],
    problems: [...addressProblems, 'blocked'],
  },
  goods: {
    zh: '商品未匹配或无法下单',
    en: 'Not matched or not available',
    hold_reasons: [],
    problems: ['unmatched', 'withdrawn', 'minimum', 'goods', 'channel'],
  },
  personalised: {
    zh: '定制订单待确认',
    en: 'Personalised orders to confirm',
    hold_reasons: ['personalised'],
    problems: ['personalised'],
  },
  print: {
    zh: '印刷文件或印前检查失败',
    en: 'Print file or print check failed',
    problems: [],
    hold_reasons: ['preflight', 'picture'],
  },
  held: { zh: '暂停的订单', en: 'Orders on hold', hold_reasons: ['seller', 'stock', 'staff'], problems: [] },
} as const satisfies Record<string, OrderTrouble>
export type OrderTroubleName = keyof typeof orderTroubles
export const orderTroubleNames = Object.keys(orderTroubles) as [OrderTroubleName, ...OrderTroubleName[]]

/** Days until an unpaid order is cancelled. */
export const UNPAID_DAYS = 7
export const MAX_CHECKOUT_ORDERS = 100
/** A list of orders is counted up to here; of more it says only that there are more. */
export const MAX_COUNTED_ORDERS = 10_000
export const MAX_BULK_ORDERS = 200
/** In one run in the background. */
export const MAX_BULK_RUN = 5000
export const MAX_ORDER_VIEWS = 30

export const bulkActions = ['pay', 'cancel', 'hold', 'release', 'label', 'label_zpl', 'slip'] as const
export type BulkAction = (typeof bulkActions)[number]
/** The inverse of an action; actions without an entry cannot be undone. */
export const bulkUndo: Partial<Record<BulkAction, BulkAction>> = { hold: 'release', release: 'hold' }

interface Words {
  readonly zh: string
  readonly en: string
}

export const orderStateNames: Record<OrderState, Words> = {
  draft: { zh: '待处理', en: 'Needs attention' },
  awaiting_payment: { zh: '待付款', en: 'Awaiting payment' },
  paid: { zh: '已付款', en: 'Paid' },
  in_review: { zh: '审核中', en: 'In review' },
  in_production: { zh: '生产中', en: 'In production' },
  packed: { zh: '已打包', en: 'Packed' },
  partially_shipped: { zh: '部分发货', en: 'Partially shipped' },
  shipped: { zh: '已发货', en: 'Shipped' },
  delivered: { zh: '已签收', en: 'Delivered' },
  completed: { zh: '已完成', en: 'Completed' },
  on_hold: { zh: '已暂停', en: 'On hold' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  refunded: { zh: '已退款', en: 'Refunded' },
  returned: { zh: '已退回', en: 'Returned' },
}

export const orderActionNames: Record<OrderAction, Words> = {
  pay: { zh: '付款', en: 'Pay' },
  match: { zh: '配对商品', en: 'Match goods' },
  change: { zh: '修改订单', en: 'Change' },
  split: { zh: '拆单', en: 'Split' },
  merge: { zh: '合单', en: 'Merge' },
  change_address: { zh: '修改地址', en: 'Change address' },
  hold: { zh: '暂停', en: 'Hold' },
  release: { zh: '恢复', en: 'Release' },
  cancel: { zh: '取消订单', en: 'Cancel' },
  confirm: { zh: '确认收货', en: 'Confirm receipt' },
  after_sale: { zh: '申请售后', en: 'Get help with this order' },
}

export const holdReasonNames: Record<HoldReason, Words> = {
  seller: { zh: '卖家暂停', en: 'Held by you' },
  rule: { zh: '按店铺规则拦下', en: 'Held by a rule of the store' },
  personalised: { zh: '买家的定制内容待确认', en: 'Personalised content to confirm' },
  address: { zh: '地址有问题', en: 'Address problem' },
  preflight: { zh: '印前检查未通过', en: 'Failed the print check' },
  picture: { zh: '印刷文件生成失败', en: 'The print file could not be created' },
  stock: { zh: '仓库缺货', en: 'Out of stock' },
  staff: { zh: '平台暂停', en: 'Held by the platform' },
}

export const draftProblemNames: Record<DraftProblem, Words> = {
  personalised: {
    zh: '买家有定制内容，请先确认设计再付款',
    en: 'The buyer asked for personalised text or pictures; confirm the design before paying',
  },
  unmatched: { zh: '有商品未配对', en: 'Some lines are not matched to goods' },
  pickup: {
    zh: '买家选择自提，店铺没有收货地址；请填写寄到哪里，或取消订单',
    en: 'The buyer collects this order, so the store gave no address; enter where to send it, or cancel it',
  },
  no_address: {
    zh: '订单没有收货地址；请填写寄到哪里，或取消订单',
    en: 'The order has no address; enter where to send it, or cancel it',
  },
  address: { zh: '收货地址有误', en: 'The address is incomplete or incorrect' },
  blocked: { zh: '收货地址在黑名单中', en: 'The address is on the blacklist' },
  withdrawn: {
    zh: '有产品已下架，请换一个 SKU 或取消订单',
    en: 'A product is no longer available; match another SKU or cancel the order',
  },
  minimum: {
    zh: '没有达到产品的起订量，请增加数量或合并订单',
    en: 'Below the product’s minimum quantity; order more or merge orders',
  },
  goods: { zh: '商品已删除或缺货', en: 'Goods are deleted or out of stock' },
  channel: { zh: '没有可用的物流渠道', en: 'No channel ships there' },
}

export const orderSourceNames: Record<OrderSource, Words> = {
  cart: { zh: '购物车', en: 'Cart' },
  import: { zh: '文件导入', en: 'File import' },
  store: { zh: '店铺同步', en: 'Store' },
  fba: { zh: 'FBA', en: 'FBA' },
  api: { zh: '接口', en: 'API' },
  reprint: { zh: '免费重做', en: 'Reprint' },
}

/** Why an action is refused now. */
export const actionRefusals = {
  free_of_charge: {
    zh: '免费重做的订单请在工单里联系客服修改',
    en: 'This is a free reprint; contact support to change it',
  },
  partly_refunded: {
    zh: '已退过部分款，不能再改内容；可以取消，退回余下的金额',
    en: 'Part of this order was refunded, so it cannot be changed; cancelling it refunds the rest',
  },
  personalised: draftProblemNames.personalised,
  unmatched: draftProblemNames.unmatched,
  bad_address: draftProblemNames.address,
  blocked_address: draftProblemNames.blocked,
  goods_withdrawn: draftProblemNames.withdrawn,
  below_minimum: draftProblemNames.minimum,
  goods_missing: draftProblemNames.goods,
  no_channel: draftProblemNames.channel,
  all_matched: { zh: '商品都已配对', en: 'Every line is matched' },
  still_draft: { zh: '订单还有问题未处理', en: 'The order still needs attention' },
  one_piece: { zh: '只有一件商品，不能拆分', en: 'An order with one piece cannot be split' },
  not_waiting: { zh: '订单已付款', en: 'The order is already paid' },
  not_paid: { zh: '订单还没有付款', en: 'The order is not paid yet' },
  in_making: { zh: '已进入生产，请改为申请售后', en: 'It is in production; contact support instead' },
  over: { zh: '订单已结束', en: 'The order is already closed' },
  held: { zh: '订单已暂停', en: 'The order is already on hold' },
  not_held: { zh: '订单没有暂停', en: 'The order is not on hold' },
  not_shipped: { zh: '包裹还没有送出', en: 'The parcel has not shipped yet' },
  by_platform: {
    zh: '由平台暂停，处理好原因后自动恢复',
    en: 'Held by the platform; it continues once the cause is resolved',
  },
} as const satisfies Record<string, Words>
export type ActionRefusal = keyof typeof actionRefusals
