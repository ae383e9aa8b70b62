import { defineText } from '../../../shared/text/text.ts'

export const productsText = defineText({
  description: {
    zh: '按底版查看已有商品，在同一底版上继续设计',
    en: 'Your goods grouped by base product; start another design on the same one',
  },
  keyword: { zh: '底版名称或编码', en: 'Name or code of the base product' },
  goods: { zh: '{goods} 个商品 · {skus} 个 SKU', en: '{goods} {goods|item|items} · {skus} {skus|SKU|SKUs}' },
  price: { zh: '成本 {price} 起', en: 'Cost from {price}' },
  last: { zh: '最近设计', en: 'Last designed' },
  design: { zh: '再设计一个', en: 'New design' },
  all: { zh: '查看全部', en: 'See all' },
  gone: { zh: '已下架', en: 'No longer available' },
  empty: { zh: '还没有商品', en: 'No goods yet' },
  none: { zh: '没有符合条件的底版', en: 'No base products match these filters' },
  choose: { zh: '去选底版', en: 'Choose a base product' },
})
