import { defineText } from '../../shared/text/text.ts'

export const accountOverviewText = defineText({
  description: { zh: '资金、设计额度和会员等级一览。', en: 'Your funds, designs and level at a glance.' },
  available: { zh: '可用余额', en: 'Available' },
  frozen: { zh: '冻结中', en: 'Held' },
  month_in: { zh: '本月收入', en: 'In this month' },
  month_out: { zh: '本月支出', en: 'Out this month' },
  recharge: { zh: '充值', en: 'Recharge' },
  withdraw: { zh: '提现', en: 'Withdraw' },
  trading: { zh: '交易记录', en: 'Trading record' },
  waiting: { zh: '{count} 笔付款等待完成', en: '{count} payments wait for you' },
  open: { zh: '{count} 笔提现处理中', en: '{count} withdrawals in progress' },
})
