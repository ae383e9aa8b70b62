import { defineText } from '../../../shared/text/text.ts'

export const profitText = defineText({
  title: { zh: '利润计算', en: 'Profit calculator' },
  lead: {
    zh: '填上售价，看扣除平台佣金、手续费、货款和运费后还剩多少。按现在选的颜色、尺码、工艺和数量计算。',
    en: 'Enter your price to see what is left after fees, goods and freight, for the colour, size, technique and quantity chosen.',
  },
  platform: { zh: '销售平台', en: 'Marketplace' },
  choose: { zh: '请选择', en: 'Please choose' },
  sale_price: { zh: '每件售价（{currency}）', en: 'Price per piece ({currency})' },
  freight: { zh: '整单运费（元）', en: 'Freight of the parcel (CNY)' },
  freight_help: {
    zh: '先填上面最便宜的渠道，可以自己改',
    en: 'The cheapest channel above to begin with; change it as you like',
  },
  not_amount: { zh: '请输入 0 到 1000000 之间的金额', en: 'Enter an amount between 0 and 1,000,000' },
  rate: { zh: '汇率 1 {currency} = {rate} 元', en: '1 {currency} = {rate} CNY' },
  goods: { zh: '货款', en: 'Goods' },
  freight_share: { zh: '运费', en: 'Freight' },
  commission: { zh: '平台佣金 {percent}', en: 'Commission {percent}' },
  payment_fee: { zh: '支付手续费 {percent}', en: 'Payment fee {percent}' },
  fixed_fee: { zh: '固定费用', en: 'Fixed fee' },
  tax: { zh: '价内增值税 {percent}', en: 'VAT in the price {percent}' },
  revenue: { zh: '销售额', en: 'Sales' },
  profit: { zh: '利润', en: 'Profit' },
  loss: { zh: '亏损', en: 'Loss' },
  margin: { zh: '利润率', en: 'Margin' },
  break_even: { zh: '保本售价', en: 'Break-even price' },
  pending: { zh: '正在计算…', en: 'Working it out…' },
  failed: { zh: '没有算出来，请稍后再试', en: 'Could not be worked out; try again in a moment' },
  note: {
    zh: '佣金与手续费按各平台公开的常见费率估算，实际以平台账单为准。',
    en: 'Fees follow the usual published rates of each marketplace; its bill is what counts.',
  },
})
