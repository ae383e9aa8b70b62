import { defineText } from '../../../shared/text/text.ts'

export const commonRuleText = defineText({
  description: {
    zh: '自动进来的订单怎么处理。改动只影响以后的订单。',
    en: 'How orders that arrive automatically are handled. Changes apply to new orders only.',
  },
  auto_pay: { zh: '自动付款', en: 'Pay automatically' },
  auto_pay_hint: {
    zh: '勾选来源的新订单会从余额自动付款，随后进入生产；余额不足或印前检查有问题的仍等您处理。',
    en: 'New orders from these sources are paid from your balance and go into production. If the balance is too low or the print check fails, they wait for you.',
  },
  source_store: { zh: '店铺同步的订单', en: 'Orders from stores' },
  source_import: { zh: '文件导入的订单', en: 'Imported orders' },
  source_fba: { zh: '导入的 FBA 订单', en: 'Imported FBA orders' },
  max: { zh: '单笔不超过（元）', en: 'Up to (CNY per order)' },
  max_hint: { zh: '更贵的订单等您确认后再付。', en: 'More expensive orders wait until you pay them.' },
  max_bad: { zh: '请填写 0.01 到 1,000,000.00 之间的金额', en: 'Enter an amount between 0.01 and 1,000,000.00' },
  low: { zh: '余额提醒', en: 'Low balance' },
  low_auto: {
    zh: '自动：不够付待付款订单，或低于 ¥100.00',
    en: 'Automatically: when it does not cover unpaid orders or drops below ¥100.00',
  },
  low_own: { zh: '低于这个金额时提醒', en: 'Remind me below this amount' },
  low_amount: { zh: '提醒金额（元）', en: 'Amount (CNY)' },
  low_hint: { zh: '提醒出现在工作台的待处理事项里。', en: 'The reminder appears in the to-do list on the dashboard.' },
  save: { zh: '保存规则', en: 'Save rules' },
  saved: { zh: '规则已保存', en: 'Rules saved' },
})
