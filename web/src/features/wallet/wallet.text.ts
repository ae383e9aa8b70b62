import { defineText } from '../../shared/text/text.ts'

export const walletText = defineText({
  balance: { zh: '可用余额', en: 'Available balance' },
  unit: { zh: '人民币', en: 'CNY' },
  recharge: { zh: '充值', en: 'Recharge' },
  fees: { zh: '费用明细', en: 'Fees' },
  note: { zh: '用于支付订单和增值服务', en: 'Pays for orders and services' },
})
