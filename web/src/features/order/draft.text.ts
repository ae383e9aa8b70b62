import { defineText } from '../../shared/text/text.ts'

export const draftText = defineText({
  foreign_title: { zh: '平台订单明细', en: 'As ordered on the marketplace' },
  foreign_hint: {
    zh: '每一行都配对到自己的商品后，订单才能计价和付款。配对一次，以后同一 SKU 自动配对。',
    en: 'Once every line is matched to your goods the order is priced and can be paid. A match is remembered for this SKU.',
  },
  no_sku: { zh: '无 SKU', en: 'no SKU' },
  unmatched: { zh: '未配对', en: 'Not matched' },
  matched: { zh: '已配对', en: 'Matched' },
  match: { zh: '配对商品', en: 'Match to my goods' },
  rematch: { zh: '更换配对', en: 'Match again' },
  match_title: { zh: '“{name}”对应哪个商品？', en: 'Which of your goods is “{name}”?' },
  find: { zh: '按名称、SKU 或条码查找', en: 'Find by name, SKU or barcode' },
  alike_sku: { zh: 'SKU 相近', en: 'Similar SKU' },
  alike_title: { zh: '标题相近', en: 'Similar title' },
  alike_picture: { zh: '图片相近', en: 'Similar picture' },
  choose: { zh: '选择', en: 'Choose' },
  choose_of: { zh: '选择 {name}', en: 'Choose {name}' },
  none_alike: {
    zh: '没有相近的商品，请按名称、SKU 或条码查找',
    en: 'Nothing of yours looks like it; search by name, SKU or barcode',
  },
  none: { zh: '没有找到商品，先在设计台保存一个吧。', en: 'No goods found; save a design first.' },
  none_link: { zh: '去商品库', en: 'Goods library' },
  matched_toast: {
    zh: '已配对 {lines} 行，{orders} 个订单可以付款',
    en: '{lines} lines matched, {orders} orders can be paid',
  },
  recheck: { zh: '重新检查', en: 'Check again' },
  still_draft: { zh: '还有问题没有解决', en: 'Something is still missing' },
  now_ready: { zh: '订单可以付款了', en: 'The order can be paid now' },
  external_no: { zh: '平台单号 {no}', en: 'Marketplace no. {no}' },
  price_each: { zh: '售价 {price} {currency}', en: 'Sold at {price} {currency}' },
  source: { zh: '来源', en: 'Source' },
})
