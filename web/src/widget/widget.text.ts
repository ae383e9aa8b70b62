import { defineText } from '../shared/text/text.ts'

/** What the script says besides the words of the buyer's page. */
export const widgetText = defineText({
  heading: { zh: '定制您的商品', en: 'Personalise it' },
  lead: {
    zh: '填写后图片会随之更新，确认后即可下单。',
    en: 'The picture follows what you fill in. Approve it, then order.',
  },
  product: { zh: '商品图片', en: 'Picture of the product' },
  approve: { zh: '确认定制内容', en: 'Approve what I see' },
  working: { zh: '请稍候…', en: 'One moment…' },
  approved: { zh: '已确认，可以下单了', en: 'Approved. You can order it now' },
  approved_code: { zh: '定制编号：{reference}', en: 'Reference: {reference}' },
  approved_page: {
    zh: '已确认。下单时请把这个编号填在定制栏或给店铺的留言中',
    en: 'Approved. Put this reference into the personalisation field or the note to the shop when you order',
  },
  copy: { zh: '复制编号', en: 'Copy the reference' },
  copied: { zh: '编号已复制', en: 'Reference copied' },
  change: { zh: '修改', en: 'Change it' },
  approve_first: {
    zh: '请先填写并确认定制内容，再加入购物车',
    en: 'Fill in and approve your personalisation before you add this to the cart',
  },
  unavailable: {
    zh: '暂时无法在此定制，请联系店铺',
    en: 'This cannot be personalised here at the moment. Please ask the shop',
  },
  failed: { zh: '没有成功，请检查网络后重试', en: 'That did not work. Check your connection and try again' },
})
