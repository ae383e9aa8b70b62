import { defineText } from '../../shared/text/text.ts'

export const membershipText = defineText({
  title: { zh: '会员等级', en: 'Membership level' },
  details: { zh: '等级权益', en: 'Benefits' },
  spent: { zh: '近 {days} 天累计消费', en: 'Spent in the last {days} {days|day|days}' },
  missing: { zh: '再消费 {amount} 升级为{level}', en: '{amount} more to reach {level}' },
  top: { zh: '已是最高等级', en: 'The highest level' },
  track: { zh: '升级进度', en: 'Progress to the next level' },
  discount: { zh: '商品折扣', en: 'Discount' },
  discount_value: { zh: '减 {percent}%', en: '{percent}% off' },
  discount_none: { zh: '无', en: 'None' },
  designs: { zh: '每月设计', en: 'Designs per month' },
  accounts: { zh: '子账号', en: 'Sub-accounts' },
  stores: { zh: '店铺', en: 'Stores' },
  unlimited: { zh: '不限', en: 'Unlimited' },
})
