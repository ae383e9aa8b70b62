import { defineText } from '../text/text.ts'

export const payWaysText = defineText({
  combined: { zh: '余额 + {name}', en: 'Balance and {name}' },
  charge: { zh: '扣款 {amount}，汇率 1 {currency} = ¥{rate}', en: 'Charged as {amount} at ¥{rate} per {currency}' },
})
