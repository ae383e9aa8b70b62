import { defineText } from '../../shared/text/text.ts'

export const overviewText = defineText({
  business: { zh: '经营概况', en: 'Business at a glance' },
  period: { zh: '统计周期', en: 'Period' },
  days: { zh: '近 {days} 天', en: '{days} {days|day|days}' },
  today_amount: { zh: '今日支付', en: 'Paid today' },
  today_orders: { zh: '今日订单', en: 'Orders today' },
  period_amount: { zh: '近 {days} 天支付', en: 'Paid in {days} {days|day|days}' },
  period_orders: { zh: '近 {days} 天订单', en: 'Orders in {days} {days|day|days}' },
  against_yesterday: { zh: '昨日 {value}', en: '{value} yesterday' },
  against_before: { zh: '上一周期 {value}', en: '{value} in the previous period' },
  up: { zh: '增长 {percent}%', en: 'up {percent}%' },
  down: { zh: '下降 {percent}%', en: 'down {percent}%' },
  chart: { zh: '每日支付金额', en: 'Paid by day' },
  chart_orders: { zh: '每日订单数', en: 'Orders by day' },
  amount: { zh: '支付金额', en: 'Paid' },
  orders: { zh: '订单数', en: 'Orders' },
  by_amount: { zh: '金额', en: 'Amount' },
  by_orders: { zh: '订单', en: 'Orders' },
  what: { zh: '图表内容', en: 'Chart' },
  states: { zh: '订单进度', en: 'Orders by status' },
  all_orders: { zh: '全部订单', en: 'All orders' },
  statistics: { zh: '详细统计', en: 'Statistics' },
  goods: { zh: '热销商品', en: 'Best sellers' },
  goods_worth: { zh: '货款，不含运费', en: 'Goods, excluding freight' },
  goods_none: { zh: '这段时间还没有卖出商品', en: 'No sales in this period' },
  pieces: { zh: '{count} 件', en: '{count} pcs' },
  countries: { zh: '发往国家', en: 'Destinations' },
  orders_total: { zh: '订单', en: 'orders' },
  no_orders: { zh: '还没有付款的订单', en: 'No paid orders yet' },
  no_orders_body: {
    zh: '挑一件底版，放上图案，下第一单，这里就会有数字。',
    en: 'Pick a product, add artwork and place your first order; figures will appear here.',
  },
  start: { zh: '开始设计', en: 'Start designing' },
  cart: { zh: '去购物车', en: 'Go to cart' },
})

export const todoText = defineText({
  title: { zh: '待办清单', en: 'To-do list' },
  add: { zh: '添加', en: 'Add' },
  placeholder: { zh: '写下要做的事，回车添加', en: 'Add a to-do' },
  due: { zh: '截止日期', en: 'Due' },
  empty: { zh: '没有待办。写下今天要做的事，做完打勾。', en: 'Nothing to do. Add a task and tick it off when done.' },
  today: { zh: '今天', en: 'Today' },
  late: { zh: '已过期 {day}', en: 'Was due {day}' },
  remove: { zh: '删除“{body}”', en: 'Remove “{body}”' },
  tick: { zh: '完成“{body}”', en: 'Done: “{body}”' },
  done: { zh: '已完成 {count}', en: '{count} done' },
})

export const fundsText = defineText({
  title: { zh: '资金', en: 'Funds' },
  details: { zh: '费用明细', en: 'Fees' },
  available: { zh: '可用余额', en: 'Available' },
  frozen: { zh: '冻结', en: 'On hold' },
  month_in: { zh: '本月收入', en: 'Received this month' },
  month_out: { zh: '本月支出', en: 'Spent this month' },
  recharge: { zh: '充值', en: 'Recharge' },
  withdraw: { zh: '提现', en: 'Withdraw' },
})

export const quotaText = defineText({
  title: { zh: '用量', en: 'Quotas' },
  upgrade: { zh: '升级会员', en: 'Upgrade' },
  designs: { zh: '本月设计', en: 'Designs this month' },
  packs: { zh: '另有数量包 {left} 个', en: 'plus {left} in packs' },
  stores: { zh: '店铺', en: 'Stores' },
  seats: { zh: '子账号', en: 'Sub-accounts' },
  unlimited: { zh: '不限', en: 'Unlimited' },
  renews: { zh: '{day} 恢复额度', en: 'Renews {day}' },
  near: { zh: '即将用完', en: 'Nearly used up' },
})
