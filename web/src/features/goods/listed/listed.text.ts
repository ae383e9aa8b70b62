import { defineText } from '../../../shared/text/text.ts'

export const listedText = defineText({
  title: { zh: '刊登', en: 'Listings' },
  live: { zh: '在售', en: 'Live' },
  busy: { zh: '发布中', en: 'Publishing' },
  failed: { zh: '发布失败', en: 'Failed' },
  open: { zh: '{name}：查看商品页', en: 'View listing in {name}' },
  records: { zh: '{name}：查看刊登记录', en: 'Listing records of {name}' },
  more: { zh: '等 {count} 家店铺', en: 'and {count} more {count|store|stores}' },
})
