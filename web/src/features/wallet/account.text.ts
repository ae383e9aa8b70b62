import { defineText } from '../../shared/text/text.ts'

export const payText = defineText({
  title: { zh: '选择支付方式', en: 'Payment method' },
  due: { zh: '应付金额', en: 'To pay' },
  balance: { zh: '账户余额', en: 'Balance' },
  balance_has: { zh: '可用 {amount}', en: '{amount} available' },
  balance_short: { zh: '可用 {amount}，余额不足', en: '{amount} available, not enough' },
  alipay: { zh: '支付宝', en: 'Alipay' },
  alipay_hint: { zh: '前往支付宝收银台付款', en: 'Continue to Alipay’s cashier' },
  combined: { zh: '余额 + 支付宝', en: 'Balance and Alipay' },
  combined_hint: { zh: '余额 {balance}，支付宝 {rest}', en: '{balance} from your balance, {rest} by Alipay' },
  pay: { zh: '支付 {amount}', en: 'Pay {amount}' },
  cancel: { zh: '取消', en: 'Cancel' },
  recharge: { zh: '去充值', en: 'Recharge' },
})

export const accountOverviewText = defineText({
  description: { zh: '资金、设计额度和会员等级一览。', en: 'Your funds, designs and level at a glance.' },
  available: { zh: '可用余额', en: 'Available' },
  frozen: { zh: '冻结中', en: 'Held' },
  month_in: { zh: '本月收入', en: 'In this month' },
  month_out: { zh: '本月支出', en: 'Out this month' },
  recharge: { zh: '充值', en: 'Recharge' },
  withdraw: { zh: '提现', en: 'Withdraw' },
  trading: { zh: '交易记录', en: 'Trading record' },
  waiting: { zh: '{count} 笔付款等待完成', en: '{count} payments waiting for you' },
  open: { zh: '{count} 笔提现处理中', en: '{count} withdrawals in progress' },
})
