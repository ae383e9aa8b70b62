import { defineText } from '../../shared/text/text.ts'

export const payText = defineText({
  title: { zh: '选择支付方式', en: 'Payment method' },
  balance: { zh: '账户余额', en: 'Balance' },
  balance_has: { zh: '可用 {amount}', en: '{amount} available' },
  balance_short: { zh: '可用 {amount}，余额不足', en: '{amount} available, not enough' },
  cashier_hint: { zh: '前往收银台付款', en: 'Continue to the payment page' },
  scan_hint: { zh: '用手机扫码付款', en: 'Scan a QR code with your phone' },
  combined_hint: { zh: '余额 {balance}，其余 {rest}', en: '{balance} from your balance, {rest} online' },
  code_none: { zh: '没有等待付款的付款码', en: 'No payment is waiting for a scan' },
  code_title: { zh: '{name} · 扫码付款', en: 'Pay with {name}' },
  code_scan: { zh: '请用{name}扫一扫付款', en: 'Scan the code with {name}' },
  code_until: { zh: '有效期至 {time}', en: 'Valid until {time}' },
  code_over: { zh: '付款码已失效，请返回后重新支付', en: 'This code has expired; go back and pay again' },
  code_back: { zh: '返回', en: 'Back' },
  pay: { zh: '支付 {amount}', en: 'Pay {amount}' },
  cancel: { zh: '取消', en: 'Cancel' },
  recharge: { zh: '去充值', en: 'Recharge' },
})

export const accountOverviewText = defineText({
  description: { zh: '资金、设计额度和会员等级一览。', en: 'Your funds, designs and level at a glance.' },
  available: { zh: '可用余额', en: 'Available' },
  frozen: { zh: '冻结中', en: 'On hold' },
  month_in: { zh: '本月收入', en: 'Received this month' },
  month_out: { zh: '本月支出', en: 'Spent this month' },
  recharge: { zh: '充值', en: 'Recharge' },
  withdraw: { zh: '提现', en: 'Withdraw' },
  trading: { zh: '交易记录', en: 'Transactions' },
  waiting: { zh: '{count} 笔付款等待完成', en: '{count} {count|payment|payments} waiting for you' },
  open: { zh: '{count} 笔提现处理中', en: '{count} {count|withdrawal|withdrawals} in progress' },
})
