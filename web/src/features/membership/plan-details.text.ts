import { defineText } from '../../shared/text/text.ts'

/** Below the plans; loaded with that part of the page. */
export const planDetailsText = defineText({
  how: { zh: '等级怎么算', en: 'How your level is calculated' },
  how_spend: {
    zh: '累计消费统计最近 {days} 天已付款的商品和运费，减去退款；每笔付款和退款后重新计算。',
    en: 'Spend counts goods and freight paid in the last {days} {days|day|days}, less refunds, and is recalculated after each payment and refund.',
  },
  how_higher: {
    zh: '套餐等级与消费等级取较高的一个。套餐到期后，仍按消费等级享受权益。',
    en: 'The higher of plan and spend applies. When a plan ends, your spend level remains.',
  },
  how_example: {
    zh: '例：近 {days} 天消费 {amount}，即为{level}，单价减 {percent}%，无需购买套餐。',
    en: 'Example: {amount} within {days} {days|day|days} makes you {level} with {percent}% off, without a plan.',
  },
  faq: { zh: '常见问题', en: 'Questions' },
  q_discount: {
    zh: '会员折扣能和数量优惠、优惠券一起用吗？',
    en: 'Does the discount combine with quantity prices and coupons?',
  },
  a_discount: {
    zh: '可以。先按数量取阶梯价，再减会员折扣，最后使用一张优惠券。商品页的价格表按您的等级显示。',
    en: 'Yes. The quantity price applies first, then your level discount, then one coupon. Price tables show prices for your level.',
  },
  q_quota: { zh: '当月设计数量用完了怎么办？', en: 'What if I use up my designs?' },
  a_quota: {
    zh: '可以升级等级，或单独购买设计数量；未用完的数量不累积到下月。已保存的设计不受影响。',
    en: 'Upgrade or buy more designs. Unused ones do not carry over. Saved designs are not affected.',
  },
  q_down: { zh: '降级后子账号和店铺会被删除吗？', en: 'Do I lose sub-accounts or stores when my level drops?' },
  a_down: {
    zh: '不会。超出的部分保留但不能再新增，停用一部分或升级后恢复正常。',
    en: 'No. Anything above the new limits stays, but you cannot add more until you disable some or upgrade.',
  },
  q_upgrade: { zh: '套餐期间可以换更高等级吗？', en: 'Can I switch to a higher plan before mine ends?' },
  a_upgrade: {
    zh: '可以，剩余天数按比例折算为金额，抵扣新套餐的价格。',
    en: 'Yes. The remaining days are credited against the new price.',
  },
})
